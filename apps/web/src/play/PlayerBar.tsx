import { Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { SideMark } from "../design/SideMark.tsx";
import type { Seat } from "../library/game-store.ts";
import { ClockFace } from "./ClockFace.tsx";
import { describeLevel, type LevelledGame, levelOf } from "./levels.ts";
import { seatName } from "./seats.ts";
import type { Table } from "./table.ts";
import type { ClockFaces } from "./table-signals.ts";
import type { TableView } from "./table-view.ts";

export interface PlayerBarProps<P, M, S extends string> {
  readonly table: Table<P, M, S>;
  readonly view: TableView<P, M, S>;
  readonly side: S;
  readonly clocks: ClockFaces<S>;
}

/** Who sits at this edge of the board, with what it has taken and the time that it has left. */
export function PlayerBar<P, M, S extends string>(props: PlayerBarProps<P, M, S>) {
  const seat = () => props.table.seats[props.side];
  const entry = () => props.table.identity.entry;
  const toMove = () => props.table.game.sideToMove(props.view.state.line.position) === props.side;
  const isPlaying = () => props.view.state.status.kind === "playing";
  const isThinking = () => isPlaying() && toMove() && seat().kind === "engine";
  const detail = () => {
    const name = entry().sideName(props.side);
    const words = engineWords(entry(), seat());
    if (words !== "") return `${name} · ${words}`;
    return name === seatName(seat()) ? "" : name;
  };
  return (
    <div class="seat-bar" data-to-move={isPlaying() && toMove() ? "" : undefined}>
      <SideMark side={props.side === props.table.game.sides[0] ? "first" : "second"} />
      <div class="seat-names">
        <span class="seat-name">{seatName(seat())}</span>
        <Show when={detail()}>
          <span class="seat-detail">{detail()}</span>
        </Show>
      </div>
      <Show when={isThinking()}>
        <span class="thinking" role="img" aria-label="thinking">
          <i />
          <i />
          <i />
        </span>
      </Show>
      <Show when={entry().Captures}>
        {(captures) => (
          <span class="seat-captures">
            <Dynamic component={captures()} line={props.view.state.line} side={props.side} />
          </span>
        )}
      </Show>
      <Show when={props.clocks[props.side]}>
        {(reading) => (
          <ClockFace
            reading={reading()}
            control={props.view.state.clock.controls[props.side]}
            isRunning={isPlaying() && toMove()}
            label={`${entry().sideName(props.side)}'s clock`}
          />
        )}
      </Show>
    </div>
  );
}

function engineWords(game: LevelledGame, seat: Seat): string {
  const level = seat.kind === "engine" ? levelOf(seat.level) : undefined;
  return level === undefined ? "" : describeLevel(game, level);
}
