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
import { chessKernel, chessKnowledge } from "@kibitz/engine/chess";
import { createUciPlayer, standardUci } from "@kibitz/protocols";
import { type ChessMove, type ChessPosition, chess } from "@kibitz/rules/chess";
import type { Contestant } from "../match/contestant.ts";
import { startProcess } from "../transport/process.ts";
import type {
  EngineSpec,
  KibitzSpec,
  ReferenceSearch,
  ReferenceSpec,
  UciSpec,
} from "./engine-spec.ts";

export type ChessPlayer = Player<ChessPosition, ChessMove>;
export type ChessContestant = Contestant<ChessPosition, ChessMove>;

/** The contestant that a description means at chess. */
export function chessContestant(spec: EngineSpec): ChessContestant {
  const contestant = { name: spec.name ?? nameOf(spec), limits: spec.limits };
  switch (spec.kind) {
    case "kibitz":
      return { ...contestant, start: () => startKibitz(spec) };
    case "reference":
      return { ...contestant, start: async () => REFERENCE_PLAYERS[spec.search](spec) };
    case "uci":
      return { ...contestant, start: () => startUci(spec) };
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

const REFERENCE_PLAYERS: Readonly<Record<ReferenceSearch, (spec: ReferenceSpec) => ChessPlayer>> = {
  random: ({ seed }) => randomPlayer({ game: chess, seed }),
  greedy: ({ seed }) => greedyPlayer({ game: chess, ...chessKnowledge, seed }),
  minimax: () => minimaxPlayer({ game: chess, ...chessKnowledge }),
  alphabeta: () => alphaBetaPlayer({ game: chess, ...chessKnowledge, tableEntries: TABLE_ENTRIES }),
  mcts: ({ seed }) => mctsPlayer({ game: chess, ...chessKnowledge, seed }),
};

async function startKibitz(spec: KibitzSpec): Promise<ChessPlayer> {
  const { strength, seed = 0, threads, hashMiB } = spec;
  const player = await createKernelPlayer(chessKernel, {
    ...(threads !== undefined && { threads }),
    ...(hashMiB !== undefined && { hashMiB }),
  });
  return strength ? createLevelledPlayer(player, { game: chess, strength, seed }) : player;
}

function startUci({ argv, options, cwd }: UciSpec): Promise<ChessPlayer> {
  const transport = startProcess(argv, cwd === undefined ? {} : { cwd });
  return createUciPlayer(transport, standardUci, { engineOptions: options });
}
