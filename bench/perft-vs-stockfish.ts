// Perft of the chess kernel beside Stockfish's `go perft`, in nodes per CPU
// second. The two take turns, so that a change of the machine's load meets both.
// Fails only when a count is wrong.
import { type BareChessKernel, bareChessKernel } from "../packages/engine/src/kernel/chess-bare.ts";
import { StockfishProcess } from "./stockfish-process.ts";

const ROUNDS = 5;
const POSITIONS = [
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
] as const;
type Row = (typeof POSITIONS)[number];

/** One measured count. */
interface Count {
  readonly nodes: number;
  readonly cpuSeconds: number;
}

function countWithKernel(kernel: BareChessKernel, { fen, depth }: Row): Count {
  kernel.load(fen);
  const before = process.cpuUsage();
  const nodes = kernel.perft(depth);
  const { user, system } = process.cpuUsage(before);
  return { nodes, cpuSeconds: (user + system) / 1e6 };
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

/** Median nodes per CPU second of checked counts. */
function speedOf(counts: readonly Count[], row: Row, who: string): number {
  for (const { nodes } of counts) {
    if (nodes === row.nodes) continue;
    console.error(`${who} counts ${nodes} leaves of ${row.name}, ${row.nodes} are right`);
    process.exitCode = 1;
  }
  return median(counts.map(({ nodes, cpuSeconds }) => nodes / cpuSeconds));
}

async function compare(row: Row, kernel: BareChessKernel, stockfish: StockfishProcess) {
  countWithKernel(kernel, { ...row, depth: row.depth - 1 } as Row);
  const ours: Count[] = [];
  const theirs: Count[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(countWithKernel(kernel, row));
    theirs.push(await countWithStockfish(stockfish, row));
  }
  const ourSpeed = speedOf(ours, row, "the kernel");
  const theirSpeed = speedOf(theirs, row, "Stockfish");
  const mega = (speed: number) => `${(speed / 1e6).toFixed(0).padStart(5)} Mnps`;
  console.log(
    `${row.name.padEnd(15)} depth ${row.depth}: kernel ${mega(ourSpeed)}, ` +
      `Stockfish ${mega(theirSpeed)}, ratio ${(ourSpeed / theirSpeed).toFixed(2)}`,
  );
}

const kernel = await bareChessKernel();
const stockfish = StockfishProcess.start();
try {
  for (const row of POSITIONS) await compare(row, kernel, stockfish);
} finally {
  stockfish.quit();
}
