import type { Info } from "@kibitz/engine";
import type { Line } from "@kibitz/rules";
import type { UciGame } from "./game.ts";
import type { UciInfo } from "./response.ts";
import { fromUciBound, fromUciScore } from "./score.ts";

/** An engine's report as ours, or undefined when it has nothing that ours can hold. */
export function readInfo<P, M, S extends string>(
  info: UciInfo,
  uciGame: UciGame<P, M, S>,
  line: Line<P, M>,
): Info<M> | undefined {
  if (info.currmove !== undefined) return readCurrentMove(info, info.currmove, uciGame, line);
  if (info.pv === undefined && info.score === undefined) return undefined;
  return readVariation(info, uciGame, line);
}

function readCurrentMove<P, M, S extends string>(
  info: UciInfo,
  text: string,
  uciGame: UciGame<P, M, S>,
  line: Line<P, M>,
): Info<M> | undefined {
  const move = uciGame.parseMove(text, line);
  if (!move.ok) return undefined;
  return {
    ...countsOf(info),
    kind: "currmove",
    pv: [],
    currentMove: move.value,
    ...(info.currmovenumber !== undefined && { currentMoveNumber: info.currmovenumber }),
  };
}

/** The variation is read when it is looked at: most reports of a fast game never are. */
function readVariation<P, M, S extends string>(
  info: UciInfo,
  uciGame: UciGame<P, M, S>,
  line: Line<P, M>,
): Info<M> {
  const { score, wdl, pv = [] } = info;
  let moves: readonly M[] | undefined;
  return {
    ...countsOf(info),
    kind: "pv",
    ...(score && {
      score: fromUciScore(score, uciGame.game.points !== undefined),
      bound: fromUciBound(score.bound),
    }),
    ...(wdl && { wdl: { win: wdl[0], draw: wdl[1], loss: wdl[2] } }),
    get pv() {
      moves ??= readMoves(pv, uciGame, line);
      return moves;
    },
  };
}

/** The moves up to the first that is not legal: engines cut and garble variations. */
function readMoves<P, M, S extends string>(
  texts: readonly string[],
  uciGame: UciGame<P, M, S>,
  start: Line<P, M>,
): readonly M[] {
  const moves: M[] = [];
  let line = start;
  for (const text of texts) {
    const move = uciGame.parseMove(text, line);
    if (!move.ok) break;
    moves.push(move.value);
    line = uciGame.game.play(line, move.value);
  }
  return moves;
}

function countsOf(info: UciInfo) {
  const { seldepth, hashfull } = info;
  return {
    multipv: Math.max(1, info.multipv ?? 1),
    depth: info.depth ?? 0,
    ...(seldepth !== undefined && { seldepth }),
    nodes: info.nodes ?? 0,
    timeMs: info.timeMs ?? 0,
    ...(hashfull !== undefined && { hashfullPermille: hashfull }),
  };
}
