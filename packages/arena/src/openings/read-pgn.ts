import {
  type ChessReading,
  isNullMove,
  lineOfRecord,
  mainlineNodes,
  readChessPgn,
} from "@kibitz/records";
import { err, ok, playAll, type Result, startLine } from "@kibitz/rules";
import type { ChessGame } from "@kibitz/rules/chess";
import type { OpeningsError } from "./opening.ts";
import type { ChessOpening } from "./read-epd.ts";

/**
 * Reads the main lines of a PGN file as openings, each cut after `maxPlies`
 * plies. A file with any fault is refused, since a match would be played from
 * openings that its maker did not mean.
 */
export function readPgnOpenings(
  game: ChessGame,
  text: string,
  maxPlies = Number.POSITIVE_INFINITY,
): Result<readonly ChessOpening[], OpeningsError> {
  const openings: ChessOpening[] = [];
  for (const { number, record, game: referee, tags, faults } of readChessPgn(text)) {
    const [fault] = faults;
    if (fault) {
      const message = `Game ${number}, line ${fault.line}, column ${fault.column}: ${fault.message}`;
      return err({ code: fault.code, message, line: fault.line });
    }
    if (!record || !referee) continue;
    if (referee.variant !== game.variant) return err(otherVariant(number, referee));
    if (passesWithin(record, maxPlies)) return err(passed(number));
    const whole = lineOfRecord(game, record);
    const line = playAll(game, startLine(game, whole.start), whole.moves.slice(0, maxPlies));
    openings.push({ name: nameOf(tags) ?? `game ${number}`, line });
  }
  if (openings.length > 0) return ok(openings);
  return err({ code: "no-openings", message: "The file holds no game.", line: 1 });
}

function nameOf(tags: ReadonlyMap<string, string>): string | undefined {
  const named = [tags.get("Opening"), tags.get("Event")];
  return named.find((name) => name !== undefined && !/^\??$/.test(name));
}

function passesWithin({ tree }: NonNullable<ChessReading["record"]>, maxPlies: number): boolean {
  const moves = Array.from(mainlineNodes(tree), ({ move }) => move);
  return moves.slice(0, maxPlies).some(isNullMove);
}

function passed(number: number): OpeningsError {
  const message = `Game ${number} passes a turn: a match cannot be played from there.`;
  return { code: "null-move", message, line: 1 };
}

function otherVariant(number: number, referee: ChessGame): OpeningsError {
  const message = `Game ${number} is of the variant ${referee.variant}: openings must be of the match's own.`;
  return { code: "other-variant", message, line: 1 };
}
