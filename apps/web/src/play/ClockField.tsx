import { createSignal, Show } from "solid-js";
import { Field } from "../design/Field.tsx";
import { Select } from "../design/Select.tsx";
import {
  CLOCK_PRESETS,
  type CustomClock,
  clockFault,
  customClockOf,
  customClockText,
  isPreset,
} from "./clock-choice.ts";

const CUSTOM = "custom";

/** The time that both sides have: a usual one, or minutes with an increment or a delay. */
export function ClockField(props: {
  readonly text: string;
  readonly fault: string | undefined;
  onChange(text: string): void;
}) {
  const [isCustom, setCustom] = createSignal(!isPreset(props.text));
  const [custom, setCustomClock] = createSignal(customClockOf(props.text));
  const choose = (value: string): void => {
    setCustom(value === CUSTOM);
    props.onChange(value === CUSTOM ? customClockText(custom()) : value);
  };
  const change = (part: Partial<CustomClock>): void => {
    setCustomClock((clock) => ({ ...clock, ...part }));
    props.onChange(customClockText(custom()));
  };
  return (
    <>
      <Select
        label="Clock"
        options={[...CLOCK_PRESETS, { value: CUSTOM, label: "Your own" }]}
        value={isCustom() ? CUSTOM : props.text}
        onChange={choose}
      />
      <Show when={isCustom()}>
        <div class="custom-clock">
          <Field label="Minutes" fault={props.fault ?? clockFault(props.text)}>
            <input
              type="text"
              inputmode="decimal"
              value={custom().minutes}
              onInput={(event) => change({ minutes: event.currentTarget.value })}
            />
          </Field>
          <Select
            label="Bonus"
            options={[
              { value: "increment", label: "Increment" },
              { value: "delay", label: "Delay" },
            ]}
            value={custom().bonus}
            onChange={(bonus) => change({ bonus })}
          />
          <Field label="Seconds">
            <input
              type="text"
              inputmode="decimal"
              value={custom().seconds}
              onInput={(event) => change({ seconds: event.currentTarget.value })}
            />
          </Field>
        </div>
      </Show>
    </>
  );
}
