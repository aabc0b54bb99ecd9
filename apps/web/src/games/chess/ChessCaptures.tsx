import type { Line } from "@kibitz/rules";
import type { ChessMove, ChessPosition, Colour } from "@kibitz/rules/chess";
import { createMemo, For, Show } from "solid-js";
import "./captures.css";
import { describeSurplus, surplusOf } from "./material.ts";
import { PieceIcon } from "./pieces/PieceIcon.tsx";

/** What a side has taken more than the other, with the sum in pawns for the side that is ahead. */
export function ChessCaptures(props: {
  readonly line: Line<ChessPosition, ChessMove>;
  readonly side: Colour;
}) {
  const surplus = createMemo(() => surplusOf(props.line.position.board, props.side));
  const words = () => describeSurplus(surplus());
  return (
    <Show when={words() !== ""}>
      <span class="captures" role="img" aria-label={words()} title={words()}>
        <For each={surplus().pieces}>
          {({ role, count }) => (
            <span class="captures-kind">
              <For each={Array.from({ length: count })}>
                {() => <PieceIcon piece={{ role, colour: "black" }} class="captured" />}
              </For>
            </span>
          )}
        </For>
        <Show when={surplus().points > 0}>
          <span class="figures">+{surplus().points}</span>
        </Show>
      </span>
    </Show>
  );
}
