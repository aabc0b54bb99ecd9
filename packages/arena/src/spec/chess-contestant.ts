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
import { chessUci, createUciPlayer } from "@kibitz/protocols";
import { type ChessGame, type ChessMove, type ChessPosition, chess } from "@kibitz/rules/chess";
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

/** The contestant that a description means at chess or, with its referee, Chess960. */
export function chessContestant(spec: EngineSpec, game: ChessGame = chess): ChessContestant {
  const contestant = { name: spec.name ?? nameOf(spec), limits: spec.limits };
  switch (spec.kind) {
    case "kibitz":
      return { ...contestant, start: () => startKibitz(spec, game) };
    case "reference":
      return { ...contestant, start: async () => REFERENCE_PLAYERS[spec.search](game, spec) };
    case "uci":
      return { ...contestant, start: () => startUci(spec, game) };
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

const REFERENCE_PLAYERS: Readonly<
  Record<ReferenceSearch, (game: ChessGame, spec: ReferenceSpec) => ChessPlayer>
> = {
  random: (game, { seed }) => randomPlayer({ game, seed }),
  greedy: (game, { seed }) => greedyPlayer({ game, ...chessKnowledge, seed }),
  minimax: (game) => minimaxPlayer({ game, ...chessKnowledge }),
  alphabeta: (game) => alphaBetaPlayer({ game, ...chessKnowledge, tableEntries: TABLE_ENTRIES }),
  mcts: (game, { seed }) => mctsPlayer({ game, ...chessKnowledge, seed }),
};

async function startKibitz(spec: KibitzSpec, game: ChessGame): Promise<ChessPlayer> {
  const { strength, seed = 0, threads, hashMiB } = spec;
  const player = await createKernelPlayer(
    { ...chessKernel, game },
    {
      ...(threads !== undefined && { threads }),
      ...(hashMiB !== undefined && { hashMiB }),
    },
  );
  return strength ? createLevelledPlayer(player, { game, strength, seed }) : player;
}

function startUci({ argv, options, cwd }: UciSpec, game: ChessGame): Promise<ChessPlayer> {
  const transport = startProcess(argv, cwd === undefined ? {} : { cwd });
  return createUciPlayer(transport, chessUci(game), { engineOptions: options });
}
