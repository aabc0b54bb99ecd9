import { negateScore } from "@kibitz/engine";
import {
  type Annotations,
  evaluationOf,
  type GameRecord,
  resultOf,
  treeOfMoves,
} from "@kibitz/records";
import type { Game } from "@kibitz/rules";
import type { Points } from "../statistics/tally.ts";
import { marginOf } from "./margin.ts";
import type { PlayedMove } from "./play-game.ts";
import type { EarlierResult, MatchGame } from "./run-match.ts";
import { pairingOf } from "./scoreboard.ts";

/** What a match says of all its games. */
export interface MatchTags {
  readonly event: string;
  /** As `formatTimeControl` writes it. */
  readonly timeControl: string;
  /** The day, as PGN writes it: `2024.12.31`. */
  readonly date: () => string;
}

/** PGN's words for how a game was ended where it was not by its rules. */
const TERMINATIONS: Readonly<Record<string, string>> = {
  "time-forfeit": "time forfeit",
  "illegal-move": "rules infraction",
  crash: "abandoned",
};

/** Holds our code of how a game ended. */
const ENDING_TAG = "Ending";
/** Holds by how many of the game's points it was won. */
const MARGIN_TAG = "Margin";

/** A game of a match as it is kept, with the players' clocks and scores beside their moves. */
export function recordOfGame<P, M, S extends string>(
  referee: Game<P, M, S>,
  game: MatchGame<P, M, S>,
  tags: MatchTags,
): GameRecord<P, M> {
  const { sides } = referee;
  const { line, moves, outcome, fault } = game.finished;
  const openingPlies = line.moves.length - moves.length;
  const tree = treeOfMoves(line.moves, (ply) => {
    const played = moves[ply - openingPlies];
    const comments = fault && ply === line.moves.length - 1 ? [fault.detail] : [];
    return { ...(played && annotationsOf(played, sides)), comments };
  });
  return {
    tags: tagsOf(referee, game, tags),
    start: line.start,
    tree,
    result: resultOf(outcome, sides),
  };
}

function tagsOf<P, M, S extends string>(
  referee: Game<P, M, S>,
  { number, players: [first, second], opening, finished }: MatchGame<P, M, S>,
  { event, timeControl, date }: MatchTags,
): ReadonlyMap<string, string> {
  const { adjudicated, fault, outcome, line } = finished;
  const margin = marginOf(referee, finished);
  const ended = adjudicated ? "adjudication" : fault ? TERMINATIONS[fault.kind] : undefined;
  return new Map([
    ["Event", event],
    ["Date", date()],
    ["Round", roundOf(number)],
    ["White", first],
    ["Black", second],
    ["Opening", opening.name],
    ["TimeControl", timeControl],
    ["PlyCount", String(line.moves.length)],
    ["Termination", ended ?? "normal"],
    [ENDING_TAG, outcome.reason],
    ...(margin === undefined ? [] : [[MARGIN_TAG, String(margin)] as const]),
  ]);
}

/** Pair and game in the pair, both from 1. */
const roundOf = (number: number): string => `${Math.floor(number / 2) + 1}.${(number % 2) + 1}`;

function annotationsOf<M, S extends string>(
  { side, score, depth, timeMs, remainingMs }: PlayedMove<M, S>,
  [firstSide]: readonly [S, S],
): Annotations {
  const evaluation = score && evaluationOf(side === firstSide ? score : negateScore(score));
  return {
    ...(evaluation && { evaluation: depth === undefined ? evaluation : { ...evaluation, depth } }),
    ...(remainingMs !== undefined && { clockMs: Math.round(remainingMs) }),
    elapsedMs: Math.round(timeMs),
  };
}

/**
 * What a kept game says of the match between these players; undefined when it
 * is not a whole game of this match.
 */
export function resultOfRecord<P, M>(
  { tags, result }: GameRecord<P, M>,
  players: readonly [string, string],
): EarlierResult | undefined {
  const round = /^([1-9]\d{0,8})\.([12])$/.exec(tags.get("Round") ?? "");
  if (!round) return undefined;
  const pairing = pairingOf(2 * (Number(round[1]) - 1) + Number(round[2]) - 1);
  const { first, number } = pairing;
  if (tags.get("White") !== players[first] || tags.get("Black") !== players[1 - first])
    return undefined;
  const points = pointsOfFirstSide(result);
  if (points === undefined) return undefined;
  const reason = tags.get(ENDING_TAG) ?? "unknown";
  const margin = /^\d{1,6}$/.exec(tags.get(MARGIN_TAG) ?? "")?.[0];
  return {
    number,
    points: first === 0 ? points : ((1 - points) as Points),
    reason,
    ...(margin !== undefined && { margin: Number(margin) }),
  };
}

function pointsOfFirstSide(result: GameRecord<unknown, unknown>["result"]): Points | undefined {
  return { "1-0": 1 as const, "0-1": 0 as const, "1/2-1/2": 0.5 as const, "*": undefined }[result];
}
