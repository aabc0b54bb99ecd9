import { For } from "solid-js";
import { Field } from "./Field.tsx";

export interface SelectProps<V extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly hint?: string | undefined;
  readonly hideLabel?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** One choice of many. It is the browser's own, which every phone and screen reader handles well. */
export function Select<V extends string>(props: SelectProps<V>) {
  const choose = (text: string): void => {
    const chosen = props.options.find(({ value }) => value === text);
    if (chosen !== undefined) props.onChange(chosen.value);
  };
  return (
    <Field label={props.label} hint={props.hint} hideLabel={props.hideLabel}>
      <select disabled={props.disabled} onChange={(event) => choose(event.currentTarget.value)}>
        <For each={props.options}>
          {(option) => (
            <option value={option.value} selected={option.value === props.value}>
              {option.label}
            </option>
          )}
        </For>
      </select>
    </Field>
  );
}
