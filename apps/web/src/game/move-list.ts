import type { ChessState } from "./words.ts";

/** Fills the list with numbered pairs of moves and keeps the latest in sight. */
export function showMoves(list: HTMLElement, { line, played }: ChessState): void {
  const { sideToMove, fullmoveNumber } = line.start;
  const offset = sideToMove === "white" ? 0 : 1;
  const texts = [...Array<string>(offset).fill("…"), ...played.map(({ record }) => record.text)];
  const rows: HTMLElement[] = [];
  for (let i = 0; i < texts.length; i += 2) {
    const row = document.createElement("li");
    row.append(cell(`${fullmoveNumber + i / 2}.`, "number"));
    row.append(...texts.slice(i, i + 2).map((text) => cell(text, "move")));
    rows.push(row);
  }
  list.replaceChildren(...rows);
  const moves = list.querySelectorAll(".move");
  moves[moves.length - 1]?.classList.add("latest");
  list.scrollTop = list.scrollHeight;
}

function cell(text: string, className: string): HTMLElement {
  const span = document.createElement("span");
  span.className = className;
  span.textContent = text;
  return span;
}
