import type { ClockReading, TimeControl } from "@kibitz/engine";
import Hourglass from "lucide-solid/icons/hourglass";
import { Show } from "solid-js";
import { formatClock, isLow } from "./clock-face.ts";

/** The clock of a side; a sign and a colour say that little is left. */
export function ClockFace(props: {
  readonly reading: ClockReading;
  readonly control: TimeControl;
  readonly isRunning: boolean;
  readonly label: string;
}) {
  const low = () => isLow(props.reading, props.control);
  return (
    <span
      class="clock figures"
      role="timer"
      aria-label={props.label}
      aria-live="off"
      data-running={props.isRunning ? "" : undefined}
      data-low={low() ? "" : undefined}
    >
      <Show when={low()}>
        <Hourglass aria-hidden="true" />
      </Show>
      <Show when={props.isRunning && (props.reading.delayMs ?? 0) > 0}>
        <span class="clock-delay">+{formatClock(props.reading.delayMs ?? 0)}</span>
      </Show>
      <span>{formatClock(props.reading.remainingMs)}</span>
    </span>
  );
}
