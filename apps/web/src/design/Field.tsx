import { type JSX, Show } from "solid-js";
import "./fields.css";

export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with the value and what to do, as a sentence. */
  readonly fault?: string | undefined;
  /** Says the label to those who listen only. */
  readonly hideLabel?: boolean | undefined;
  /** One input, select or textarea. */
  readonly children: JSX.Element;
}

/** A control with its label above and what there is to say about it below. */
export function Field(props: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label class="field">
      <span classList={{ "field-label": true, unseen: props.hideLabel ?? false }}>
        {props.label}
      </span>
      {props.children}
      <Show when={props.hint}>
        <span class="field-hint">{props.hint}</span>
      </Show>
      <Show when={props.fault}>
        <span class="field-fault" role="alert">
          {props.fault}
        </span>
      </Show>
    </label>
  );
}
