import type { Player, Session, SessionChange, SessionEvent, SessionState } from "@kibitz/engine";
import { type Game, type Line, plain, playAll, shortened, startLine } from "@kibitz/rules";
import { scoreWords } from "../analysis-text.ts";
import type { Console } from "../console.ts";
import type { GameEntry } from "../games/entry.ts";
import { explain, SHOWN_CHARACTERS } from "../position.ts";
import { type Instruction, instructionHelp, parseInstruction, type Word } from "./instruction.ts";
import { describeOutcome, movesPlayed, sideLine } from "./words.ts";

export interface TerminalGameOptions<P, M, S extends string> {
  readonly entry: GameEntry<P, M, S>;
  readonly session: Session<P, M, S>;
  readonly variant: string;
  /** Answers hints; plays the engine's sides. */
  readonly adviser: Player<P, M>;
  readonly console: Console;
  readonly ascii: boolean;
  /** The side at the bottom of the board. */
  readonly bottom: S;
  /** Writes the game for other programs; rejects with a reason in plain words. */
  readonly save: (state: SessionState<P, M, S>, file: string) => Promise<void>;
}

const HINT_TIME_MS = 1000;

/** Changes after which the board looks different. */
const REDRAWN: ReadonlySet<string> = new Set([
  "started",
  "resumed",
  "moved",
  "taken-back",
  "redone",
]);

/** A session seen through a terminal: draws what changes and does what is typed. */
export class TerminalGame<P, M, S extends string> {
  readonly #options: TerminalGameOptions<P, M, S>;
  readonly #session: Session<P, M, S>;
  readonly #console: Console;
  #flipped: boolean;
  /** Whether a move is made that is not the last of its line, after which no board is drawn. */
  #isInSeries = false;

  constructor(options: TerminalGameOptions<P, M, S>) {
    this.#options = options;
    this.#session = options.session;
    this.#console = options.console;
    this.#flipped = options.bottom !== options.session.game.sides[0];
    options.session.subscribe((event) => this.#heard(event));
  }

  /** Does what one line asks for; resolves to false when the person leaves. */
  async take(text: string): Promise<boolean> {
    const instruction = parseInstruction(text, this.#options.entry);
    if (instruction?.kind === "quit") return false;
    if (instruction !== undefined) await this.#follow(instruction);
    return true;
  }

  /** The board with both sides, and whose turn it is. */
  draw(): void {
    const { entry, ascii, variant } = this.#options;
    const { line } = this.#session.state;
    const style = { ascii, colour: this.#console.colour, flipped: this.#flipped };
    const [first, second] = this.#session.game.sides;
    const [top, bottom] = this.#flipped ? [first, second] : [second, first];
    this.#print("");
    this.#print(sideLine(this.#session, top));
    this.#print(entry.drawBoard(line, style, variant));
    this.#print(sideLine(this.#session, bottom));
  }

  async #follow(instruction: Instruction): Promise<void> {
    switch (instruction.kind) {
      case "move":
        this.#move(instruction.text);
        break;
      case "save":
        await this.#save(instruction.file);
        break;
      default:
        await this.#actions[instruction.kind]();
    }
  }

  readonly #actions: Readonly<Record<Word, () => void | Promise<void>>> = {
    undo: () => this.#tell(this.#session.takeBack()),
    redo: () => this.#tell(this.#session.redo()),
    hint: () => this.#hint(),
    now: () => this.#moveNow(),
    draw: () => this.#offerOrClaimDraw(),
    resign: () => this.#tell(this.#session.resign(this.#speaker())),
    retry: () => this.#tell(this.#session.retry()),
    moves: () => this.#print(this.#legalMoves() || "There is no legal move."),
    game: () => this.#print(this.#movesPlayed() || "No move has been made."),
    position: () => this.#print(this.#positionText()),
    board: () => this.draw(),
    flip: () => this.#flip(),
    help: () => this.#print(this.#help()),
    quit: () => {},
  };

  #moveNow(): void {
    if (this.#isPerson(this.#session.sideToMove)) this.#print("It is your move.");
    else this.#tell(this.#session.moveNow());
  }

  #flip(): void {
    this.#flipped = !this.#flipped;
    this.draw();
  }

  #movesPlayed(): string {
    return movesPlayed(this.#session.state, this.#session.game.sides);
  }

  #positionText(): string {
    const { game, state } = this.#session;
    return game.notation.formatPosition(state.line.position);
  }

  #help(): string {
    const { entry } = this.#options;
    return instructionHelp(entry.moveExamples, entry);
  }

  /** Makes the moves of a line, one after the other while they are this person's. */
  #move(text: string): void {
    const words = this.#movesIn(text);
    this.#isInSeries = words.length > 1;
    let made = 0;
    while (made < words.length && this.#mayGoOn(made) && this.#makeMove(words[made] ?? "")) made++;
    const wasSeries = this.#isInSeries;
    this.#isInSeries = false;
    if (!wasSeries || made === 0) return;
    if (made < words.length) this.#print(this.#whyNotMade(words.slice(made)));
    if (!this.#answerIsDue() && this.#session.state.status.kind !== "over") this.draw();
  }

  #whyNotMade(words: readonly string[]): string {
    const isOver = this.#session.state.status.kind === "over";
    const hasPassed = !isOver && !this.#isPerson(this.#session.sideToMove);
    const reason = isOver
      ? ", since the game is over"
      : hasPassed
        ? ", since the turn has passed"
        : "";
    return `Not made${reason}: ${plain(shortened(words.join(" "), SHOWN_CHARACTERS))}`;
  }

  /** A text is one move where it can be, and several otherwise. */
  #movesIn(text: string): readonly string[] {
    const { game, state } = this.#session;
    if (game.notation.parseMove(text, state.line).ok) return [text];
    const { splitMoves = (words: string) => words.trim().split(/\s+/) } = this.#options.entry;
    const words = splitMoves(text);
    const [first = ""] = words;
    return game.notation.parseMove(first, state.line).ok ? words : [text];
  }

  /** After the first move of a line it may be the engine's turn, or nobody's. */
  #mayGoOn(made: number): boolean {
    if (made === 0) return true;
    return (
      this.#session.state.status.kind === "playing" && this.#isPerson(this.#session.sideToMove)
    );
  }

  #makeMove(text: string): boolean {
    const { game, state } = this.#session;
    const move = game.notation.parseMove(text, state.line);
    if (!move.ok) {
      this.#print(`${explain(move.error, text)}\n(type help for the commands)`);
      return false;
    }
    const done = this.#session.submit(move.value);
    this.#tell(done);
    return done.ok;
  }

  async #hint(): Promise<void> {
    const { game, state } = this.#session;
    const { line, status } = state;
    if (status.kind === "over") this.#print("The game is over.");
    else if (!this.#isPerson(this.#session.sideToMove)) this.#print("The engine is thinking.");
    else this.#print(await adviceOf(this.#options.adviser, game, line).catch(noAdvice));
  }

  #offerOrClaimDraw(): void {
    const session = this.#session;
    const mayClaim = this.#isPerson(session.sideToMove) && session.claimableDraw !== undefined;
    this.#tell(mayClaim ? session.claimDraw() : session.offerDraw(this.#speaker()));
  }

  async #save(file: string): Promise<void> {
    if (file === "") {
      const { fileEnding } = this.#options.entry;
      this.#print(`save needs the name of a file, as in: save my-game.${fileEnding}`);
      return;
    }
    try {
      await this.#options.save(this.#session.state, file);
      this.#print(`Saved to ${file}.`);
    } catch (error) {
      this.#print(`${file} cannot be written: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** The person who types: the one to move, or the only one there is. */
  #speaker(): S {
    const { sideToMove, game } = this.#session;
    return this.#isPerson(sideToMove)
      ? sideToMove
      : (game.sides.find((side) => this.#isPerson(side)) ?? sideToMove);
  }

  #isPerson(side: S): boolean {
    return this.#session.participants[side].kind === "person";
  }

  /** In one line, or each with what it does. */
  #legalMoves(): string {
    const { entry, variant } = this.#options;
    const { game, state } = this.#session;
    const { line } = state;
    const moves = game.legalMoves(line);
    const texts = moves.map((move) => game.notation.formatMove(move, line));
    if (entry.describeMove === undefined) return texts.join(" ");
    const width = Math.max(...texts.map(({ length }) => length));
    return moves
      .map((move, at) => {
        return `  ${texts[at]?.padEnd(width)}  ${entry.describeMove?.(move, line, variant)}`;
      })
      .join("\n");
  }

  #heard(event: SessionEvent<P, M, S>): void {
    if (event.kind !== "changed") return;
    const announcement = this.#announcementOf(event.change, event.state.line);
    if (announcement !== undefined) this.#print(announcement);
    const isRedrawn = REDRAWN.has(event.change.kind) && !this.#isInSeries;
    if (isRedrawn && !this.#answerIsDue()) this.draw();
  }

  /** Whether the engine is about to answer a person's move: the board is drawn after it. */
  #answerIsDue(): boolean {
    const { state, sideToMove, game } = this.#session;
    const lastMover = state.played.at(-1)?.side;
    const isPlaying = state.status.kind === "playing" && lastMover !== undefined;
    const hasPeople = game.sides.some((side) => this.#isPerson(side));
    return isPlaying && hasPeople && !this.#isPerson(sideToMove);
  }

  #announcementOf(change: SessionChange<M, S>, line: Line<P, M>): string | undefined {
    const nameOf = (side: S) => this.#session.participants[side].name;
    switch (change.kind) {
      case "moved":
        return `\n${nameOf(change.side)}: ${change.text}${this.#effectOf(change.move, line)}`;
      case "draw-offered":
        return `${nameOf(change.by)}: draw?${this.#howToAgree(change.by)}`;
      case "draw-declined":
        return `${nameOf(change.by)}: no, let us play on.`;
      case "failed":
        return `${change.message}\nType retry to ask it again, or quit; the game is kept.`;
      case "over":
        return `\n${describeOutcome(this.#options.entry, change.outcome, this.#session.game.points)}`;
      default:
        return undefined;
    }
  }

  /** What the last move of the line has done, where its text does not say it. */
  #effectOf(move: M, { start, moves }: Line<P, M>): string {
    const { entry, variant } = this.#options;
    if (entry.describeMove === undefined) return "";
    const { game } = this.#session;
    const before = playAll(game, startLine(game, start), moves.slice(0, -1));
    return ` (${entry.describeMove(move, before, variant)})`;
  }

  /** Words for the person who may agree to an offer. */
  #howToAgree(by: S): string {
    const { sides } = this.#session.game;
    const canAnswer = sides.some((side) => side !== by && this.#isPerson(side));
    return canAnswer ? " (the other side agrees with draw, or plays on)" : "";
  }

  #tell(
    done:
      | { readonly ok: true }
      | { readonly ok: false; readonly error: { readonly message: string } },
  ): void {
    if (!done.ok) this.#print(done.error.message);
  }

  #print(text: string): void {
    this.#console.print(text);
  }
}

/** The move that a player would make, with its score for the side to move. */
async function adviceOf<P, M, S extends string>(
  adviser: Player<P, M>,
  game: Game<P, M, S>,
  line: Line<P, M>,
): Promise<string> {
  const analysis = adviser.analyse(line, { timeMs: HINT_TIME_MS });
  let score = "";
  for await (const info of analysis) if (info.score) score = ` (${scoreWords(game, info.score)})`;
  const { move } = await analysis.best;
  return move === undefined ? "No hint." : `Hint: ${game.notation.formatMove(move, line)}${score}`;
}

function noAdvice(error: unknown): string {
  return `There is no hint: ${error instanceof Error ? error.message : String(error)}`;
}
