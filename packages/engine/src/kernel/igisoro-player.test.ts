import { expectOk, type Line, startLine } from "@kibitz/rules";
import { createIgisoro, type IgisoroMove, type IgisoroPosition } from "@kibitz/rules/igisoro";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { igisoroKernel } from "../igisoro.ts";
import type { AnalyseOptions, Info, Limits } from "../player.ts";
import { ROUND_PLIES, roundLine } from "./igisoro-round.fixture.ts";
import { createKernelPlayer, type KernelPlayer } from "./kernel-player.ts";

type IgisoroLine = Line<IgisoroPosition, IgisoroMove>;

const game = createIgisoro();
const START = startLine(game);

const WON_IN_ONE =
  "1S,1S,1S,1S,1S,1S,1S,1S/1,2S,1S,2,3S,9S,1S/4S,4S,1S,1S,2S,1,1S,4S/3S,2S,7S,2S,1,3S,1,6S S 9";
const WON_IN_THREE =
  "1S,1S,1S,2S,1S,3/3,4S,2,5S,2S/9S,3S,1S,3S,3S,4S,1,1S/1S,5S,4S,1S,7S,1S,1S,3S S 14";
const LOST_IN_FOUR = "5S,1,1S,2S,1S,5S,2S,3S/3S,1S,1S,8S,1,10S,11S,1/3,1S,6S,3/3S,4,1S,2 S 6";

const lineFrom = (text: string): IgisoroLine =>
  startLine(game, expectOk(game.notation.parsePosition(text)));

/** Plies to the win of the side to move, negative to its loss; 0 where `plies` show neither. The referee's own search. */
function pliesToEnd(line: IgisoroLine, plies: number): number {
  const moves = game.legalMoves(line);
  if (plies === 0 || moves.length === 0) return 0;
  let longestLoss = 0;
  let isLost = true;
  let quickestWin = Number.POSITIVE_INFINITY;
  for (const move of moves) {
    const after = game.play(line, move);
    const rest = game.outcome(after) ? 0 : -pliesToEnd(after, plies - 1);
    if (game.outcome(after) || rest > 0) quickestWin = Math.min(quickestWin, rest + 1);
    else if (rest === 0) isLost = false;
    else longestLoss = Math.max(longestLoss, 1 - rest);
  }
  if (quickestWin < Number.POSITIVE_INFINITY) return quickestWin;
  return isLost ? -longestLoss : 0;
}

/** What a search says, without the times, which differ from run to run. */
async function account(
  player: KernelPlayer<IgisoroPosition, IgisoroMove>,
  line: IgisoroLine,
  limits: Limits,
  options: AnalyseOptions<IgisoroMove> = {},
) {
  const analysis = player.analyse(line, limits, options);
  const infos: Omit<Info<IgisoroMove>, "timeMs">[] = [];
  for await (const { timeMs, ...info } of analysis) infos.push(info);
  return { infos, best: await analysis.best };
}

describe.each([
  ["on a shared memory", { sharesMemory: true }],
  ["on its own memory", { sharesMemory: false }],
])("the Igisoro player %s", (_, options) => {
  let player: KernelPlayer<IgisoroPosition, IgisoroMove>;
  beforeAll(async () => {
    player = await createKernelPlayer(igisoroKernel(game), { ...options, hashMiB: 2 });
  });
  afterAll(() => player.close());

  it("analyses to a depth", async () => {
    const { infos, best } = await account(player, START, { depth: 6 });
    const last = infos.at(-1);
    expect(last).toMatchObject({ kind: "pv", multipv: 1, depth: 6, score: { kind: "points" } });
    expect(last?.pv[0]).toEqual(best.move);
    expect(last?.nodes).toBeGreaterThan(100);
  });

  it("ranks several lines", async () => {
    const { infos } = await account(player, START, { depth: 4 }, { multiPv: 3 });
    const ranked = infos.filter(({ depth }) => depth === 4);
    expect(ranked.map(({ multipv }) => multipv)).toEqual([1, 2, 3]);
    expect(new Set(ranked.map(({ pv: [move] }) => move?.pit)).size).toBe(3);
  });

  it("keeps to given first moves", async () => {
    const searchMoves = game.legalMoves(START).slice(2, 4);
    const { best } = await account(player, START, { depth: 3 }, { searchMoves });
    expect(searchMoves).toContainEqual(best.move);
  });

  it("stops an endless search with a move, and is at hand for the next", async () => {
    const endless = player.analyse(START, {});
    for await (const { depth } of endless) if (depth >= 3) break;
    endless.stop();
    expect((await endless.best).move).toBeDefined();
    expect((await account(player, START, { timeMs: 20 })).best.move).toBeDefined();
  });
});

describe("the Igisoro player where positions come back", () => {
  it.each([
    ["the third time, which is a draw", 2 * ROUND_PLIES, true],
    ["the second time, which is none", ROUND_PLIES, false],
  ])("sees that a forced move brings a position %s", async (_, plies, isDraw) => {
    const before = roundLine(plies - 1);
    expect(game.legalMoves(before)).toHaveLength(1);
    const after = roundLine(plies);
    expect(after.position.pits).toEqual(after.start.pits);
    expect(game.outcome(after)?.kind).toBe(isDraw ? "draw" : undefined);
    const player = await createKernelPlayer(igisoroKernel(game), { hashMiB: 1 });
    const scoreOf = async (line: IgisoroLine) => {
      await player.newGame();
      return (await account(player, line, { depth: 4 })).infos.at(-1)?.score;
    };
    const score = await scoreOf(before);
    const afresh = await scoreOf(startLine(game, before.position));
    await player.close();
    expect(afresh).not.toEqual({ kind: "points", value: 0 });
    if (isDraw) expect(score).toEqual({ kind: "points", value: 0 });
    else expect(score).toEqual(afresh);
  });
});

describe("the Igisoro player at the end of games", () => {
  it.each([
    ["a win at once", WON_IN_ONE, 1],
    ["a win in three plies", WON_IN_THREE, 3],
    ["a loss in four plies", LOST_IN_FOUR, -4],
  ])("finds %s, as the referee does", async (_, text, plies) => {
    const player = await createKernelPlayer(igisoroKernel(game), { hashMiB: 2 });
    const line = lineFrom(text);
    const { infos } = await account(player, line, { depth: 6 });
    await player.close();
    expect(infos.at(-1)?.score).toEqual({ kind: "mate", plies });
    expect(pliesToEnd(line, Math.abs(plies))).toBe(plies);
  });
});
