import {
  type Annotations,
  type GameRecord,
  type GameResult,
  isNullMove,
  type NullMove,
  nodesAlong,
  type TreePath,
} from "@kibitz/records";
import { createMemo, createSignal } from "solid-js";
import { announce } from "../app/announcer.ts";
import type { GameEntry } from "../games/game-entry.ts";
import { endSentence } from "../games/outcome-words.ts";
import { scoreTerms } from "../games/score-words.ts";
import { playSound } from "../sound/sound.ts";
import type { Numbering } from "./moves/move-layout.ts";
import { amended, changed, historyOf, redo, undo } from "./study/history.ts";
import type { Step } from "./study/navigate.ts";
import {
  annotate,
  describe,
  goTo,
  isSamePath,
  makeMain,
  playMove,
  playMoves,
  promote,
  removeMove,
  type SameMove,
  type Study,
  studyOf,
} from "./study/study.ts";
import { type Waypoint, Waypoints } from "./study/waypoints.ts";

/** A game to be studied, as it was found. */
export interface Opened<P, M, S> {
  readonly variant: string;
  readonly record: GameRecord<P, M>;
  readonly path: TreePath;
  readonly bottom: S;
  /** Under which the study is kept; undefined while it is not. */
  readonly keptId: string | undefined;
  /** To be kept at once, not only when it is changed. */
  readonly isNew?: boolean;
}

export type AnalysisModel<P, M, S extends string> = ReturnType<typeof createModel<P, M, S>>;

/** The study on the screen, as signals and the things that can be done to it. */
export function createModel<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  opened: Opened<P, M, S>,
) {
  const { variant, record } = opened;
  const game = entry.game(variant);
  const waypoints = new Waypoints(game, record.start);
  const [history, setHistory] = createSignal(historyOf(goTo(studyOf(record), opened.path)));
  const [bottom, setBottom] = createSignal<S>(opened.bottom);

  const study = (): Study<P, M> => history().now;
  const record_ = createMemo(() => study().record);
  const tree = createMemo(() => study().record.tree);
  const path = createMemo(() => study().path, undefined, { equals: isSamePath });
  const nodes = createMemo(() => nodesAlong(tree(), path()));
  const way = createMemo(() => waypoints.along(nodes().map(({ move }) => move)));
  const here = createMemo<Waypoint<P, M>>(() => way().at(-1) ?? waypoints.start);
  const outcome = createMemo(() => game.outcome(here().line));

  const isSame: SameMove<M> = (one, other) =>
    isNullMove(one) || isNullMove(other)
      ? one === other
      : game.moveCode(one) === game.moveCode(other);
  const numbering: Numbering<P> = {
    moveNumber: (position) => entry.moveNumber(position),
    isFirstSide: (position) => game.sideToMove(position) === game.sides[0],
  };
  const become = (next: Study<P, M>): void => {
    setHistory((before) => changed(before, next));
  };
  // Letters that go into the same field one after the other are one edit.
  let written: { readonly field: string; readonly study: Study<P, M> } | undefined;
  const write = (field: string, next: Study<P, M>): void => {
    const goesOn = written?.field === field && written.study === study();
    setHistory((before) => (goesOn ? amended(before, next) : changed(before, next)));
    written = { field, study: next };
  };
  const arrive = (next: Study<P, M>): void => {
    const before = path();
    become(next);
    if (isSamePath(before, path())) return;
    announce(placeWords());
    if (path().length === before.length + 1) soundMove();
  };
  const soundMove = (): void => {
    const { before, move } = here();
    if (move === undefined || before === undefined || isNullMove(move)) return;
    playSound(entry.soundOf(move, before.line, variant));
  };

  /** The move that was just made, in words, or where one stands. */
  function placeWords(): string {
    const { before, move } = here();
    if (move === undefined || before === undefined) return "The start.";
    if (isNullMove(move)) return "The turn passes.";
    const ended = outcome();
    const end = ended === undefined ? "" : ` ${endSentence(entry, game, ended)}`;
    return `${entry.describeMove(move, before.line, variant)}.${end}`;
  }

  return {
    entry,
    game,
    variant,
    waypoints,
    numbering,
    terms: scoreTerms(entry, game),
    study,
    record: record_,
    tree,
    path,
    nodes,
    way,
    here,
    outcome,
    bottom,
    isSame,
    placeWords,
    node: () => nodes().at(-1),
    sideToMove: () => game.sideToMove(here().line.position),
    isFirstToMove: () => numbering.isFirstSide(here().line.position),
    canUndo: () => history().past.length > 0,
    canRedo: () => history().undone.length > 0,
    flip: () => setBottom(() => (bottom() === game.sides[0] ? game.sides[1] : game.sides[0])),
    go: (to: TreePath) => arrive(goTo(study(), to)),
    step: (step: Step) => arrive(goTo(study(), step(tree(), path()))),
    play: (move: M | NullMove) => arrive(playMove(study(), move, isSame)),
    playAll: (moves: readonly (M | NullMove)[]) => arrive(playMoves(study(), moves, isSame)),
    remove: (at: TreePath) => become(removeMove(study(), at)),
    promote: (at: TreePath) => become(promote(study(), at)),
    makeMain: (at: TreePath) => become(makeMain(study(), at)),
    annotate: (
      at: TreePath,
      change: { readonly [K in keyof Annotations]: Annotations[K] | undefined },
    ) => become(annotate(study(), at, change)),
    /** A text in the place of the comments of a move. */
    comment: (at: TreePath, text: string) =>
      write(
        `comment ${at.join(".")}`,
        annotate(study(), at, { comments: text === "" ? undefined : [text] }),
      ),
    /** A tag of the file, empty to take it away. */
    tag: (name: string, value: string) => {
      const tags = new Map(record_().tags);
      if (value === "") tags.delete(name);
      else tags.set(name, value);
      write(`tag ${name}`, describe(study(), { tags }));
    },
    setResult: (result: GameResult) => become(describe(study(), { result })),
    /** Puts another state of the same game in the place of the present one, as an edit. */
    replace: become,
    undo: () => setHistory((now) => undo(now) ?? now),
    redo: () => setHistory((now) => redo(now) ?? now),
  };
}
