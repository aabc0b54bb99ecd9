import type { Colour, Piece } from "@kibitz/rules/chess";
import { startDrag } from "./drag.ts";
import { drawPiece } from "./pieces.ts";

/** All that a board shows. It knows no rules: targets come from outside. */
export interface BoardView {
  /** 64 entries, a1 first. */
  readonly pieces: readonly (Piece | undefined)[];
  readonly bottom: Colour;
  /** Where each piece may go now; empty while nobody may move here. */
  readonly targets: ReadonlyMap<number, ReadonlySet<number>>;
  readonly lastMove?: readonly number[];
  /** The square of a king in check. */
  readonly check?: number;
}

export interface Board {
  show(view: BoardView): void;
  /** Puts the keyboard on the board's one tab stop. */
  focus(): void;
}

export interface BoardIntents {
  /** A person wants to move from one square to one of its targets. */
  move(from: number, to: number): void;
  /** A person has tried a square that is no target. */
  miss(from: number, to: number): void;
}

/** An 8 x 8 grid of buttons with one tab stop: click, drag or arrow keys with Enter. */
export function createBoard(root: HTMLElement, intents: BoardIntents): Board {
  const cells = Array.from({ length: 64 }, (_, square) => createCell(square));
  let view: BoardView = { pieces: [], bottom: "white", targets: new Map() };
  let selected: number | undefined;
  let focused = 4;

  root.className = "board";
  root.setAttribute("role", "grid");
  root.setAttribute("aria-label", "Chess board");

  const select = (square: number | undefined): void => {
    selected = square;
    paint(cells, view, selected, focused);
  };

  const activate = (square: number): void => {
    const from = selected;
    if (from !== undefined && view.targets.get(from)?.has(square)) {
      select(undefined);
      intents.move(from, square);
    } else {
      if (from !== undefined && from !== square && !view.targets.has(square)) {
        intents.miss(from, square);
      }
      select(view.targets.has(square) && square !== from ? square : undefined);
    }
  };

  const focus = (square: number): void => {
    focused = square;
    paint(cells, view, selected, focused);
    cells[square]?.focus();
  };

  root.addEventListener("click", (event) => {
    const square = squareAt(event.target);
    if (square === undefined) return;
    focus(square);
    activate(square);
  });

  root.addEventListener("keydown", (event) => {
    if (event.key === "Escape") return select(undefined);
    const next = neighbour(focused, event.key, view.bottom);
    if (next === undefined) return;
    event.preventDefault();
    focus(next);
  });

  root.addEventListener("pointerdown", (event) => {
    const from = squareAt(event.target);
    const cell = from === undefined ? undefined : cells[from];
    if (from === undefined || cell === undefined || !view.targets.has(from)) return;
    startDrag(event, cell, {
      begin: () => select(from),
      drop: (target) => {
        const to = squareAt(target);
        if (to !== undefined && to !== from) activate(to);
        else select(undefined);
      },
    });
  });

  return {
    focus: () => cells[focused]?.focus(),
    show(next) {
      if (next.bottom !== view.bottom || root.childElementCount === 0) {
        root.replaceChildren(...rowsFor(next.bottom, cells));
      }
      view = next;
      select(selected !== undefined && next.targets.has(selected) ? selected : undefined);
    },
  };
}

function createCell(square: number): HTMLButtonElement {
  const cell = document.createElement("button");
  cell.type = "button";
  cell.setAttribute("role", "gridcell");
  cell.dataset.square = String(square);
  cell.classList.add("square", ((square >> 3) + square) % 2 === 1 ? "light" : "dark");
  cell.append(coordinate(rankOf(square), "rank"), coordinate(fileOf(square), "file"));
  return cell;
}

/** Rows from the top of the screen, each with its cells from left to right. */
function rowsFor(bottom: Colour, cells: readonly HTMLElement[]): HTMLElement[] {
  return Array.from({ length: 8 }, (_, fromTop) => {
    const row = document.createElement("div");
    row.setAttribute("role", "row");
    row.className = "row";
    const rank = bottom === "white" ? 7 - fromTop : fromTop;
    const inRank = cells.slice(8 * rank, 8 * rank + 8);
    row.append(...(bottom === "white" ? inRank : inRank.reverse()));
    return row;
  });
}

function paint(
  cells: readonly HTMLElement[],
  view: BoardView,
  selected: number | undefined,
  focused: number,
): void {
  const targets = selected === undefined ? undefined : view.targets.get(selected);
  cells.forEach((cell, square) => {
    const piece = view.pieces[square];
    const isTarget = targets?.has(square) ?? false;
    paintPiece(cell, piece);
    cell.tabIndex = square === focused ? 0 : -1;
    cell.classList.toggle("selected", square === selected);
    cell.classList.toggle("target", isTarget);
    cell.classList.toggle("occupied", piece !== undefined);
    cell.classList.toggle("movable", view.targets.has(square));
    cell.classList.toggle("last", view.lastMove?.includes(square) ?? false);
    cell.classList.toggle("check", square === view.check);
    cell.setAttribute("aria-selected", String(square === selected));
    cell.setAttribute("aria-label", labelOf(square, view, isTarget));
    paintCoordinates(cell, square, view.bottom);
  });
}

function paintPiece(cell: HTMLElement, piece: Piece | undefined): void {
  const key = piece === undefined ? "" : `${piece.colour} ${piece.role}`;
  if (cell.dataset.piece === key) return;
  cell.dataset.piece = key;
  cell.querySelector("svg")?.remove();
  if (piece !== undefined) cell.append(drawPiece(piece.role, piece.colour));
}

/** Files stand on the bottom row and ranks on the left column. */
function paintCoordinates(cell: HTMLElement, square: number, bottom: Colour): void {
  const isBottomRow = square >> 3 === (bottom === "white" ? 0 : 7);
  const isLeftColumn = (square & 7) === (bottom === "white" ? 0 : 7);
  const [rank, file] = cell.querySelectorAll<HTMLElement>(".coordinate");
  if (rank) rank.hidden = !isLeftColumn;
  if (file) file.hidden = !isBottomRow;
}

function coordinate(text: string, place: "rank" | "file"): HTMLElement {
  const span = document.createElement("span");
  span.className = `coordinate ${place}`;
  span.setAttribute("aria-hidden", "true");
  // The style sheet writes it, so that it is not taken for the label of the square.
  span.dataset.text = text;
  return span;
}

function labelOf(square: number, view: BoardView, isTarget: boolean): string {
  const piece = view.pieces[square];
  return [
    `${fileOf(square)}${rankOf(square)}`,
    piece === undefined ? "empty" : `${piece.colour} ${piece.role}`,
    ...(view.lastMove?.includes(square) ? ["last move"] : []),
    ...(square === view.check ? ["in check"] : []),
    ...(isTarget ? ["can move here"] : []),
  ].join(", ");
}

const fileOf = (square: number): string => "abcdefgh".charAt(square & 7);
const rankOf = (square: number): string => String((square >> 3) + 1);

function squareAt(target: EventTarget | null): number | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>("[data-square]");
  return cell === null ? undefined : Number(cell.dataset.square);
}

const STEPS: Readonly<Record<string, readonly [files: number, ranks: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function neighbour(square: number, key: string, bottom: Colour): number | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const sign = bottom === "white" ? 1 : -1;
  const file = (square & 7) + sign * step[0];
  const rank = (square >> 3) + sign * step[1];
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? square : file + 8 * rank;
}
