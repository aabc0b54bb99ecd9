import { type Line, playAll, startLine } from "@kibitz/rules";
import type { MancalaSide } from "@kibitz/rules/mancala";
import { type Accessor, createEffect, createMemo, createSignal, on } from "solid-js";
import type { BoardProps, Place } from "../../board/board-props.ts";
import { type Effects, effectsOf } from "./effects.ts";
import { type Choice, effectsIn, type Family, originOf } from "./family.ts";
import { type Fork, forkAfter, forkTrail, type Turn, turnsAfter, type Way } from "./forks.ts";
import { missSentence } from "./pit-words.ts";
import { Show } from "./show.ts";
import type { Counts } from "./table.ts";

export type Sided = { readonly sideToMove: MancalaSide };

/** What a turn leads to, as far as it is sure. */
export interface Outlook {
  readonly effects: Effects;
  /** The player chooses after this how the turn goes on. */
  readonly forks: boolean;
}

/** What a move that is pointed at would do, and where it begins. */
export interface Preview extends Outlook {
  readonly origin: Place;
}

/** A turn that a person has begun and not chosen to its end. */
interface Begun {
  readonly pit: Place;
  readonly chosen: readonly Choice[];
}

/** The move that led to the position, as it is marked. */
export interface LastMove {
  readonly origin: Place | undefined;
  readonly effects: Effects;
  readonly side: MancalaSide;
}

/** A turn that has been shown in part and that nobody has taken by now is put back. */
const REFUSED_MS = 500;

/** What a board of the family shows, and the moves that a person makes on it. */
export class SowingModel<P extends Sided, M> {
  readonly show: Show;
  readonly last: Accessor<LastMove | undefined>;
  /** The turns that a person may make, by the pit in which they begin. */
  readonly turns: Accessor<ReadonlyMap<Place, readonly Turn<M>[]>>;
  /** The move by which the players change places, where it is legal. */
  readonly swap: Accessor<M | undefined>;
  /** Where the person has to choose how its turn goes on. */
  readonly fork: Accessor<Fork<M> | undefined>;
  readonly preview: Accessor<Preview | undefined>;
  readonly pointed: Accessor<Place | undefined>;

  readonly #board: BoardProps<P, M, MancalaSide>;
  readonly #family: Family<P, M>;
  readonly #begun: Accessor<Begun | undefined>;
  readonly #setBegun: (begun: Begun | undefined) => void;
  readonly #setPointed: (place: Place | undefined) => void;
  readonly #setPointedWay: (way: Way<M> | undefined) => void;
  #shown: Line<P, M>;
  /** How many steps of the move that the person makes have been shown before it is made. */
  #stepsAhead = 0;

  constructor(family: Family<P, M>, board: BoardProps<P, M, MancalaSide>) {
    this.#family = family;
    this.#board = board;
    this.#shown = board.line;
    this.show = new Show(this.#counts());
    const [pointed, setPointed] = createSignal<Place>();
    const [pointedWay, setPointedWay] = createSignal<Way<M>>();
    const [begun, setBegun] = createSignal<Begun>();
    this.pointed = pointed;
    this.#setPointed = setPointed;
    this.#setPointedWay = (way) => setPointedWay(() => way);
    this.#begun = begun;
    this.#setBegun = setBegun;
    this.turns = createMemo(() => this.#turns());
    this.swap = createMemo(() => board.legalMoves.find((move) => family.pitOf(move) === undefined));
    this.fork = createMemo(() => {
      const { pit, chosen } = this.#begun() ?? {};
      return pit === undefined || chosen === undefined || this.show.isMoving()
        ? undefined
        : forkAfter(this.turns().get(pit) ?? [], chosen);
    });
    this.preview = createMemo(() => this.#preview(pointed(), pointedWay()));
    this.last = createMemo(() => this.#last());
    createEffect(
      on(
        () => board.line,
        (line) => this.#follow(line),
        { defer: true },
      ),
    );
  }

  /** A place has been pointed at, by click, tap or key. */
  name(place: Place): void {
    const begun = this.#begun();
    const turns = this.turns().get(place);
    if (begun !== undefined) this.#putBack();
    else if (turns === undefined) this.#miss(place);
    if (turns !== undefined && begun?.pit !== place) this.#goOn({ pit: place, chosen: [] });
  }

  choose(way: Way<M>): void {
    const begun = this.#begun();
    if (begun !== undefined) this.#goOn({ pit: begun.pit, chosen: way.chosen });
  }

  /** Back to the fork before, or to the position; false when there is nothing to step back from. */
  stepBack(): boolean {
    const begun = this.#begun();
    if (begun === undefined) return false;
    const turns = this.turns().get(begun.pit) ?? [];
    const before = forkTrail(turns, begun.chosen).at(-2);
    if (before === undefined) this.#putBack();
    else {
      this.#stepsAhead = before.steps.length;
      this.#setBegun({ pit: begun.pit, chosen: before.chosen });
      this.show.put(this.#counts(), before.steps);
    }
    return true;
  }

  /** The pointer or the focus is on a place, or on none. */
  point(place: Place | undefined): void {
    this.#setPointed(place);
  }

  pointWay(way: Way<M> | undefined): void {
    this.#setPointedWay(way);
  }

  make(move: M): void {
    const { line } = this.#board;
    this.#setBegun(undefined);
    this.#setPointedWay(undefined);
    this.#board.onMove(move);
    if (this.#stepsAhead > 0) setTimeout(() => this.#shown === line && this.#putBack(), REFUSED_MS);
  }

  /** What turns that begin alike lead to: the end of the turn, or the next fork after these choices. */
  outlook(turns: readonly Turn<M>[], chosen: readonly Choice[]): Outlook {
    const fork = forkAfter(turns, chosen);
    const steps = fork?.steps ?? turns[0]?.steps() ?? [];
    const { line } = this.#board;
    const effects = effectsOf(this.#counts(), steps, line.position.sideToMove);
    return { effects, forks: fork !== undefined };
  }

  originOf(move: M): Place | undefined {
    return originOf(this.#family, this.#board.line, move);
  }

  effectsOfMove(move: M): Effects {
    return effectsIn(this.#family, this.#board.variant, this.#board.line, move);
  }

  #counts(line = this.#board.line): Counts {
    return this.#family.countsOf(line.position);
  }

  #turns(): ReadonlyMap<Place, readonly Turn<M>[]> {
    const { legalMoves, line, variant } = this.#board;
    const turns = new Map<Place, Turn<M>[]>();
    for (const move of legalMoves) {
      const origin = originOf(this.#family, line, move);
      if (origin === undefined) continue;
      const steps = kept(() => this.#family.steps(variant, line, move));
      const turn = { move, choices: this.#family.choicesOf(move), steps };
      turns.set(origin, [...(turns.get(origin) ?? []), turn]);
    }
    return turns;
  }

  /** Goes as far as the choices lead: to the next fork, or to the end of the turn. */
  #goOn(begun: Begun): void {
    const turns = this.turns().get(begun.pit) ?? [];
    const fork = forkAfter(turns, begun.chosen);
    this.#setPointedWay(undefined);
    if (fork === undefined) {
      const [turn] = turnsAfter(turns, begun.chosen);
      if (turn !== undefined) this.make(turn.move);
      return;
    }
    this.show.finish();
    this.#setBegun(begun);
    this.show.play(fork.steps.slice(this.#stepsAhead));
    this.#stepsAhead = fork.steps.length;
  }

  #putBack(line = this.#board.line): void {
    this.#setBegun(undefined);
    this.#setPointedWay(undefined);
    this.#stepsAhead = 0;
    this.show.settle(this.#counts(line));
  }

  #miss(place: Place): void {
    const { line, legalMoves } = this.#board;
    const sentence = missSentence(
      this.#counts(),
      line.position.sideToMove,
      legalMoves.length,
      place,
    );
    if (sentence !== undefined) this.#board.onMiss(sentence);
  }

  #preview(place: Place | undefined, way: Way<M> | undefined): Preview | undefined {
    const begun = this.#begun();
    if (begun !== undefined) {
      return way === undefined
        ? undefined
        : { origin: begun.pit, ...this.outlook(way.turns, way.chosen) };
    }
    const turns = place === undefined ? undefined : this.turns().get(place);
    return place === undefined || turns === undefined
      ? undefined
      : { origin: place, ...this.outlook(turns, []) };
  }

  #last(): LastMove | undefined {
    const { line, lastMove, variant } = this.#board;
    if (lastMove === undefined || line.moves.length === 0) return undefined;
    const before = this.#before(line);
    return {
      origin: originOf(this.#family, before, lastMove),
      effects: effectsIn(this.#family, variant, before, lastMove),
      side: before.position.sideToMove,
    };
  }

  /** The line without its last move. */
  #before(line: Line<P, M>): Line<P, M> {
    if (isNext(this.#shown, line)) return this.#shown;
    const game = this.#family.game(this.#board.variant);
    return playAll(game, startLine(game, line.start), line.moves.slice(0, -1));
  }

  /** The board goes to another line: seed by seed where it is one move further. */
  #follow(line: Line<P, M>): void {
    const before = this.#shown;
    if (isSameLine(before, line)) return;
    // Laps before a fork are shown, but the turn that has been made is not the one they began.
    if (this.#begun() !== undefined) this.#putBack(before);
    this.#shown = line;
    const move = line.moves.at(-1);
    if (isNext(before, line) && move !== undefined) {
      const steps = this.#family.steps(this.#board.variant, before, move);
      this.show.play(steps.slice(this.#stepsAhead));
    } else this.show.settle(this.#counts());
    this.#stepsAhead = 0;
  }
}

/** The answer to a question that is asked at most once. */
function kept<T>(ask: () => T): () => T {
  let answer: { readonly value: T } | undefined;
  return () => {
    answer ??= { value: ask() };
    return answer.value;
  };
}

const isSameLine = <P, M>(one: Line<P, M>, other: Line<P, M>): boolean =>
  one.start === other.start &&
  one.keys.length === other.keys.length &&
  one.keys.at(-1) === other.keys.at(-1);

const isNext = <P, M>(before: Line<P, M>, line: Line<P, M>): boolean =>
  before.start === line.start &&
  line.keys.length === before.keys.length + 1 &&
  line.keys.at(-2) === before.keys.at(-1);
