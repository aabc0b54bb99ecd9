import { isNullMove, type NullMove, playNode } from "@kibitz/records";
import { type Game, type Line, startLine } from "@kibitz/rules";

/** A position as it was come to. There is one for each way from the start, however the tree changes. */
export interface Waypoint<P, M> {
  readonly line: Line<P, M>;
  /** Undefined at the start. */
  readonly before: Waypoint<P, M> | undefined;
  readonly move: M | NullMove | undefined;
  /** The move in the game's notation. */
  readonly text: string;
  /** Moves from the start, null moves too. */
  readonly ply: number;
}

const NULL_MOVE_CODE = -1;

/**
 * The waypoints from one start, each made once when it is first asked for: what is known of a
 * position (its text, what an engine said) can be kept under its waypoint.
 */
export class Waypoints<P, M, S extends string> {
  readonly start: Waypoint<P, M>;
  readonly #game: Game<P, M, S>;
  readonly #following = new WeakMap<Waypoint<P, M>, Map<number, Waypoint<P, M>>>();

  constructor(game: Game<P, M, S>, start: P) {
    this.#game = game;
    const line = startLine(game, start);
    this.start = { line, before: undefined, move: undefined, text: "", ply: 0 };
  }

  /** The waypoint after a move that is legal there, or a null move that has a meaning there. */
  after(here: Waypoint<P, M>, move: M | NullMove): Waypoint<P, M> {
    const code = isNullMove(move) ? NULL_MOVE_CODE : this.#game.moveCode(move);
    const following = this.#followingOf(here);
    const known = following.get(code);
    if (known !== undefined) return known;
    const made = this.#make(here, move);
    following.set(code, made);
    return made;
  }

  /** The waypoints of a way from the start, which is the first of them. */
  along(moves: Iterable<M | NullMove>): readonly Waypoint<P, M>[] {
    const way = [this.start];
    let here = this.start;
    for (const move of moves) {
      here = this.after(here, move);
      way.push(here);
    }
    return way;
  }

  #followingOf(here: Waypoint<P, M>): Map<number, Waypoint<P, M>> {
    const known = this.#following.get(here) ?? new Map<number, Waypoint<P, M>>();
    this.#following.set(here, known);
    return known;
  }

  #make(here: Waypoint<P, M>, move: M | NullMove): Waypoint<P, M> {
    const line = playNode(this.#game, here.line, move);
    const text = isNullMove(move) ? move : this.#game.notation.formatMove(move, here.line);
    return { line, before: here, move, text, ply: here.ply + 1 };
  }
}
