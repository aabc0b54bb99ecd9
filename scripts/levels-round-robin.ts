// Shows that the levels are ordered in strength: each plays a match against the
// next, and the table goes to standard output. The tenth has no limit of its own
// and gets a fixed number of nodes.
//
//   npx tsx scripts/levels-round-robin.ts [--games 60] [--levels 1,2,3] [--nodes 200000]
import { parseArgs } from "node:util";
import {
  type ChessContestant,
  generateOpenings,
  type MatchReport,
  type Opening,
  runMatch,
} from "@kibitz/arena";
import {
  createKernelPlayer,
  createLevelledPlayer,
  eloOfLevel,
  LEVELS,
  type Level,
} from "@kibitz/engine";
import { chessKernel } from "@kibitz/engine/chess";
import { type ChessMove, type ChessPosition, chess } from "@kibitz/rules/chess";

const OPENING_RECIPE = {
  plies: 6,
  seed: 2026,
  choice: { limits: { nodes: 3_000 }, multiPv: 6, spreadCp: 60 },
  balance: { limits: { nodes: 10_000 }, maxCp: 60 },
};
const LONGEST_MOVE_MS = 60_000;

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "60" },
    levels: { type: "string", default: LEVELS.join(",") },
    nodes: { type: "string", default: "200000" },
  },
});
const gameCount = Number(values.games);
const topNodes = Number(values.nodes);

const levels = LEVELS.filter((level) => values.levels.split(",").includes(String(level)));
const openings = await makeOpenings(Math.ceil(gameCount / 2));
console.log("| levels | imitated | score of the higher | Elo difference | minutes |");
console.log("|---|---|---|---|---|");
for (const [index, higher] of levels.entries()) {
  const lower = levels[index - 1];
  if (lower !== undefined) console.log(rowOf(lower, higher, await playMatch(higher, lower)));
}

async function makeOpenings(count: number): Promise<Opening<ChessPosition, ChessMove>[]> {
  const player = await createKernelPlayer(chessKernel);
  const made: Opening<ChessPosition, ChessMove>[] = [];
  for await (const line of generateOpenings(chess, player, { ...OPENING_RECIPE, count })) {
    made.push({ name: `opening ${made.length + 1}`, line });
  }
  await player.close();
  return made;
}

function playMatch(higher: Level, lower: Level): Promise<MatchReport> {
  return runMatch({
    game: chess,
    contestants: [contestant(higher), contestant(lower)],
    gameCount,
    timeControl: { kind: "per-move", limits: { timeMs: LONGEST_MOVE_MS } },
    openings,
  });
}

function contestant(level: Level): ChessContestant {
  return {
    name: `level ${level}`,
    ...(eloOfLevel(level) === undefined && { limits: { nodes: topNodes } }),
    start: async () =>
      createLevelledPlayer(await createKernelPlayer(chessKernel), {
        game: chess,
        strength: { level },
        seed: level,
      }),
  };
}

function rowOf(lower: Level, higher: Level, { games, estimate, elapsedMs }: MatchReport): string {
  const { wins, draws, losses } = games;
  const elo = estimate ? `${signed(estimate.elo)} ± ${Math.round(estimate.eloError ?? 0)}` : "-";
  const imitated = [lower, higher].map((level) => eloOfLevel(level) ?? "full").join(" : ");
  const cells = [
    `${higher} against ${lower}`,
    imitated,
    `+${wins} =${draws} -${losses}`,
    elo,
    (elapsedMs / 60_000).toFixed(1),
  ];
  return `| ${cells.join(" | ")} |`;
}

function signed(elo: number): string {
  const rounded = Math.round(elo);
  return rounded > 0 ? `+${rounded}` : String(rounded);
}
