// Every count of data/perft/chess.json, the deep ones that the tests leave out
// included; fails when one is wrong.
import { readFileSync } from "node:fs";
import { bareChessKernel } from "../packages/engine/src/kernel/chess-bare.ts";

interface PerftRow {
  readonly name: string;
  readonly fen: string;
  readonly nodes: readonly number[];
}

const goldens = new URL("../data/perft/chess.json", import.meta.url);
const rows: readonly PerftRow[] = JSON.parse(readFileSync(goldens, "utf8")).positions;
const kernel = await bareChessKernel();

/** Whether the kernel counts what stands in the file, at every depth of it. */
function isRight({ name, fen, nodes }: PerftRow): boolean {
  kernel.load(fen);
  const counted = nodes.map((_, index) => kernel.perft(index + 1));
  const wrong = nodes.findIndex((expected, index) => counted[index] !== expected);
  if (wrong < 0) return true;
  console.error(`${name}, depth ${wrong + 1}: ${counted[wrong]} leaves, ${nodes[wrong]} are right`);
  return false;
}

const faults = rows.filter((row) => !isRight(row)).length;
const leaves = rows.flatMap(({ nodes }) => nodes).reduce((sum, count) => sum + count, 0);
const { user, system } = process.cpuUsage();
const speed = (leaves / (user + system)).toFixed(0);
console.log(`${rows.length} positions, ${leaves} leaves, ${faults} faults, ${speed} Mnps`);
process.exitCode = faults === 0 ? 0 : 1;
