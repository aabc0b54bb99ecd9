// What the Kalah kernel does in a second of CPU time: perft beside the referee's, whose counts must
// agree, and proofs of boards of data/solved/kalah.json, the endgame database being built anew for
// each. The arguments name boards ("6x4" takes minutes). Fails when a count or a value is wrong.
import { createKernelPlayer, openKernel } from "../packages/engine/src/index.ts";
import { kalahKernel } from "../packages/engine/src/kalah.ts";
import {
  proveMoves,
  SOLVED_BOARDS,
  type SolvedBoard,
} from "../packages/engine/src/kernel/kalah-solved.fixture.ts";
import { perft, startLine } from "../packages/rules/src/index.ts";
import { createKalah, KALAH_ENDS } from "../packages/rules/src/mancala/kalah/index.ts";
import { cpuSecondsSince } from "./cpu-time.ts";

const PERFT_DEPTH = 7;
const HASH_MIB = 1024;
const DEFAULT_BOARDS = ["4x4", "4x6", "5x4"];

async function comparePerft(): Promise<void> {
  const game = createKalah();
  const kernel = await openKernel(kalahKernel(game));
  const start = startLine(game);
  kernel.perft(start, PERFT_DEPTH);
  const beforeReferee = process.cpuUsage();
  const expected = perft(game, start, PERFT_DEPTH);
  const refereeSeconds = cpuSecondsSince(beforeReferee);
  const beforeKernel = process.cpuUsage();
  const counted = kernel.perft(start, PERFT_DEPTH);
  const kernelSeconds = cpuSecondsSince(beforeKernel);
  if (counted !== expected) throw new Error(`perft: ${counted}, but the referee has ${expected}`);
  const ratio = (refereeSeconds / kernelSeconds).toFixed(0);
  console.log(`perft ${PERFT_DEPTH} of 6x4: ${counted} leaves, ${ratio} times the referee's speed`);
}

/** Proves every first move of a board whose values are known. */
async function prove({ m, n, emptyCapture, end, moves }: SolvedBoard): Promise<void> {
  const ends = KALAH_ENDS[end];
  if (ends === undefined) throw new Error(`no end rule has the number ${end}`);
  const game = createKalah({ pits: m, seeds: n, emptyCapture, end: ends });
  const before = process.cpuUsage();
  const kernel = kalahKernel(game, { knowsOpenings: false });
  const player = await createKernelPlayer(kernel, { hashMiB: HASH_MIB, keepsDatabases: false });
  const { values, nodes } = await proveMoves(player, game, startLine(game));
  await player.close();
  const seconds = cpuSecondsSince(before);
  const found = moves.map((_, code) => values.get(code));
  if (found.join() !== moves.join()) throw new Error(`${m}x${n}: ${found}, not ${moves}`);
  const millions = nodes / 1e6;
  const speed = (millions / seconds).toFixed(2);
  console.log(
    `${m}x${n}: all first moves proved, ${seconds.toFixed(1)} s, ${millions.toFixed(2)} million nodes, ${speed} million a second`,
  );
}

const named = process.argv.slice(2);

await comparePerft();
for (const board of named.length > 0 ? named : DEFAULT_BOARDS) {
  const entry = SOLVED_BOARDS.find(
    ({ m, n, emptyCapture, end }) => `${m}x${n}` === board && !emptyCapture && end === 0,
  );
  if (!entry) throw new Error(`data/solved/kalah.json has no board ${board} of the standard rules`);
  await prove(entry);
}
