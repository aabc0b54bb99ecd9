import { type EloEstimate, estimateFromGames, estimateFromPairs } from "../statistics/elo.ts";
import {
  logLikelihoodRatio,
  type SprtBounds,
  type SprtOptions,
  type SprtVerdict,
  sprtBounds,
  sprtVerdict,
} from "../statistics/sprt.ts";
import { type GameTally, gameCount, type PairTally, pairCount } from "../statistics/tally.ts";
import type { MeanMargin } from "./margin.ts";
import type { FaultKind } from "./play-game.ts";

export interface SprtState {
  readonly options: SprtOptions;
  readonly bounds: SprtBounds;
  readonly llr: number;
  readonly verdict: SprtVerdict;
}

/** A game that was lost outside the rules of the game. */
export interface FaultRecord {
  /** From 1. */
  readonly game: number;
  readonly player: string;
  readonly kind: FaultKind;
  readonly detail: string;
}

/** Why no more games are played; `running` while they are. */
export type MatchStop = "running" | "games" | "sprt" | "abort";

/** The state of a match in numbers and names only, so that it can be written as JSON. */
export interface MatchReport {
  readonly game: string;
  /** Counts and estimates are from the view of the first one. */
  readonly players: readonly [string, string];
  readonly timeControl: string;
  readonly seed: number;
  readonly openings: number;
  readonly plannedGames: number;
  readonly games: GameTally;
  readonly pairs: PairTally;
  /** The same games from the view of the side that moves first. */
  readonly firstSide: GameTally;
  /** From pairs where there are any, otherwise from single games; absent before the first result. */
  readonly estimate?: EloEstimate & { readonly from: "pairs" | "games" };
  /** In games that count points; absent before one has been played to its end. */
  readonly margin?: MeanMargin;
  readonly drawRate: number;
  readonly sprt?: SprtState;
  /** How often each reason ended a game. */
  readonly endings: Readonly<Record<string, number>>;
  readonly faults: readonly FaultRecord[];
  readonly stop: MatchStop;
  readonly elapsedMs: number;
}

export function sprtState(pairs: PairTally, options: SprtOptions): SprtState {
  const bounds = sprtBounds(options);
  const llr = logLikelihoodRatio(pairs, options);
  return { options, bounds, llr, verdict: sprtVerdict(llr, bounds) };
}

export function estimateOf(games: GameTally, pairs: PairTally): MatchReport["estimate"] {
  const fromPairs = estimateFromPairs(pairs);
  if (fromPairs) return { ...fromPairs, from: "pairs" };
  const fromGames = estimateFromGames(games);
  return fromGames && { ...fromGames, from: "games" };
}

/** The report for people: a few lines of plain text. */
export function formatMatchReport(report: MatchReport): string {
  const lines = [
    titleLine(report),
    scoreLine(report),
    eloLine(report),
    marginLine(report),
    pairsLine(report),
    sprtLine(report),
    endingsLine(report),
    ...faultLines(report),
  ];
  return lines.filter((line) => line !== "").join("\n");
}

const label = (name: string): string => name.padEnd(9);

function titleLine({ players, games, plannedGames, timeControl, stop }: MatchReport): string {
  const played = gameCount(games);
  const count = played === plannedGames ? `${played} games` : `${played} of ${plannedGames} games`;
  const why = { running: "", games: "", sprt: ", stopped by SPRT", abort: ", interrupted" }[stop];
  return `${players[0]} against ${players[1]}: ${count} at ${timeControl}${why}`;
}

function scoreLine({ games, firstSide }: MatchReport): string {
  const played = gameCount(games);
  if (played === 0) return "";
  const { wins, draws, losses } = games;
  const points = wins + draws / 2;
  return (
    `${label("Score")}${points} : ${played - points} (${percent(points / played)})` +
    `   +${wins} =${draws} -${losses}` +
    `   moving first ${percent((firstSide.wins + firstSide.draws / 2) / played)}`
  );
}

function eloLine({ estimate }: MatchReport): string {
  if (!estimate) return "";
  const { elo, eloError, normalisedElo, normalisedEloError, los, from } = estimate;
  const parts = [
    `${label("Elo")}${withError(elo, eloError)}`,
    normalisedElo === undefined ? "" : `normalised ${withError(normalisedElo, normalisedEloError)}`,
    los === undefined ? "" : `LOS ${percent(los)}`,
    los === undefined ? `(from ${from})` : `(95 %, from ${from})`,
  ];
  return parts.filter((part) => part !== "").join("   ");
}

function marginLine({ margin }: MatchReport): string {
  if (!margin) return "";
  const { mean, games, points } = margin;
  return `${label("Margin")}${withError(mean, undefined)} ${points} a game   (from ${games} games)`;
}

function pairsLine({ pairs, drawRate }: MatchReport): string {
  if (pairCount(pairs) === 0) return "";
  return `${label("Pairs")}[${pairs.join(", ")}] with 0, ½, 1, 1½, 2 points   draws ${percent(drawRate)}`;
}

function sprtLine({ sprt }: MatchReport): string {
  if (!sprt) return "";
  const { options, bounds, llr, verdict } = sprt;
  const range = `${bounds.lower.toFixed(2)} ... ${bounds.upper.toFixed(2)}`;
  const ending = { H0: "H0 accepted", H1: "H1 accepted", undecided: "undecided" }[verdict];
  return (
    `${label("SPRT")}LLR ${llr.toFixed(2)} (${range}): ${ending}` +
    `   ${options.model} Elo ${options.elo0} against ${options.elo1}`
  );
}

function endingsLine({ endings }: MatchReport): string {
  const parts = Object.entries(endings)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${reason} ${count}`);
  return parts.length === 0 ? "" : `${label("Endings")}${parts.join(", ")}`;
}

/** Shown at most, so that a broken engine does not flood the report. */
const MAX_FAULT_LINES = 10;

function faultLines({ faults }: MatchReport): string[] {
  const shown = faults
    .slice(0, MAX_FAULT_LINES)
    .map(
      ({ game, player, kind, detail }) =>
        `${label("Fault")}game ${game}: ${player} lost by ${kind}. ${detail}`,
    );
  const rest = faults.length - shown.length;
  return rest > 0 ? [...shown, `${label("")}and ${rest} more.`] : shown;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function withError(value: number, error: number | undefined): string {
  const size = Number.isFinite(value) ? Math.abs(value).toFixed(1) : "∞";
  const sign = value < 0 && size !== "0.0" ? "-" : "+";
  if (error === undefined || !Number.isFinite(error)) return `${sign}${size}`;
  return `${sign}${size} ± ${error.toFixed(1)}`;
}
