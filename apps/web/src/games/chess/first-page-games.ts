import { person, restoreSession } from "@kibitz/engine";
import { type ChessRecord, resultOf, treeOfMoves, writeChessPgn } from "@kibitz/records";
import { type ChessMove, type ChessPosition, type Colour, chess } from "@kibitz/rules/chess";
import { gameIdAt } from "../../library/game-id.ts";
import type { KeptGame, Seat } from "../../library/game-store.ts";
import type { OlderGames } from "../../library/kept-games.ts";

/** Under which the first page kept each game, with the moment at which it was begun. */
const PREFIX = "kibitz.game.chess.";

/** The games that the first page, which knew chess only, kept in the browser's small store. */
export function firstPageGames(storage: Storage | undefined): OlderGames {
  return {
    read: () => keysOf(storage).flatMap((key) => readGame(key, storage?.getItem(key)) ?? []),
    forget: (ids) => {
      for (const key of keysOf(storage)) if (ids.has(idOf(key))) storage?.removeItem(key);
    },
  };
}

function keysOf(storage: Storage | undefined): readonly string[] {
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index));
  return keys.filter((key) => key?.startsWith(PREFIX) === true).map(String);
}

/** The same for a key whenever it is read, so that two tabs bring over one game. */
const idOf = (key: string): string => gameIdAt(begunMs(key), "page");

function begunMs(key: string): number {
  const timeMs = Date.parse(key.slice(PREFIX.length));
  return Number.isNaN(timeMs) ? 0 : timeMs;
}

/** Undefined when it is no such game; it then stays where it is. */
function readGame(key: string, text: string | null | undefined): KeptGame | undefined {
  const saved = parse(text ?? "");
  if (saved === undefined) return undefined;
  const restored = restoreSession<ChessPosition, ChessMove, Colour>(saved.snapshot, {
    game: chess,
    participants: { white: person("White"), black: person("Black") },
  });
  if (!restored.ok) return undefined;
  const { line, status } = restored.value.state;
  restored.value.close();
  const updatedAt = new Date(begunMs(key)).toISOString();
  const result = resultOf(status.kind === "over" ? status.outcome : undefined, chess.sides);
  const seats = seatsOf(saved);
  const tags = tagsOf(seats, updatedAt, result);
  const record: ChessRecord = {
    tags: new Map(Object.entries(tags)),
    start: line.start,
    tree: treeOfMoves(line.moves),
    result,
  };
  return {
    id: idOf(key),
    game: "chess",
    variant: "standard",
    origin: "played",
    updatedAt,
    tags,
    plies: line.moves.length,
    record: writeChessPgn(chess, record),
    table: { seats, snapshot: saved.snapshot },
  };
}

interface SavedGame {
  readonly side: Colour;
  readonly level: number;
  readonly snapshot: unknown;
}

function parse(text: string): SavedGame | undefined {
  try {
    const { side, level, snapshot } = JSON.parse(text) as Partial<SavedGame>;
    const isGame = (side === "white" || side === "black") && Number.isInteger(level);
    return isGame ? { side, level: Number(level), snapshot } : undefined;
  } catch {
    return undefined;
  }
}

function seatsOf({ side, level }: SavedGame): Readonly<Record<Colour, Seat>> {
  const you: Seat = { kind: "person", name: "You" };
  const engine: Seat = { kind: "engine", level };
  return side === "white" ? { white: you, black: engine } : { white: engine, black: you };
}

function tagsOf({ white, black }: Readonly<Record<Colour, Seat>>, at: string, result: string) {
  const name = (seat: Seat) => (seat.kind === "person" ? seat.name : `Kibitz, level ${seat.level}`);
  return {
    Event: "Casual game",
    Date: at.slice(0, 10).replaceAll("-", "."),
    White: name(white),
    Black: name(black),
    Result: result,
  };
}
