import { createKernelPlayer, type KernelPlayer } from "@kibitz/engine";
import type { GameEntry } from "../games/game-entry.ts";

/** The engine of a game that plays against people, and the one that looks over their shoulder. */
export type EngineRole = "play" | "analysis";

const HASH_MIB: Readonly<Record<EngineRole, number>> = { play: 16, analysis: 64 };

/** More threads than this gain little in a page and leave no core to the rest of the machine. */
const MOST_THREADS = 4;

const started = new Map<string, Promise<unknown>>();

/**
 * The engine for a role, started when it is first asked for and then shared. Rejects with a
 * `PlayerError` when it cannot be started; the next call tries again.
 */
export function engineFor<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  variant: string,
  role: EngineRole,
): Promise<KernelPlayer<P, M>> {
  const key = `${entry.id} ${variant} ${role}`;
  const known = started.get(key) as Promise<KernelPlayer<P, M>> | undefined;
  if (known !== undefined) return known;
  const threads = role === "analysis" ? analysisThreads() : 1;
  const engine = createKernelPlayer(entry.kernel(variant), { hashMiB: HASH_MIB[role], threads });
  started.set(key, engine);
  engine.catch(() => started.delete(key));
  return engine;
}

/** One core is left to the page; without cross-origin isolation memory cannot be shared. */
function analysisThreads(): number {
  if (!globalThis.crossOriginIsolated) return 1;
  return Math.min(MOST_THREADS, Math.max(1, navigator.hardwareConcurrency - 1));
}
