// Reading PGN beside chess.js' `loadPgn`, in megabytes and games per CPU second. Both read the same
// games and check every move; the two take turns, so that a change of the machine's load meets
// both. Fails only when they do not read the same.
import { Chess } from "chess.js";
import {
  type Annotations,
  mainline,
  readChessPgn,
  treeOfMoves,
  writeChessPgn,
} from "../packages/records/src/index.ts";
import { chess } from "../packages/rules/src/chess/index.ts";
import { createRandom, type Random, startLine } from "../packages/rules/src/index.ts";
import { cpuSecondsSince } from "./cpu-time.ts";

const ROUNDS = 3;
const GAMES = 120;
const MAX_PLIES = 90;

/** A file as its games, since chess.js reads one at a time. */
interface Sample {
  readonly name: string;
  readonly games: readonly string[];
}

/** The plies that a reader has found, and what they cost. */
interface Reading {
  readonly plies: number;
  readonly cpuSeconds: number;
}

function randomGame(random: Random, annotate: (ply: number) => Annotations): string {
  let line = startLine(chess);
  while (line.moves.length < MAX_PLIES && chess.outcome(line) === undefined) {
    const moves = chess.legalMoves(line);
    const move = moves[random.below(moves.length)];
    if (move === undefined) break;
    line = chess.play(line, move);
  }
  const names = ["Event", "Site", "Date", "Round", "White", "Black", "WhiteElo", "BlackElo", "ECO"];
  const tags = new Map(names.map((name) => [name, `${name} ${random.below(3000)}`]));
  const tree = treeOfMoves(line.moves, annotate);
  return writeChessPgn(chess, { tags, start: line.start, tree, result: "1/2-1/2" });
}

function sample(name: string, annotate: (ply: number) => Annotations): Sample {
  const random = createRandom(1);
  return { name, games: Array.from({ length: GAMES }, () => randomGame(random, annotate)) };
}

function readWithKibitz(games: readonly string[]): number {
  let plies = 0;
  for (const { record, faults } of readChessPgn(games.join("\n"))) {
    if (faults.length === 0 && record) plies += mainline(record.tree).length;
  }
  return plies;
}

function readWithChessJs(games: readonly string[]): number {
  let plies = 0;
  for (const text of games) {
    const game = new Chess();
    game.loadPgn(text);
    plies += game.history().length;
  }
  return plies;
}

function measure(read: (games: readonly string[]) => number, games: readonly string[]): Reading {
  const before = process.cpuUsage();
  const plies = read(games);
  return { plies, cpuSeconds: cpuSecondsSince(before) };
}

/** The least of several rounds: what else the machine does only adds. */
const least = (readings: readonly Reading[]): number =>
  Math.min(...readings.map(({ cpuSeconds }) => cpuSeconds));

function describe(who: string, megabytes: number, seconds: number): string {
  const speed = `${(megabytes / seconds).toFixed(2)} MB/s`.padStart(11);
  return `  ${who.padEnd(10)}${speed}${Math.round(GAMES / seconds)
    .toString()
    .padStart(8)} games/s`;
}

function compare({ name, games }: Sample): void {
  const megabytes = games.reduce((sum, text) => sum + text.length, 0) / 1e6;
  const own: Reading[] = [];
  const peers: Reading[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    own.push(measure(readWithKibitz, games));
    peers.push(measure(readWithChessJs, games));
  }
  const [first] = own;
  if (first === undefined || peers.some(({ plies }) => plies !== first.plies)) {
    console.error(`the two readers find different moves in ${name}`);
    process.exitCode = 1;
  }
  console.log(`${name}: ${GAMES} games, ${megabytes.toFixed(1)} MB`);
  console.log(describe("kibitz", megabytes, least(own)));
  console.log(describe("chess.js", megabytes, least(peers)));
  console.log(`  ratio     ${(least(peers) / least(own)).toFixed(1)}`);
}

compare(sample("moves alone", () => ({})));
compare(
  sample("with clocks and evaluations", (ply) => ({
    evaluation: { kind: "cp", value: (ply * 7) % 90 },
    clockMs: 600_000 - 4000 * ply,
  })),
);
