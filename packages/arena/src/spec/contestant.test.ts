import { expectOk, startLine } from "@kibitz/rules";
import { chess, createChess } from "@kibitz/rules/chess";
import { describe, expect, it } from "vitest";
import { chessArena } from "../games/chess.ts";
import { runMatch } from "../match/run-match.ts";
import { parseTimeControl } from "../match/time-control.ts";
import { contestantOf } from "./contestant.ts";
import { parseEngineSpec } from "./engine-spec.ts";

const contestant = (text: string) => contestantOf(expectOk(parseEngineSpec(text)), chessArena());

function match(a: string, b: string, timeControl: string, gameCount = 2) {
  return {
    game: chess,
    contestants: [contestant(a), contestant(b)] as const,
    openings: [{ name: "start", line: startLine(chess) }],
    timeControl: expectOk(parseTimeControl(timeControl)),
    adjudication: { maxPlies: 60 },
    gameCount,
  };
}

const STOCKFISH = "/usr/games/stockfish";

describe("contestants", () => {
  it.each([
    ["kibitz", "Kibitz"],
    ["kibitz:level=3,hash=1", "Kibitz level 3"],
    ["reference:alphabeta,depth=3", "Alpha-beta depth 3"],
    ["reference:mcts,playouts=50,name=Monte", "Monte"],
    [
      `uci:${STOCKFISH},UCI_LimitStrength=true,UCI_Elo=2400,nodes=100`,
      "stockfish Elo 2400 nodes 100",
    ],
  ])("%s is called %s", (text, name) => {
    expect(contestant(text).name).toBe(name);
  });

  it("play reference searches against each other", async () => {
    const report = await runMatch(match("reference:random,seed=1", "reference:greedy", "depth=1"));
    expect(report.games.wins + report.games.draws + report.games.losses).toBe(2);
    expect(report.faults).toEqual([]);
  });

  it("play Stockfish over a process", async () => {
    const { contestants, ...rest } = match(
      `uci:${STOCKFISH}`,
      "reference:random,seed=1",
      "depth=1",
    );
    const installed = await contestants[0].start().catch((error: Error) => error);
    if (installed instanceof Error)
      throw new Error(`Install Stockfish with "apt-get install stockfish": ${installed.message}`);
    await installed.close();
    const report = await runMatch({ ...rest, contestants });
    expect(report.faults).toEqual([]);
    expect(report.games.losses).toBe(0);
    expect(report.players).toEqual(["stockfish", "Random"]);
  });

  it("play Chess960", async () => {
    const game = createChess({ variant: "chess960" });
    const fen = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
    const line = startLine(game, expectOk(game.notation.parsePosition(fen)));
    const players = ["kibitz:nodes=200,hash=1", `uci:${STOCKFISH}`];
    const [a, b] = players.map((text) =>
      contestantOf(expectOk(parseEngineSpec(text)), chessArena(game)),
    );
    if (!a || !b) throw new Error("two players are needed");
    const { timeControl, adjudication } = match("kibitz", "kibitz", "depth=1");
    const openings = [{ name: "960", line }];
    const options = { game, contestants: [a, b] as const, openings, timeControl, adjudication };
    const report = await runMatch({ ...options, gameCount: 2 });
    expect(report.faults).toEqual([]);
  });

  it("say in plain words why they do not start", async () => {
    const missing = match("uci:/no/such/fish", "reference:random", "depth=1");
    await expect(runMatch(missing)).rejects.toThrow(
      /fish does not start: .*There is no program "\/no\/such\/fish"/,
    );
    const dead = match(`uci:"${process.execPath}" -e 0`, "reference:random", "depth=1");
    await expect(runMatch(dead)).rejects.toThrow(/node does not start: .*exit code 0/);
    const refused = match(`uci:${STOCKFISH},Contempt9=1`, "reference:random", "depth=1");
    await expect(runMatch(refused)).rejects.toThrow(/has no option 'Contempt9'/);
  });

  it("lose by their crash, and come back", async () => {
    const script = [
      "let n = 0;",
      "require('readline').createInterface({ input: process.stdin }).on('line', (line) => {",
      "if (line === 'uci') console.log('id name Frail\\nuciok');",
      "if (line === 'isready') console.log('readyok');",
      "if (line.startsWith('go')) { console.error('out of luck'); process.exit(7); }",
      "});",
    ].join(" ");
    const frail = `uci:"${process.execPath}" -e "${script}",name=Frail`;
    const report = await runMatch(match(frail, "reference:random", "depth=1"));
    expect(report.games).toEqual({ wins: 0, draws: 0, losses: 2 });
    expect(report.faults.map(({ player, kind }) => `${player} ${kind}`)).toEqual([
      "Frail crash",
      "Frail crash",
    ]);
    expect(report.faults[0]?.detail).toMatch(/exit code 7.*out of luck/);
  });
});
