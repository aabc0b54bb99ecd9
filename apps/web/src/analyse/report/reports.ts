import type { GameReport, Player } from "@kibitz/engine";
import {
  annotateRecord,
  clearReport,
  judgeOf,
  lineOfRecord,
  mainline,
  reportOfRecord,
} from "@kibitz/records";
import { createMemo, createSignal, onCleanup } from "solid-js";
import { announce } from "../../app/announcer.ts";
import type { Live } from "../engine/live.ts";
import type { AnalysisModel } from "../model.ts";
import { goTo } from "../study/study.ts";
import { type Effort, ReportRun, type ReportState } from "./report-run.ts";

export type Reports<P, M, S extends string> = ReturnType<typeof createReports<P, M, S>>;

/** The report on the study's main line: made here, or found beside its moves. */
export function createReports<P, M, S extends string>(
  model: AnalysisModel<P, M, S>,
  live: Live<P, M, S>,
  engine: () => Promise<Player<P, M>>,
) {
  const { game } = model;
  const [state, setState] = createSignal<ReportState<M, S>>({ kind: "none" });
  const [effort, setEffort] = createSignal<Effort>("normal");
  const run = new ReportRun<P, M, S>({
    game,
    engine,
    onChange: setState,
  });

  const written = createMemo(() => reportOfRecord(game, model.record()));
  const made = () => {
    const now = state();
    return now.kind === "running" ? now.report : undefined;
  };

  /** Writes a report beside the moves, as one edit. False where another judge's report stays. */
  const write = (report: GameReport<M, S>): boolean => {
    const record = annotateRecord(game, model.record(), report);
    if (record === model.record()) return false;
    model.replace(goTo({ ...model.study(), record }, model.path()));
    return true;
  };
  const start = async (): Promise<void> => {
    const wake = live.rest();
    const moves = mainline(model.tree());
    const report = await run.start(lineOfRecord(game, model.record()), effort());
    wake();
    if (isLeft || report === undefined || !report.moves.some((move) => move !== undefined)) return;
    if (!beginsWith(mainline(model.tree()), moves, model.isSame)) {
      setState({ kind: "failed", message: CHANGED });
      return;
    }
    const isWritten = write(report);
    if (state().kind === "done") announce(`The report is ready. ${summaryWords(model, report)}`);
    else announce(isWritten ? STOPPED : STOPPED_BESIDE_OTHERS);
  };
  let isLeft = false;
  onCleanup(() => {
    isLeft = true;
    run.cancel();
  });

  return {
    state,
    effort,
    setEffort,
    start: () => void start(),
    cancel: () => run.cancel(),
    /** Takes the report out of the moves again, as one edit. */
    remove: () => {
      setState({ kind: "none" });
      const cleared = { ...model.study(), record: clearReport(game, model.record()) };
      model.replace(goTo(cleared, model.path()));
    },
    /** The report while it grows. */
    growing: made,
    /** The report that stands beside the moves. */
    written,
    /** Whose judgement that is. */
    judge: () => judgeOf(model.record().tags),
    current: () => made() ?? written(),
  };
}

/** Moves that were added at the end of a line take nothing from a report on it. */
const beginsWith = <M>(
  line: readonly M[],
  moves: readonly M[],
  isSame: (one: M, other: M) => boolean,
): boolean =>
  moves.every((move, index) => {
    const other = line[index];
    return other !== undefined && isSame(move, other);
  });

const STOPPED = "The report was stopped. What was judged by then stands beside the moves.";

const STOPPED_BESIDE_OTHERS =
  "The report was stopped. The evaluations that stood beside the moves have stayed.";

const CHANGED = "The moves were changed while the report was made. Start it again.";

function summaryWords<P, M, S extends string>(
  { entry, game }: AnalysisModel<P, M, S>,
  { sides }: GameReport<M, S>,
): string {
  return game.sides
    .map((side) => {
      const { accuracy } = sides[side];
      return `${entry.sideName(side)} ${accuracy === undefined ? "made no moves" : `${Math.round(accuracy)} percent accurate`}.`;
    })
    .join(" ");
}
