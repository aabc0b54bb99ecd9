import { createKernelPlayer, type KernelPlayer } from "@kibitz/engine";
import type { GameEntry } from "../games/game-entry.ts";
import { type EngineShare, SharedEngines } from "./shared-engines.ts";

/** The engine of a game that plays against people, and the one that looks over their shoulder. */
export type EngineRole = "play" | "analysis";

const HASH_MIB: Readonly<Record<EngineRole, number>> = { play: 16, analysis: 64 };

/** More threads than this gain little in a page and leave no core to the rest of the machine. */
const MOST_THREADS = 4;

const engines = new SharedEngines();

/**
 * A share in the engine for a role. Of each game one engine a role is kept when nobody uses it,
 * that of the variant asked for last. Asking rejects with a `PlayerError` when it cannot be started.
 */
export function shareEngine<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  variant: string,
  role: EngineRole,
): EngineShare<KernelPlayer<P, M>> {
  return engines.share(`${entry.id} ${role}`, variant, () => {
    const threads = role === "analysis" ? analysisThreads() : 1;
    return createKernelPlayer(entry.kernel(variant), { hashMiB: HASH_MIB[role], threads });
  });
}

/** One core is left to the page; without cross-origin isolation memory cannot be shared. */
function analysisThreads(): number {
  if (!globalThis.crossOriginIsolated) return 1;
  return Math.min(MOST_THREADS, Math.max(1, navigator.hardwareConcurrency - 1));
}
