import { type Lesson, lessonsOf, type Player } from "@kibitz/engine";
import { givenAwayText, lineOfRecord } from "@kibitz/records";
import { createMemo, createSignal, onCleanup } from "solid-js";
import { announce } from "../../app/announcer.ts";
import type { Live } from "../engine/live.ts";
import type { AnalysisModel } from "../model.ts";
import type { Reports } from "../report/reports.ts";
import { LessonRound, type RoundState } from "./lesson-round.ts";
import { phaseWords } from "./lesson-words.ts";

export type Learning<P, M, S extends string> = ReturnType<typeof createLearning<P, M, S>>;

/** Learning from the mistakes of a report: while it goes on, the board asks and the engine is silent. */
export function createLearning<P, M, S extends string>(
  model: AnalysisModel<P, M, S>,
  live: Live<P, M, S>,
  reports: Reports<P, M, S>,
  engine: () => Promise<Player<P, M>>,
) {
  const { game } = model;
  const [round, setRound] = createSignal<LessonRound<P, M, S>>();
  const [state, setState] = createSignal<RoundState<P, M, S>>();
  const lessons = createMemo((): readonly Lesson<P, M, S>[] => {
    const report = reports.written();
    if (report === undefined) return [];
    return lessonsOf(game, lineOfRecord(game, model.record()), report);
  });
  const question = (lesson: Lesson<P, M, S>): string => {
    const move = reports.written()?.moves[lesson.line.moves.length];
    return questionWords(model, lesson, move && givenAwayText(game, move));
  };
  const words = (at: RoundState<P, M, S>): string => {
    const [best] = at.lesson?.best ?? [];
    const text = at.lesson && best && game.notation.formatMove(best, at.lesson.line);
    return phaseWords(at, text);
  };
  const lessonsOfSide = (side: S) => lessons().filter((lesson) => lesson.side === side);

  let wake = (): void => {};
  const end = (): void => {
    round()?.close();
    setRound(undefined);
    setState(undefined);
    wake();
  };
  onCleanup(end);

  return {
    round,
    state,
    end,
    question,
    /** What has come of the question so far, as a sentence. */
    words,
    countOf: (side: S) => lessonsOfSide(side).length,
    begin: (side: S): void => {
      const made = new LessonRound<P, M, S>({
        game,
        lessons: lessonsOfSide(side),
        engine,
        onChange: () => follow(made),
      });
      end();
      wake = live.rest();
      setRound(made);
      if (model.bottom() !== side) model.flip();
      follow(made);
    },
  };

  function follow(made: LessonRound<P, M, S>): void {
    const next = made.state;
    const before = state()?.lesson;
    setState(next);
    if (next.lesson !== undefined && next.lesson !== before) {
      model.go(next.lesson.line.moves.map(() => 0));
      announce(question(next.lesson));
      return;
    }
    const said = words(next);
    if (said !== "" && next.phase.kind !== "judging") announce(said);
  }
}

/** What a lesson asks, with what the move gave away in a game that counts. */
function questionWords<P, M, S extends string>(
  { entry, game }: AnalysisModel<P, M, S>,
  { line, played, side }: Lesson<P, M, S>,
  givenAway: string | undefined,
): string {
  const number = entry.moveNumber(line.position);
  const dots = side === game.sides[0] ? "." : "…";
  const text = game.notation.formatMove(played, line);
  const lost = givenAway === undefined ? "" : `: ${givenAway}`;
  return `${number}${dots} ${text} was played${lost}. Find a better move for ${entry.sideName(side)}.`;
}
