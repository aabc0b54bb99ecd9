import { Field } from "./Field.tsx";

/** A whole number that is typed or stepped; what is none in the range is put back. */
export function CountField(props: {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly disabled?: boolean | undefined;
  onChange(value: number): void;
}) {
  const change = (input: HTMLInputElement): void => {
    const value = input.valueAsNumber;
    const isCount = Number.isInteger(value) && value >= props.least && value <= props.most;
    if (isCount) props.onChange(value);
    else input.valueAsNumber = props.value;
  };
  return (
    <Field label={props.label} hideLabel={props.hideLabel}>
      <input
        type="number"
        inputmode="numeric"
        min={props.least}
        max={props.most}
        value={props.value}
        disabled={props.disabled}
        onChange={(event) => change(event.currentTarget)}
      />
    </Field>
  );
}
