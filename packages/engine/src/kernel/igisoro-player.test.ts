import { type Line, startLine } from "@kibitz/rules";
import { createIgisoro, type IgisoroMove, type IgisoroPosition } from "@kibitz/rules/igisoro";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { igisoroKernel } from "../igisoro.ts";
import type { AnalyseOptions, Info, Limits } from "../player.ts";
import { createKernelPlayer, type KernelPlayer } from "./kernel-player.ts";

type IgisoroLine = Line<IgisoroPosition, IgisoroMove>;

const game = createIgisoro();
const START = startLine(game);

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
