import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { PairJob, PlayPairs } from "./optimiser.ts";
import type { PairPoints, TunableGame } from "./tunable-game.ts";

/** Plays pairs of games in one or several processes. */
export interface PairPool {
  readonly play: PlayPairs;
  close(): Promise<void>;
}

/** Plays in this thread, and lets timers and signals in between two pairs. */
export function inlinePool(game: TunableGame): PairPool {
  return {
    async play(jobs) {
      const results: PairPoints[] = [];
      for (const { first, second, seed } of jobs) {
        results.push(game.playPair(first, second, seed));
        await new Promise((resolve) => setImmediate(resolve));
      }
      return results;
    },
    close: async () => {},
  };
}

/** Where the workers find their game: a module that exports `tunableGames`, and the id there. */
export interface GameSource {
  readonly moduleUrl: string;
  readonly id: string;
}

const WORKER = fileURLToPath(new URL("./pair-worker.ts", import.meta.url));

/**
 * Plays in processes of its own, which take the next pair when they are done with one. The results
 * are those of `inlinePool`. When a worker dies, what is being played is given up with its fault.
 * `execArgv` is how this process was told to run TypeScript.
 */
export function workerPool(
  { moduleUrl, id }: GameSource,
  processes: number,
  execArgv: readonly string[] = process.execArgv,
): PairPool {
  const options = { execArgv: [...execArgv] };
  const workers = Array.from({ length: processes }, () => fork(WORKER, [moduleUrl, id], options));
  return {
    async play(jobs) {
      const queue = jobs.entries();
      const results: PairPoints[] = [];
      await Promise.all(workers.map((worker) => drain(worker, queue, results)));
      return results;
    },
    close: async () => {
      for (const worker of workers) worker.disconnect();
    },
  };
}

/** Gives a worker one pair after the other until the queue is empty. */
async function drain(
  worker: ChildProcess,
  queue: Iterator<readonly [number, PairJob]>,
  results: PairPoints[],
): Promise<void> {
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const [index, job] = next.value;
    results[index] = await ask(worker, job);
  }
}

function ask(worker: ChildProcess, job: PairJob): Promise<PairPoints> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      worker.off("message", onMessage);
      worker.off("exit", onExit);
    };
    const onMessage = (points: unknown) => {
      settle();
      resolve(points as PairPoints);
    };
    const onExit = (code: number | null) => {
      settle();
      reject(new Error(`a worker of the tuner ended with code ${code} before its games did`));
    };
    worker.on("message", onMessage);
    worker.on("exit", onExit);
    if (!worker.connected) onExit(worker.exitCode);
    else worker.send(job);
  });
}
