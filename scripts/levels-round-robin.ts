// Shows that the levels of a game are ordered in strength: each plays a match against the next,
// and the table goes to standard output. The tenth has no limit of its own and gets a fixed
// number of nodes.
//
//   npx tsx scripts/levels-round-robin.ts [game] [--variant 6x4] [--games 60] [--levels 1,2,3] [--nodes 200000]
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import {
  type ArenaGame,
  arenaGame,
  type Contestant,
  type MatchReport,
  type Opening,
  runMatch,
} from "@kibitz/arena";
import { createKernelPlayer, createLevelledPlayer, LEVELS, type Level } from "@kibitz/engine";

const LONGEST_MOVE_MS = 60_000;
const TOP_LEVEL = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    variant: { type: "string" },
    games: { type: "string", default: "60" },
    levels: { type: "string", default: LEVELS.join(",") },
    nodes: { type: "string", default: "200000" },
  },
});

const found = arenaGame(positionals[0] ?? "chess", values.variant);
if (!found.ok) throw new Error(found.error.message);
await found.value(measure);

async function measure<P, M, S extends string>(arena: ArenaGame<P, M, S>): Promise<void> {
  const levels = LEVELS.filter((level) => values.levels.split(",").includes(String(level)));
  const openings = await arena.ownOpenings((path) =>
    readFile(new URL(`../data/${path}`, import.meta.url), "utf8"),
  );
  console.log("| levels | score of the higher | Elo difference | minutes |");
  console.log("|---|---|---|---|");
  for (const [index, higher] of levels.entries()) {
    const lower = levels[index - 1];
    if (lower === undefined) continue;
    console.log(rowOf(lower, higher, await playMatch(arena, openings, higher, lower)));
  }
}

function playMatch<P, M, S extends string>(
  arena: ArenaGame<P, M, S>,
  openings: readonly Opening<P, M>[],
  higher: Level,
  lower: Level,
): Promise<MatchReport> {
  return runMatch({
    game: arena.game,
    contestants: [contestant(arena, higher), contestant(arena, lower)],
    gameCount: Number(values.games),
    timeControl: { kind: "per-move", limits: { timeMs: LONGEST_MOVE_MS } },
    openings,
  });
}

function contestant<P, M, S extends string>(
  { game, kernel }: ArenaGame<P, M, S>,
  level: Level,
): Contestant<P, M> {
  return {
    name: `level ${level}`,
    ...(level === TOP_LEVEL && { limits: { nodes: Number(values.nodes) } }),
    start: async () =>
      createLevelledPlayer(await createKernelPlayer(kernel), {
        game,
        strength: { level },
        seed: level,
      }),
  };
}

function rowOf(lower: Level, higher: Level, { games, estimate, elapsedMs }: MatchReport): string {
  const { wins, draws, losses } = games;
  const elo = estimate ? `${signed(estimate.elo)} ± ${Math.round(estimate.eloError ?? 0)}` : "-";
  const minutes = (elapsedMs / 60_000).toFixed(1);
  const cells = [`${higher} against ${lower}`, `+${wins} =${draws} -${losses}`, elo, minutes];
  return `| ${cells.join(" | ")} |`;
}

function signed(elo: number): string {
  const rounded = Math.round(elo);
  return rounded > 0 ? `+${rounded}` : String(rounded);
}
