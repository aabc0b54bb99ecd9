import type { ChessMove, Colour } from "@kibitz/rules/chess";
import { drawPiece } from "../board/pieces.ts";

/** Asks which piece a pawn becomes; undefined when the person steps back. */
export function choosePromotion(
  dialog: HTMLDialogElement,
  moves: readonly ChessMove[],
  colour: Colour,
): Promise<ChessMove | undefined> {
  return new Promise((resolve) => {
    const buttons = [...moves].reverse().map((move) => buttonFor(move, colour));
    for (const { button, move } of buttons) {
      button.addEventListener("click", () => {
        resolve(move);
        dialog.close();
      });
    }
    dialog.addEventListener("close", () => resolve(undefined), { once: true });
    dialog.replaceChildren(...buttons.map(({ button }) => button));
    dialog.showModal();
  });
}

function buttonFor(move: ChessMove, colour: Colour) {
  const role = move.promotion ?? "queen";
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-label", role);
  button.append(drawPiece(role, colour));
  return { button, move };
}
