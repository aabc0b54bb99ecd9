import { createUniqueId, For, type JSX } from "solid-js";
import "./segmented.css";

export interface SegmentedOption<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly icon?: JSX.Element;
}

export interface SegmentedProps<V extends string> {
  readonly label: string;
  readonly options: readonly SegmentedOption<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** Says the label to those who listen only. */
  readonly hideLabel?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** One choice of few that are all in view; a radio group to the keyboard and to those who listen. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const name = createUniqueId();
  return (
    <fieldset class="segmented" disabled={props.disabled}>
      <legend classList={{ "field-label": true, unseen: props.hideLabel ?? false }}>
        {props.label}
      </legend>
      <div class="segmented-row">
        <For each={props.options}>
          {(option) => (
            <label class="segment">
              <input
                type="radio"
                class="unseen"
                name={name}
                value={option.value}
                checked={option.value === props.value}
                onChange={() => props.onChange(option.value)}
              />
              {option.icon}
              <span>{option.label}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
