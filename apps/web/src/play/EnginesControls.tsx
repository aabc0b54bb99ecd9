import Pause from "lucide-solid/icons/pause";
import Play from "lucide-solid/icons/play";
import StepForward from "lucide-solid/icons/step-forward";
import { createSignal, Show } from "solid-js";
import { Button } from "../design/Button.tsx";
import { Segmented } from "../design/Segmented.tsx";
import { FOLLOWABLE_MS } from "./seat-player.ts";
import type { Table } from "./table.ts";
import type { TableView } from "./table-view.ts";

const PACES = [
  { value: "fast", label: "Fast", leastMs: 100 },
  { value: "normal", label: "Normal", leastMs: FOLLOWABLE_MS },
  { value: "slow", label: "Slow", leastMs: 2500 },
] as const;

interface EnginesProps<P, M, S extends string> {
  readonly table: Table<P, M, S>;
  readonly view: TableView<P, M, S>;
}

/** Whether two engines play. */
export function EnginesControls<P, M, S extends string>(props: EnginesProps<P, M, S>) {
  const isPlaying = () => props.view.state.status.kind === "playing";
  return (
    <fieldset class="play-controls" aria-label="Actions">
      <Button
        tone="primary"
        icon={isPlaying() ? <Pause /> : <Play />}
        onClick={() => (isPlaying() ? props.table.pause() : props.table.resume())}
      >
        <Show when={isPlaying()} fallback="Play">
          Pause
        </Show>
      </Button>
      <Button icon={<StepForward />} onClick={() => props.table.step()}>
        One move
      </Button>
    </fieldset>
  );
}

/** How fast two engines play. */
export function PaceChoice<P, M, S extends string>(props: Pick<EnginesProps<P, M, S>, "table">) {
  const [pace, setPace] = createSignal<(typeof PACES)[number]["value"]>("normal");
  const choose = (value: (typeof PACES)[number]["value"]): void => {
    setPace(value);
    const { leastMs } = PACES.find((each) => each.value === value) ?? PACES[1];
    props.table.setPace(leastMs);
  };
  return <Segmented label="Pace" hideLabel options={PACES} value={pace()} onChange={choose} />;
}
