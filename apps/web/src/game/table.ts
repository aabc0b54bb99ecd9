import {
  createKernelPlayer,
  createLevelledPlayer,
  type Level,
  newSession,
  type Player,
  person,
  restoreSession,
  type Session,
} from "@kibitz/engine";
import { chessKernel } from "@kibitz/engine/chess";
import { type ChessMove, type ChessPosition, type Colour, chess } from "@kibitz/rules/chess";

export type ChessSession = Session<ChessPosition, ChessMove, Colour>;
export type ChessPlayer = Player<ChessPosition, ChessMove>;

/** Who sits where, and how strong the engine is to be. */
export interface Seating {
  /** The side of the person. */
  readonly side: Colour;
  readonly level: Level;
}

/** Longest thought at the highest level; lower levels end theirs much sooner. */
const MOVE_TIME_MS = 1000;

/** Starts the engine in workers; the page plays with one and the same from game to game. */
export function startEngine(): Promise<ChessPlayer> {
  return createKernelPlayer(chessKernel, { hashMiB: 32 });
}

function participants(engine: ChessPlayer, { side, level }: Seating) {
  const seed = Math.floor(Math.random() * 2 ** 32);
  const player = createLevelledPlayer(engine, { game: chess, strength: { level }, seed });
  const opponent = {
    kind: "player",
    name: `Kibitz, level ${level}`,
    player,
    limits: { timeMs: MOVE_TIME_MS },
  } as const;
  const you = person("You");
  return side === "white" ? { white: you, black: opponent } : { white: opponent, black: you };
}

/** A new game, ready to be started. */
export function setUpGame(engine: ChessPlayer, seating: Seating): ChessSession {
  return newSession({
    game: chess,
    claims: "automatic",
    participants: participants(engine, seating),
  });
}

/** The game of a snapshot, going on where it stood; undefined when it cannot be read. */
export function resumeGame(
  engine: ChessPlayer,
  seating: Seating,
  snapshot: unknown,
): ChessSession | undefined {
  const restored = restoreSession<ChessPosition, ChessMove, Colour>(snapshot, {
    game: chess,
    claims: "automatic",
    participants: participants(engine, seating),
  });
  return restored.ok ? restored.value : undefined;
}
