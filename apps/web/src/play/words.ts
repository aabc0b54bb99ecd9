import type { SessionState } from "@kibitz/engine";
import { type Game, type Line, type Outcome, playAll, startLine } from "@kibitz/rules";
import type { GameEntry } from "../games/game-entry.ts";
import { howItEnded } from "../games/outcome-words.ts";
import { isPerson, ownSide, type Seats, seatName } from "./seats.ts";

/** What the sentences of a table are about. */
export interface Speaker<P, M, S extends string> {
  readonly entry: GameEntry<P, M, S>;
  readonly game: Game<P, M, S>;
  readonly variant: string;
  readonly seats: Seats<S>;
}

/** The line as it was after so many moves. */
export function lineAt<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  plies: number,
): Line<P, M> {
  if (plies >= line.moves.length) return line;
  return playAll(game, startLine(game, line.start), line.moves.slice(0, plies));
}

/** Where the game stands, in full sentences. */
export function statusSentence<P, M, S extends string>(
  table: Speaker<P, M, S>,
  state: SessionState<P, M, S>,
): string {
  const { status } = state;
  switch (status.kind) {
    case "ready":
      return `${turnSentence(table, state)} The game begins with the first move.`;
    case "playing":
      return [
        lastMoveSentence(table, state),
        offerSentence(table, state),
        turnSentence(table, state),
      ]
        .filter((sentence) => sentence !== "")
        .join(" ");
    case "paused":
      return "The game is paused.";
    case "failed":
      return `${status.message} The game waits, and nothing is lost.`;
    case "over":
      return outcomeSentence(table, status.outcome);
  }
}

/** The last move in full words, with the name of who made it. */
function lastMoveSentence<P, M, S extends string>(
  { entry, game, variant, seats }: Speaker<P, M, S>,
  { line, played }: SessionState<P, M, S>,
): string {
  const last = played.at(-1);
  if (last === undefined) return "";
  const before = lineAt(game, line, line.moves.length - 1);
  const words = entry.describeMove(last.move, before, variant);
  return `${shortName({ entry, game, variant, seats }, last.side)}: ${words}.`;
}

/** What is shown while the person looks back at an earlier moment of `whole`. */
export function lookSentence<P, M, S extends string>(
  table: Speaker<P, M, S>,
  line: Line<P, M>,
  whole: Line<P, M>,
): string {
  const move = line.moves.at(-1);
  if (move === undefined) return "Looking back at the start.";
  const { entry, game, variant } = table;
  const before = lineAt(game, line, line.moves.length - 1);
  const side = entry.sideName(game.sideToMove(before.position));
  const place = `move ${line.moves.length} of ${whole.moves.length}`;
  return `Looking back at ${place}. ${side}: ${entry.describeMove(move, before, variant)}.`;
}

function offerSentence<P, M, S extends string>(
  table: Speaker<P, M, S>,
  { offer }: SessionState<P, M, S>,
): string {
  return offer?.open === true ? `${shortName(table, offer.by)} offers a draw.` : "";
}

function turnSentence<P, M, S extends string>(
  table: Speaker<P, M, S>,
  { line, played }: SessionState<P, M, S>,
): string {
  const { entry, game, seats } = table;
  const side = game.sideToMove(line.position);
  const isExtra = played.at(-1)?.side === side;
  if (!isPerson(seats[side])) return `${shortName(table, side)} is thinking …`;
  const isOwn = side === ownSide(seats, game.sides);
  const whose = isOwn ? "Your move" : `${entry.sideName(side)} to move`;
  const note = entry.turnNote?.(line.position);
  return `${whose}${isExtra ? " again" : ""}.${note === undefined ? "" : ` ${note}`}`;
}

/** "You", "Kibitz", or the name of the side where both are of a kind. */
export function shortName<P, M, S extends string>(
  { entry, game, seats }: Speaker<P, M, S>,
  side: S,
): string {
  const own = ownSide(seats, game.sides);
  if (own === undefined) return entry.sideName(side);
  return side === own ? seatName(seats[side]) : "Kibitz";
}

/** How a game has ended, after the move that ended it where a move did. */
export function endingSentence<P, M, S extends string>(
  table: Speaker<P, M, S>,
  state: SessionState<P, M, S>,
  outcome: Outcome<S>,
): string {
  const isByMove = table.game.outcome(state.line) !== undefined;
  const last = isByMove ? lastMoveSentence(table, state) : "";
  return `${last} ${outcomeSentence(table, outcome)}`.trim();
}

/** How a game has ended, as one sentence. */
export function outcomeSentence<P, M, S extends string>(
  table: Speaker<P, M, S>,
  outcome: Outcome<S>,
): string {
  const { entry, game, seats } = table;
  const how = howItEnded(entry, game, outcome);
  if (outcome.kind === "draw") return `The game is a draw ${how}.`;
  const verb = outcome.winner === ownSide(seats, game.sides) ? "win" : "wins";
  return `${shortName(table, outcome.winner)} ${verb} ${how}.`;
}
