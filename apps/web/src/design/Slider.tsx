import { createUniqueId } from "solid-js";
import "./fields.css";

export interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The value in words, such as "Level 3, about 900 Elo". */
  readonly format?: ((value: number) => string) | undefined;
  readonly disabled?: boolean | undefined;
}

/** A number out of a range, with what it means beside its label. */
export function Slider(props: SliderProps) {
  const id = createUniqueId();
  const words = () => props.format?.(props.value) ?? String(props.value);
  return (
    <div class="field slider">
      <div class="field-head">
        <label class="field-label" for={id}>
          {props.label}
        </label>
        <output class="field-value" for={id}>
          {words()}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={props.min}
        max={props.max}
        step={props.step ?? 1}
        value={props.value}
        disabled={props.disabled}
        aria-valuetext={words()}
        onInput={(event) => props.onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
