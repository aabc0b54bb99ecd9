import { Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { SideMark } from "../design/SideMark.tsx";
import { playerTag } from "../games/player-tags.ts";
import type { AnalysisModel } from "./model.ts";

/** Who plays a side, with what the file knows of it. */
export function StudyPlayer<P, M, S extends string>(props: {
  readonly model: AnalysisModel<P, M, S>;
  readonly side: S;
}) {
  const { model } = props;
  const sideName = () => model.entry.sideName(props.side);
  const tag = (suffix = ""): string | undefined => {
    const value = model.record().tags.get(`${playerTag(model.game, props.side)}${suffix}`);
    return value === undefined || /^[?]?$/.test(value) ? undefined : value;
  };
  return (
    <div class="study-player" data-to-move={model.sideToMove() === props.side ? "" : undefined}>
      <SideMark side={props.side === model.game.sides[0] ? "first" : "second"} />
      <span class="study-player-name">{tag() ?? sideName()}</span>
      <Show when={tag("Elo")}>
        {(rating) => <span class="study-player-rating figures">{rating()}</span>}
      </Show>
      <Show when={model.entry.Captures}>
        {(captures) => (
          <span class="study-player-captures">
            <Dynamic component={captures()} line={model.here().line} side={props.side} />
          </span>
        )}
      </Show>
      <Show when={clockOf(model, props.side)}>
        {(clock) => <span class="study-player-clock figures">{clock()}</span>}
      </Show>
    </div>
  );
}

/** What the side's clock showed after its last move. */
function clockOf<P, M, S extends string>(
  model: AnalysisModel<P, M, S>,
  side: S,
): string | undefined {
  const way = model.way();
  for (let ply = way.length - 1; ply > 0; ply--) {
    const before = way[ply]?.before;
    const clockMs = model.nodes()[ply - 1]?.clockMs;
    if (before === undefined || clockMs === undefined) continue;
    if (model.game.sideToMove(before.line.position) === side) return clockText(clockMs);
  }
  return undefined;
}

function clockText(clockMs: number): string {
  const seconds = Math.floor(clockMs / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
