import { announce } from "../app/announcer.ts";
import { endSentence } from "../games/outcome-words.ts";
import { scoreWords, seenByFirst } from "../games/score-words.ts";
import { type KeyAction, useActions } from "../keys/actions.ts";
import { changeSettings, settings } from "../settings/settings.ts";
import type { Desk } from "./desk.ts";
import { marksTitle } from "./engine/engine-marks.ts";
import type { Live } from "./engine/live.ts";
import { isSolved } from "./engine/search-result.ts";
import type { AnalysisModel } from "./model.ts";
import type { ScreenState } from "./screen-state.ts";
import {
  back,
  forward,
  nextWhere,
  type Step,
  toEnd,
  toLastFork,
  toNextFork,
  toStart,
  toVariationAbove,
  toVariationBelow,
} from "./study/navigate.ts";

/** Lets the keys of the analysis work while it is on the screen. */
export function useAnalysisActions<P, M, S extends string>({
  model,
  live,
  screen,
}: Desk<P, M, S>): void {
  useActions([
    ...moveActions(model),
    ...editActions(model, screen),
    ...engineActions(model, live),
    ...judgementActions(model),
    action("flip", "Flip the board", "Board", ["f"], model.flip),
    action("report", "Report", "Analysis", ["z"], () => screen.setTab("report")),
  ]);
}

function action(
  id: string,
  title: string,
  group: string,
  keys: readonly string[],
  run: () => void,
): KeyAction {
  return { id: `analysis-${id}`, title, group, keys, run };
}

function moveActions<P, M, S extends string>(model: AnalysisModel<P, M, S>): KeyAction[] {
  const steps: readonly (readonly [string, string, readonly string[], Step])[] = [
    ["back", "One move back", ["ArrowLeft", "k"], back],
    ["forward", "One move on", ["ArrowRight", "j"], forward],
    ["start", "To the start", ["Home"], toStart],
    ["end", "To the end of the line", ["End"], toEnd],
    ["above", "The variation above", ["ArrowUp"], toVariationAbove],
    ["below", "The variation below", ["ArrowDown"], toVariationBelow],
    ["last-fork", "Back to the last fork", ["Shift+ArrowLeft"], toLastFork],
    ["next-fork", "On to the next fork", ["Shift+ArrowRight"], toNextFork],
  ];
  return steps.map(([id, title, keys, step]) =>
    action(id, title, "Moves", keys, () => model.step(step)),
  );
}

function editActions<P, M, S extends string>(
  model: AnalysisModel<P, M, S>,
  screen: ScreenState,
): KeyAction[] {
  return [
    action("comment", "Comment on the move", "Moves", ["c"], screen.openComment),
    action("delete", "Delete the moves from here", "Moves", ["Delete"], () => {
      if (model.path().length > 0) model.remove(model.path());
    }),
    action("undo", "Undo the last edit", "Moves", ["$mod+z"], model.undo),
    action("redo", "Redo", "Moves", ["$mod+Shift+z", "$mod+y"], model.redo),
  ];
}

function engineActions<P, M, S extends string>(
  model: AnalysisModel<P, M, S>,
  live: Live<P, M, S>,
): KeyAction[] {
  const playBest = (): void => {
    const best = live.known().lines[0]?.moves[0];
    if (best === undefined) announce("The engine has no move yet.");
    else model.play(best);
  };
  const arrows = (): void => changeSettings({ analysisArrows: !settings.analysisArrows });
  return [
    action("best", "Play the best move", "Analysis", ["Space"], playBest),
    action("engine", "Engine on or off", "Analysis", ["l"], live.toggle),
    action("arrows", marksTitle(model.entry), "Analysis", ["a"], arrows),
    ...(live.canThreaten
      ? [action("threat", "Show the threat", "Analysis", ["x"], live.toggleThreat)]
      : []),
    action("words", "Say the evaluation", "Analysis", ["w"], () => announce(inWords(model, live))),
  ];
}

/** The evaluation and the best move, for those who listen. */
function inWords<P, M, S extends string>(
  model: AnalysisModel<P, M, S>,
  live: Live<P, M, S>,
): string {
  const { entry, terms } = model;
  const outcome = model.outcome();
  if (outcome !== undefined) return endSentence(entry, model.game, outcome);
  const best = live.known().lines[0];
  if (best === undefined) return live.isOn() ? "Not known yet." : "The engine is off.";
  const words = scoreWords(seenByFirst(best.score, model.isFirstToMove()), terms);
  const [move] = best.moves;
  const how =
    move === undefined
      ? ""
      : ` Best: ${entry.describeMove(move, model.here().line, model.variant)}.`;
  const since = isSolved(live.known()) ? "Solved:" : `At depth ${best.depth}`;
  return `${since} ${words}.${how}`;
}

const JUDGED: readonly (readonly [string, string, number])[] = [
  ["blunder", "b", 4],
  ["mistake", "m", 2],
  ["inaccuracy", "i", 6],
];

function judgementActions<P, M, S extends string>(model: AnalysisModel<P, M, S>): KeyAction[] {
  return JUDGED.map(([word, key, nag]) =>
    action(`next-${word}`, `The next ${word}`, "Analysis", [key], () => goToNext(model, nag, word)),
  );
}

/** Goes to the next move with a glyph; after the last one the search begins at the start. */
export function goToNext<P, M, S extends string>(
  model: AnalysisModel<P, M, S>,
  nag: number,
  word: string,
): void {
  const hasGlyph = ({ nags = [] }: { readonly nags?: readonly number[] }) => nags.includes(nag);
  const there =
    nextWhere(model.tree(), model.path(), hasGlyph) ?? nextWhere(model.tree(), [], hasGlyph);
  if (there === undefined) announce(`There is no ${word} in this line.`);
  else model.go(there);
}
