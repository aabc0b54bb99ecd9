import type { ChessMove, Colour, PromotionRole } from "@kibitz/rules/chess";
import { For, onCleanup, onMount } from "solid-js";
import type { Cell } from "../../board/geometry.ts";
import { PieceIcon } from "./pieces/PieceIcon.tsx";
import "./promotion.css";

/** From the most to the least frequent. */
const ORDER: readonly PromotionRole[] = ["queen", "knight", "rook", "bishop"];

/**
 * Asks on the square what a pawn becomes: a column of pieces from the edge towards the middle of
 * the board.
 */
export function PromotionPicker(props: {
  readonly moves: readonly ChessMove[];
  readonly colour: Colour;
  readonly cell: Cell;
  readonly label: string;
  onPick(move: ChessMove): void;
  onCancel(): void;
}) {
  let menu: HTMLDivElement | undefined;
  const moves = ORDER.flatMap((role) => props.moves.filter(({ promotion }) => promotion === role));
  const items = (): HTMLElement[] => [...(menu?.querySelectorAll<HTMLElement>("button") ?? [])];

  const step = (by: number): void => {
    const all = items();
    const now = all.findIndex((item) => item.contains(document.activeElement));
    all[(now + by + all.length) % all.length]?.focus();
  };

  const isHandled = (event: KeyboardEvent): boolean => {
    const towardsMiddle = props.cell.row === 0 ? 1 : -1;
    if (event.key === "Escape" || event.key === "Tab") props.onCancel();
    else if (event.key === "ArrowDown") step(towardsMiddle);
    else if (event.key === "ArrowUp") step(-towardsMiddle);
    else return jump(event.key);
    return true;
  };

  /** Letters as in notation; n is the knight. */
  const jump = (key: string): boolean => {
    const index = moves.findIndex(({ promotion }) => letterOf(promotion) === key.toLowerCase());
    items()[index]?.focus();
    return index >= 0;
  };

  // Who came by keys goes on from the square on which the keys were.
  const origin = document.activeElement;
  onCleanup(() => {
    if (origin instanceof HTMLElement && origin !== document.body) origin.focus();
  });
  onMount(() => {
    items()[0]?.focus();
    menu?.addEventListener("keydown", (event) => {
      if (!isHandled(event)) return;
      event.preventDefault();
      event.stopPropagation();
    });
  });

  return (
    <div class="promotion-veil" role="presentation" onPointerDown={() => props.onCancel()}>
      <div
        class="promotion-picker"
        classList={{ "from-bottom": props.cell.row !== 0 }}
        style={{ left: `${props.cell.column * 12.5}%` }}
        role="menu"
        aria-label={props.label}
        ref={menu}
        onPointerDown={(event) => event.stopPropagation()}
      >
        <For each={moves}>
          {(move) => (
            <button
              type="button"
              role="menuitem"
              aria-label={move.promotion}
              onClick={() => props.onPick(move)}
            >
              <PieceIcon piece={{ colour: props.colour, role: move.promotion ?? "queen" }} />
            </button>
          )}
        </For>
      </div>
    </div>
  );
}

const letterOf = (role: PromotionRole | undefined): string =>
  role === "knight" ? "n" : (role ?? "").charAt(0);
