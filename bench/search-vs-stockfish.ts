// Search of the chess kernel beside Stockfish's, in nodes per CPU second, one
// thread each, in turns. A node of one is not a node of the other: Stockfish
// evaluates with a network, we with terms; the ratio is for watching our own speed
// on a machine whose load changes.
import { createKernelPlayer, type Player } from "@kibitz/engine";
import { chessKernel } from "@kibitz/engine/chess";
import { expectOk, startLine } from "@kibitz/rules";
import { type ChessMove, type ChessPosition, chess, parseFen } from "@kibitz/rules/chess";
import bench from "../data/bench/chess.json" with { type: "json" };
import { cpuSecondsSince } from "./cpu-time.ts";
import { StockfishProcess } from "./stockfish-process.ts";

const POSITIONS = bench.positions.slice(0, 8);
const TIME_MS = 1000;

interface Work {
  readonly nodes: number;
  readonly cpuSeconds: number;
}

async function searchWithKernel(
  player: Player<ChessPosition, ChessMove>,
  fen: string,
): Promise<Work> {
  await player.newGame();
  const before = process.cpuUsage();
  const analysis = player.analyse(startLine(chess, expectOk(parseFen(fen))), { timeMs: TIME_MS });
  let nodes = 0;
  for await (const info of analysis) nodes = info.nodes;
  await analysis.best;
  return { nodes, cpuSeconds: cpuSecondsSince(before) };
}

async function searchWithStockfish(stockfish: StockfishProcess, fen: string): Promise<Work> {
  const before = await stockfish.cpuSeconds();
  const nodes = await stockfish.search(fen, TIME_MS);
  return { nodes, cpuSeconds: (await stockfish.cpuSeconds()) - before };
}

function speedOf(works: readonly Work[]): number {
  const sum = (measure: (work: Work) => number) => works.map(measure).reduce((a, b) => a + b, 0);
  return sum(({ nodes }) => nodes) / sum(({ cpuSeconds }) => cpuSeconds);
}

const player = await createKernelPlayer(chessKernel);
const stockfish = StockfishProcess.start();
const ours: Work[] = [];
const theirs: Work[] = [];
// The first search runs in the baseline compiler.
await searchWithKernel(player, POSITIONS[0] ?? "");
for (const fen of POSITIONS) {
  ours.push(await searchWithKernel(player, fen));
  theirs.push(await searchWithStockfish(stockfish, fen));
}
stockfish.quit();
await player.close();
const [ourSpeed, theirSpeed] = [speedOf(ours), speedOf(theirs)];
console.log(
  `search, ${POSITIONS.length} positions: kernel ${(ourSpeed / 1e6).toFixed(2)} Mnps, ` +
    `Stockfish ${(theirSpeed / 1e6).toFixed(2)} Mnps, ratio ${(ourSpeed / theirSpeed).toFixed(2)}`,
);
