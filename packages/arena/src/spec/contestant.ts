import { basename } from "node:path";
import {
  alphaBetaPlayer,
  createKernelPlayer,
  createLevelledPlayer,
  greedyPlayer,
  mctsPlayer,
  minimaxPlayer,
  type Player,
  randomPlayer,
} from "@kibitz/engine";
import { createUciPlayer } from "@kibitz/protocols";
import type { ArenaGame } from "../games/arena-game.ts";
import type { Contestant } from "../match/contestant.ts";
import { startProcess } from "../transport/process.ts";
import type {
  EngineSpec,
  KibitzSpec,
  ReferenceSearch,
  ReferenceSpec,
  UciSpec,
} from "./engine-spec.ts";

/** The contestant that a description means at a game. */
export function contestantOf<P, M, S extends string>(
  spec: EngineSpec,
  arenaGame: ArenaGame<P, M, S>,
): Contestant<P, M> {
  const contestant = { name: spec.name ?? nameOf(spec), limits: spec.limits };
  switch (spec.kind) {
    case "kibitz":
      return { ...contestant, start: () => startKibitz(spec, arenaGame) };
    case "reference":
      return { ...contestant, start: async () => referencePlayer(spec, arenaGame) };
    case "uci":
      return { ...contestant, start: () => startUci(spec, arenaGame) };
  }
}

/** What tells the engine from others: its kind with the settings that matter to its strength. */
function nameOf(spec: EngineSpec): string {
  const { limits } = spec;
  const strength = [
    ...ownStrength(spec),
    limits.depth === undefined ? "" : `depth ${limits.depth}`,
    limits.nodes === undefined ? "" : `nodes ${limits.nodes}`,
    limits.playouts === undefined ? "" : `playouts ${limits.playouts}`,
    limits.timeMs === undefined ? "" : `${limits.timeMs} ms`,
  ];
  return strength.filter((part) => part !== "").join(" ");
}

function ownStrength(spec: EngineSpec): readonly string[] {
  switch (spec.kind) {
    case "kibitz":
      return ["Kibitz", strengthName(spec)];
    case "reference":
      return [REFERENCE_NAMES[spec.search]];
    case "uci": {
      const elo = spec.options.UCI_Elo;
      return [basename(spec.argv[0] ?? "engine"), elo === undefined ? "" : `Elo ${elo}`];
    }
  }
}

function strengthName({ strength }: KibitzSpec): string {
  if (!strength) return "";
  return "level" in strength ? `level ${strength.level}` : `Elo ${strength.elo}`;
}

const REFERENCE_NAMES: Readonly<Record<ReferenceSearch, string>> = {
  random: "Random",
  greedy: "Greedy",
  minimax: "Minimax",
  alphabeta: "Alpha-beta",
  mcts: "MCTS",
};

const TABLE_ENTRIES = 100_000;

function referencePlayer<P, M, S extends string>(
  { search, seed }: ReferenceSpec,
  { game, knowledge }: ArenaGame<P, M, S>,
): Player<P, M> {
  const options = { game, ...knowledge };
  switch (search) {
    case "random":
      return randomPlayer({ game, seed });
    case "greedy":
      return greedyPlayer({ ...options, seed });
    case "minimax":
      return minimaxPlayer(options);
    case "alphabeta":
      return alphaBetaPlayer({ ...options, tableEntries: TABLE_ENTRIES });
    case "mcts":
      return mctsPlayer({ ...options, seed });
  }
}

async function startKibitz<P, M, S extends string>(
  { strength, seed = 0, threads, hashMiB }: KibitzSpec,
  { game, kernel }: ArenaGame<P, M, S>,
): Promise<Player<P, M>> {
  const player = await createKernelPlayer(kernel, {
    ...(threads !== undefined && { threads }),
    ...(hashMiB !== undefined && { hashMiB }),
  });
  return strength ? createLevelledPlayer(player, { game, strength, seed }) : player;
}

function startUci<P, M, S extends string>(
  { argv, options, cwd }: UciSpec,
  { uci }: ArenaGame<P, M, S>,
): Promise<Player<P, M>> {
  const transport = startProcess(argv, cwd === undefined ? {} : { cwd });
  return createUciPlayer(transport, uci, { engineOptions: options });
}
