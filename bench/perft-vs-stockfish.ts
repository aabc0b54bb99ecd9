// Perft of the chess kernel beside Stockfish's `go perft`, in nodes per CPU
// second. The two take turns, so that a change of the machine's load meets both.
// Fails only when a count is wrong.
import { type BareChessKernel, bareChessKernel } from "../packages/engine/src/kernel/chess-bare.ts";
import { cpuSecondsSince } from "./cpu-time.ts";
import { StockfishProcess } from "./stockfish-process.ts";

const ROUNDS = 5;
interface Row {
  readonly name: string;
  readonly fen: string;
  readonly depth: number;
  readonly nodes: number;
}

const POSITIONS: readonly Row[] = [
  {
    name: "start position",
    fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    depth: 6,
    nodes: 119_060_324,
  },
  {
    name: "kiwipete",
    fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    depth: 5,
    nodes: 193_690_690,
  },
];

/** One measured count. */
interface Count {
  readonly nodes: number;
  readonly cpuSeconds: number;
}

function countWithKernel(kernel: BareChessKernel, { fen, depth }: Row): Count {
  kernel.load(fen);
  const before = process.cpuUsage();
  const nodes = kernel.perft(depth);
  return { nodes, cpuSeconds: cpuSecondsSince(before) };
}

async function countWithStockfish(stockfish: StockfishProcess, { fen, depth }: Row) {
  const before = await stockfish.cpuSeconds();
  const nodes = await stockfish.perft(fen, depth);
  return { nodes, cpuSeconds: (await stockfish.cpuSeconds()) - before };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Nodes per CPU second of each round; notes a wrong count. */
function speedsOf(counts: readonly Count[], row: Row, who: string): number[] {
  const wrong = counts.find(({ nodes }) => nodes !== row.nodes);
  if (wrong !== undefined) {
    console.error(`${who} counts ${wrong.nodes} leaves of ${row.name}, ${row.nodes} are right`);
    process.exitCode = 1;
  }
  return counts.map(({ nodes, cpuSeconds }) => nodes / cpuSeconds);
}

async function compare(row: Row, kernel: BareChessKernel, stockfish: StockfishProcess) {
  // The first long call runs in the baseline compiler.
  countWithKernel(kernel, row);
  const ours: Count[] = [];
  const theirs: Count[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(countWithKernel(kernel, row));
    theirs.push(await countWithStockfish(stockfish, row));
  }
  report(row, speedsOf(ours, row, "the kernel"), speedsOf(theirs, row, "Stockfish"));
}

/** Medians; the ratio is that of the rounds, whose two halves ran under the same load. */
function report({ name, depth }: Row, ours: readonly number[], theirs: readonly number[]) {
  const mega = (speeds: readonly number[]) => `${(median(speeds) / 1e6).toFixed(0)} Mnps`;
  const ratio = median(ours.map((speed, round) => speed / (theirs[round] ?? Number.NaN)));
  console.log(
    `${name}, depth ${depth}: kernel ${mega(ours)}, Stockfish ${mega(theirs)}, ratio ${ratio.toFixed(2)}`,
  );
}

const kernel = await bareChessKernel();
const stockfish = StockfishProcess.start();
try {
  for (const row of POSITIONS) await compare(row, kernel, stockfish);
} finally {
  stockfish.quit();
}
