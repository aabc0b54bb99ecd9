import type { GameReport } from "@kibitz/engine";
import { annotateRecord, clearReport, lineOfRecord } from "@kibitz/records";
import { createMemo, createSignal, onCleanup } from "solid-js";
import { announce } from "../../app/announcer.ts";
import { engineFor } from "../../engine/engines.ts";
import type { Live } from "../engine/live.ts";
import type { AnalysisModel } from "../model.ts";
import { goTo } from "../study/study.ts";
import { reportOfRecord } from "./report-of-record.ts";
import { type Effort, ReportRun, type ReportState } from "./report-run.ts";

export type Reports<P, M, S extends string> = ReturnType<typeof createReports<P, M, S>>;

/** The report on the study's main line: made here, or found beside its moves. */
export function createReports<P, M, S extends string>(
  model: AnalysisModel<P, M, S>,
  live: Live<P, M, S>,
) {
  const { game, entry, variant } = model;
  const [state, setState] = createSignal<ReportState<M, S>>({ kind: "none" });
  const [effort, setEffort] = createSignal<Effort>("normal");
  const run = new ReportRun<P, M, S>({
    game,
    engine: () => engineFor(entry, variant, "analysis"),
    onChange: setState,
  });
  onCleanup(() => run.cancel());

  const written = createMemo(() => reportOfRecord(game, model.record()));
  const made = () => {
    const now = state();
    return now.kind === "running" ? now.report : undefined;
  };

  /** Writes the finished report beside the moves, as one edit. */
  const finish = (report: GameReport<M, S>): void => {
    const record = annotateRecord(game, model.record(), report);
    const score = report.positions[0]?.score;
    const evaluation = score?.kind === "cp" ? { evaluation: score } : {};
    const tree = { ...record.tree, ...evaluation };
    model.replace({ ...model.study(), record: { ...record, tree } });
    announce(`The report is ready. ${summaryWords(model, report)}`);
  };
  const start = async (): Promise<void> => {
    live.hold(true);
    const record = model.record();
    await run.start(lineOfRecord(game, record), effort());
    live.hold(false);
    const now = state();
    if (now.kind === "done" && model.record().tree === record.tree) finish(now.report);
    else if (now.kind === "done") setState({ kind: "failed", message: CHANGED });
  };

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
    current: () => made() ?? written(),
  };
}

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
