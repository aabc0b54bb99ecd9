import { createUniqueId, Show } from "solid-js";
import "./fields.css";

export interface SwitchProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
}

/** On or off, at once. */
export function Switch(props: SwitchProps) {
  const hintId = createUniqueId();
  return (
    <label class="switch">
      <span>{props.label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={props.checked}
        disabled={props.disabled}
        aria-checked={props.checked}
        aria-describedby={props.hint === undefined ? undefined : hintId}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <Show when={props.hint}>
        <span class="field-hint" id={hintId}>
          {props.hint}
        </span>
      </Show>
    </label>
  );
}
