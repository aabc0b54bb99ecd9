// What the Oware kernel does in a second of CPU time, and what its database of endgames holds:
// perft beside the referee's, every count of data/perft/oware.json, and each level of the
// database as far as the first argument says (10 seeds). The second argument is a variant.
import { readFileSync } from "node:fs";
import { openKernel } from "../packages/engine/src/index.ts";
import { openOwareDatabase } from "../packages/engine/src/kernel/oware-bare.ts";
import { everyBoard } from "../packages/engine/src/kernel/oware-brute-force.fixture.ts";
import { owareKernel } from "../packages/engine/src/oware.ts";
import { expectOk, perft, startLine } from "../packages/rules/src/index.ts";
import {
  createOware,
  type OwareGame,
  parseOwareVariant,
} from "../packages/rules/src/mancala/oware/index.ts";
import { cpuSecondsSince } from "./cpu-time.ts";

const [most = "10", variant = "abapa"] = process.argv.slice(2);
const REFEREE_DEPTH = 6;

interface PerftRow {
  readonly position: string;
  readonly nodes: readonly number[];
}

/** Seconds of CPU time that the work takes. */
function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return cpuSecondsSince(before);
}

async function comparePerft(): Promise<void> {
  const game = createOware();
  const kernel = await openKernel(owareKernel(game));
  const goldens = new URL("../data/perft/oware.json", import.meta.url);
  const rows: readonly PerftRow[] = JSON.parse(readFileSync(goldens, "utf8")).positions;
  for (const { position, nodes } of rows) {
    const line = startLine(game, expectOk(game.notation.parsePosition(position)));
    for (const [index, expected] of nodes.entries()) {
      const counted = kernel.perft(line, index + 1);
      if (counted !== expected) throw new Error(`depth ${index + 1}: ${counted}, not ${expected}`);
    }
    const leaves = nodes.at(-1) ?? 0;
    const seconds = cpuSeconds(() => kernel.perft(line, nodes.length));
    console.log(`kernel: perft ${nodes.length} is right, ${speed(leaves, seconds)}`);
    const refereeSeconds = cpuSeconds(() => perft(game, line, REFEREE_DEPTH));
    console.log(`referee: ${speed(nodes[REFEREE_DEPTH - 1] ?? 0, refereeSeconds)}`);
  }
}

const speed = (nodes: number, seconds: number): string =>
  `${(nodes / seconds / 1e6).toFixed(3)} million leaves a second`;

async function buildLevels(game: OwareGame): Promise<void> {
  const database = await openOwareDatabase(game);
  console.log("seeds  positions  that can arise  exact  seconds  MiB of memory");
  for (let seeds = 1; seeds <= Number(most); seeds++) {
    const seconds = cpuSeconds(() => database.build(seeds));
    const { all, open, exact } = countExact(game, seeds, (line) => database.gain(line));
    const memory = Math.round(database.memoryBytes() / 2 ** 20);
    console.log([seeds, all, open, exact, seconds.toFixed(2), memory].join("  "));
  }
  console.log(`${database.bytes().length} bytes`);
}

type Gain = Awaited<ReturnType<typeof openOwareDatabase>>["gain"];

/** Counts the positions of a level with South to move. */
function countExact(game: OwareGame, seeds: number, gain: Gain) {
  const counts = { all: 0, open: 0, exact: 0 };
  everyBoard(seeds, (south, north) => {
    counts.all++;
    const stores = { south: 0, north: 48 - seeds };
    const start = { pits: { south, north }, stores, sideToMove: "south", moveNumber: 1 } as const;
    // With all other seeds in one store the game would be over; what can be moved shows without them.
    const bare = startLine(game, { ...start, stores: { south: 0, north: 0 } });
    if (game.legalMoves(bare).length === 0) return;
    counts.open++;
    const { lower, upper } = gain(startLine(game, start));
    if (lower === upper) counts.exact++;
  });
  return counts;
}

await comparePerft();
await buildLevels(createOware(expectOk(parseOwareVariant(variant))));
