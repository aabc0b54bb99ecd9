import { formatScore, LEVELS, type Level, type SessionEvent } from "@kibitz/engine";
import type { ChessMove, ChessPosition, Colour } from "@kibitz/rules/chess";
import { type Board, createBoard } from "../board/board.ts";
import type { PageParts } from "../page.ts";
import { movesBetween, viewOf } from "./chess-view.ts";
import { showMoves } from "./move-list.ts";
import { choosePromotion } from "./promotion.ts";
import { loadNewestGame, newGameKey, saveGame } from "./saved-game.ts";
import {
  type ChessPlayer,
  type ChessSession,
  resumeGame,
  type Seating,
  setUpGame,
} from "./table.ts";
import { statusSentence } from "./words.ts";

const FIRST_SEATING: Seating = { side: "white", level: 3 };

type ChessEvent = SessionEvent<ChessPosition, ChessMove, Colour>;

/** One game between a person and the engine, from the set-up to the result. */
export class GameScreen {
  readonly #parts: PageParts;
  readonly #engine: ChessPlayer;
  readonly #board: Board;
  readonly #buttons: Readonly<
    Record<"takeBack" | "redo" | "hint" | "resign" | "retry", HTMLButtonElement>
  >;
  #seating = FIRST_SEATING;
  #session: ChessSession;
  /** Under which the browser keeps the game. */
  #key = "";

  constructor(parts: PageParts, engine: ChessPlayer) {
    this.#parts = parts;
    this.#engine = engine;
    this.#board = createBoard(parts.board, {
      move: (from, to) => void this.#move(from, to),
      miss: () => this.#say("That piece cannot go there. Your move."),
    });
    this.#session = setUpGame(engine, FIRST_SEATING);
    this.#buttons = {
      takeBack: this.#addButton("Take back", () => this.#session.takeBack()),
      redo: this.#addButton("Redo", () => this.#session.redo()),
      hint: this.#addButton("Hint", () => void this.#hint()),
      resign: this.#addButton("Resign", () => this.#resign()),
      retry: this.#addButton("Try again", () => this.#session.retry()),
    };
    parts.setup.addEventListener("input", () => this.#showSetup());
    parts.setup.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#newGame();
    });
  }

  /** Goes on with the game that was kept, or sets up a first one. */
  open(): void {
    const saved = loadNewestGame();
    const seating = saved && {
      side: colourOf(saved.game.side),
      level: levelOf(saved.game.level),
    };
    const session = seating && resumeGame(this.#engine, seating, saved.game.snapshot);
    if (seating && session) this.#sit(seating, session, saved.key);
    else this.#sit(FIRST_SEATING, this.#session, newGameKey());
  }

  #newGame(): void {
    const level = levelOf(this.#parts.level.valueAsNumber);
    const seating = { side: this.#chosenSide(), level };
    this.#session.close();
    this.#sit(seating, setUpGame(this.#engine, seating), newGameKey());
    this.#board.focus();
  }

  /** Gives the page to a session, which has not been started or comes back paused. */
  #sit(seating: Seating, session: ChessSession, key: string): void {
    this.#seating = seating;
    this.#key = key;
    this.#session = session;
    this.#showSeating();
    session.subscribe((event) => this.#heard(event));
    const begun = session.start();
    if (!begun.ok) session.resume();
    this.#show();
  }

  #heard(event: ChessEvent): void {
    if (event.kind !== "changed") return;
    this.#show();
    const refused = saveGame(this.#key, { ...this.#seating, snapshot: event.snapshot });
    if (event.change.kind === "failed") this.#showFault(event.change.message);
    else this.#showFault(refused);
  }

  async #move(from: number, to: number): Promise<void> {
    const session = this.#session;
    const moves = movesBetween(session.state.line, from, to);
    const [only] = moves;
    const { promotion } = this.#parts;
    const move =
      moves.length === 1 ? only : await choosePromotion(promotion, moves, this.#seating.side);
    if (move !== undefined && session === this.#session) session.submit(move);
    this.#show();
  }

  async #hint(): Promise<void> {
    const { line } = this.#session.state;
    const analysis = this.#engine.analyse(line, { timeMs: HINT_TIME_MS });
    let text = "";
    for await (const info of analysis) {
      const score = info.score && formatScore(info.score);
      const [move] = info.pv;
      if (move !== undefined) {
        text = `Hint: ${this.#session.game.notation.formatMove(move, line)} (${score})`;
      }
    }
    if (this.#session.state.line === line && text !== "") this.#say(text);
  }

  /** The first press asks, the second resigns. */
  #resign(): void {
    const { resign } = this.#buttons;
    if (resign.textContent === RESIGN_QUESTION) {
      this.#session.resign(this.#seating.side);
      return;
    }
    resign.textContent = RESIGN_QUESTION;
    setTimeout(() => {
      resign.textContent = "Resign";
    }, QUESTION_TIME_MS);
  }

  #say(sentence: string): void {
    this.#parts.status.textContent = sentence;
  }

  #show(): void {
    const { state } = this.#session;
    const { side } = this.#seating;
    const playing = state.status.kind === "playing";
    const yourTurn = playing && state.line.position.sideToMove === side;
    this.#board.show(viewOf(state.line, side, playing ? side : undefined));
    showMoves(this.#parts.moves, state);
    this.#say(statusSentence(state, side));
    this.#parts.bottom.classList.toggle("to-move", yourTurn);
    this.#parts.top.classList.toggle("to-move", playing && !yourTurn);
    this.#buttons.takeBack.disabled = !state.played.some((move) => move.side === side);
    this.#buttons.redo.disabled = state.undone.length === 0;
    this.#buttons.hint.disabled = !yourTurn;
    this.#buttons.resign.disabled = !playing;
    this.#buttons.retry.hidden = state.status.kind !== "failed";
    // A button that is switched off under the keyboard would lose the focus to nowhere.
    if (document.activeElement === document.body) this.#board.focus();
  }

  #showSeating(): void {
    const { side, level } = this.#seating;
    this.#parts.top.textContent = `Kibitz, level ${level}`;
    this.#parts.bottom.textContent = `You, ${side}`;
    this.#parts.level.value = String(level);
    for (const choice of this.#parts.setup.querySelectorAll<HTMLInputElement>("[name=side]")) {
      choice.checked = choice.value === side;
    }
    this.#showSetup();
  }

  /** What is set for the next game, and the command that plays it in the terminal. */
  #showSetup(): void {
    const { level, levelShown, equivalent } = this.#parts;
    levelShown.value = level.value;
    const words = [
      "npx kibitz play chess",
      `--level ${level.value}`,
      `--side ${this.#chosenSide()}`,
    ];
    equivalent.replaceChildren(...words.flatMap((text) => [" ", unbroken(text)]).slice(1));
  }

  #chosenSide(): Colour {
    return colourOf(new FormData(this.#parts.setup).get("side"));
  }

  #showFault(message: string | undefined): void {
    this.#parts.fault.hidden = message === undefined;
    this.#parts.fault.textContent = message ?? "";
  }

  #addButton(label: string, action: () => void): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.addEventListener("click", action);
    this.#parts.actions.append(button);
    return button;
  }
}

const HINT_TIME_MS = 1000;
const RESIGN_QUESTION = "Really resign?";
const QUESTION_TIME_MS = 4000;

/** Text that stays on one line. */
function unbroken(text: string): HTMLElement {
  const span = document.createElement("span");
  span.className = "unbroken";
  span.textContent = text;
  return span;
}

const colourOf = (text: unknown): Colour => (text === "black" ? "black" : "white");

const levelOf = (value: number): Level =>
  LEVELS.find((level) => level === value) ?? FIRST_SEATING.level;
