import { onCleanup } from "solid-js";
import { shareEngine } from "../engine/engines.ts";
import type { GameEntry } from "../games/game-entry.ts";
import { createLive } from "./engine/live.ts";
import { createExchange } from "./exchange/exchange.ts";
import { createLearning } from "./learn/learning.ts";
import { createModel, type Opened } from "./model.ts";
import { createReports } from "./report/reports.ts";
import { createScreenState } from "./screen-state.ts";

export type Desk<P, M, S extends string> = ReturnType<typeof createDesk<P, M, S>>;

/** Where the analysis can lead besides its own study. */
export interface Ways<P, M, S extends string> {
  /** Puts another game in the place of the one under study. */
  open(opened: Opened<P, M, S>): void;
  /** Goes to an address of the page. */
  leave(address: string): void;
}

/** All that the panels of one study share. */
export function createDesk<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  opened: Opened<P, M, S>,
  ways: Ways<P, M, S>,
) {
  const model = createModel(entry, opened);
  const { engine, release } = shareEngine(entry, model.variant, "analysis");
  onCleanup(release);
  const live = createLive(model, engine);
  const reports = createReports(model, live, engine);
  const learning = createLearning(model, live, reports, engine);
  const exchange = createExchange(model, ways);
  return { model, live, reports, learning, exchange, screen: createScreenState() };
}
