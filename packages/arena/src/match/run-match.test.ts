import { expectOk, startLine } from "@kibitz/rules";
import { type ChessMove, type ChessPosition, chess } from "@kibitz/rules/chess";
import { describe, expect, it } from "vitest";
import type { SprtOptions } from "../statistics/sprt.ts";
import { FakeTime } from "../testing/fake-time.ts";
import { firstMove, playing, type Script, ScriptedPlayer } from "../testing/scripted-player.ts";
import type { Contestant } from "./contestant.ts";
import { formatMatchReport } from "./report.ts";
import { type MatchEvent, type MatchOptions, runMatch } from "./run-match.ts";

type Event = MatchEvent<ChessPosition, ChessMove, "white" | "black">;
type Options = MatchOptions<ChessPosition, ChessMove, "white" | "black">;

class Scripted implements Contestant<ChessPosition, ChessMove> {
  readonly name: string;
  readonly #script: Script;
  readonly started: ScriptedPlayer[] = [];

  constructor(name: string, script: Script) {
    this.name = name;
    this.#script = script;
  }

  async start(): Promise<ScriptedPlayer> {
    const player = new ScriptedPlayer(this.name, this.#script);
    this.started.push(player);
    return player;
  }
}

const crash: Script = () => ({ kind: "crash", message: "It is gone." });

/** White loses in four plies whoever plays. */
const foolsMate = playing("f3", "e5", "g4", "Qh4");

function openings(...fens: readonly string[]) {
  return fens.map((fen) => {
    const line = startLine(chess, expectOk(chess.notation.parsePosition(fen)));
    return { name: fen, line };
  });
}

function options(a: Script, b: Script, given: Partial<Options> = {}) {
  const contestants = [new Scripted("A", a), new Scripted("B", b)] as const;
  const all: Options = {
    game: chess,
    contestants,
    gameCount: 4,
    timeControl: { kind: "per-move", limits: { depth: 1 } },
    openings: [{ name: "start", line: startLine(chess) }],
    adjudication: { maxPlies: 20 },
    time: new FakeTime(),
    ...given,
  };
  return { all, contestants };
}

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const FOUR_STARTS = ["KQkq", "KQ", "kq", "-"].map((castling) => `${START} w ${castling} - 0 1`);

const SPRT: SprtOptions = { elo0: 0, elo1: 200, alpha: 0.05, beta: 0.05, model: "logistic" };

describe("runMatch", () => {
  it("plays each opening twice with colours reversed, and reuses the players", async () => {
    const events: Event[] = [];
    const { all, contestants } = options(foolsMate, foolsMate, {
      openings: openings(...FOUR_STARTS.slice(0, 2)),
    });
    const report = await runMatch({ ...all, seed: 7 }, (event) => events.push(event));
    const started = events.filter((event) => event.kind === "game-started");
    expect(started.map(({ players }) => players.join("-"))).toEqual(["A-B", "B-A", "A-B", "B-A"]);
    const [one, two, three, four] = started.map(({ opening }) => opening);
    expect(one).toBe(two);
    expect(three).toBe(four);
    expect(one).not.toBe(three);
    expect(report).toMatchObject({
      players: ["A", "B"],
      games: { wins: 2, draws: 0, losses: 2 },
      pairs: [0, 0, 2, 0, 0],
      firstSide: { wins: 0, draws: 0, losses: 4 },
      endings: { checkmate: 4 },
      stop: "games",
    });
    for (const { started: players } of contestants) {
      expect(players).toHaveLength(1);
      expect(players[0]).toMatchObject({ newGames: 4, closed: true });
    }
  });

  it("orders the openings by the seed alone", async () => {
    const order = async (seed: number) => {
      const names: string[] = [];
      const { all } = options(foolsMate, foolsMate, {
        openings: openings(...FOUR_STARTS),
        seed,
        gameCount: 8,
      });
      await runMatch(all, (event) => {
        if (event.kind === "game-started") names.push(event.opening);
      });
      return names.join();
    };
    expect(await order(1)).toBe(await order(1));
    const orders = await Promise.all([1, 2, 3, 4, 5].map(order));
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it("replaces a player at fault, and tells its faults", async () => {
    const { all, contestants } = options(crash, firstMove);
    const report = await runMatch(all);
    expect(report.games).toEqual({ wins: 0, draws: 0, losses: 4 });
    expect(report.faults).toHaveLength(4);
    expect(report.faults[1]).toEqual({
      game: 2,
      player: "A",
      kind: "crash",
      detail: "It is gone.",
    });
    expect(contestants[0].started).toHaveLength(4);
    expect(contestants[0].started.every(({ closed }) => closed)).toBe(true);
    expect(contestants[1].started).toHaveLength(1);
  });

  it("replaces a player that does not get ready for the next game", async () => {
    const { all, contestants } = options(firstMove, firstMove, { gameCount: 2 });
    const start = contestants[0].start.bind(contestants[0]);
    contestants[0].start = async () => {
      const player = await start();
      const ready = player.newGame.bind(player);
      player.newGame = () => (player.newGames > 0 ? Promise.reject(new Error("hung")) : ready());
      return player;
    };
    expect((await runMatch(all)).games.draws).toBe(2);
    expect(contestants[0].started).toHaveLength(2);
  });

  it("stops when the test is decided", async () => {
    const { all } = options(firstMove, crash, { gameCount: 1000, sprt: SPRT });
    const report = await runMatch(all);
    expect(report.stop).toBe("sprt");
    expect(report.sprt?.verdict).toBe("H1");
    expect(report.games.wins).toBeLessThan(100);
    expect(report.games.wins % 2).toBe(0);
  });

  it("plays several games at a time with players for each table", async () => {
    const { all, contestants } = options(foolsMate, foolsMate, { gameCount: 10, concurrency: 2 });
    const report = await runMatch(all);
    expect(report.pairs).toEqual([0, 0, 5, 0, 0]);
    expect(contestants[0].started).toHaveLength(2);
    expect(contestants[0].started.every(({ closed }) => closed)).toBe(true);
  });

  it("ends at its signal with what was played, and closes the players", async () => {
    const stop = new AbortController();
    let games = 0;
    const { all, contestants } = options(
      (line, limits) => (games < 3 ? firstMove(line, limits) : { kind: "hang" }),
      firstMove,
      { gameCount: 100, signal: stop.signal },
    );
    const report = await runMatch(all, ({ kind }) => {
      if (kind === "game-finished" && ++games === 3) setTimeout(() => stop.abort(), 5);
    });
    expect(report.stop).toBe("abort");
    expect(report.games.draws).toBe(3);
    expect(contestants[0].started.every(({ closed }) => closed)).toBe(true);
  });

  it("counts the games of an earlier run and plays only the others", async () => {
    const numbers: number[] = [];
    const earlier = [{ number: 0, points: 1, reason: "checkmate" }] as const;
    const { all } = options(firstMove, firstMove, { earlier });
    const report = await runMatch(all, (event) => {
      if (event.kind === "game-started") numbers.push(event.number);
    });
    expect(numbers).toEqual([1, 2, 3]);
    expect(report.games).toEqual({ wins: 1, draws: 3, losses: 0 });
    expect(report.pairs).toEqual([0, 0, 1, 1, 0]);
  });

  it("rejects in plain words where no match can be played", async () => {
    const { all, contestants } = options(firstMove, firstMove);
    contestants[1].start = () => Promise.reject(new Error("There is no such program."));
    await expect(runMatch(all)).rejects.toThrow("B does not start: There is no such program.");
    expect(contestants[0].started[0]?.closed).toBe(true);
    await expect(runMatch({ ...all, openings: [] })).rejects.toThrow(/at least one opening/);
    const sprt = { ...SPRT, elo1: -1 };
    await expect(runMatch({ ...all, sprt })).rejects.toThrow(/elo0 \(0\) must be below elo1/);
  });

  it("fails with the place where games are kept", async () => {
    const { all, contestants } = options(firstMove, firstMove, {
      keep: () => Promise.reject(new Error("disk full")),
    });
    await expect(runMatch(all)).rejects.toThrow("disk full");
    expect(contestants[0].started[0]?.closed).toBe(true);
  });
});

describe("formatMatchReport", () => {
  it("is a few lines for people", async () => {
    const { all } = options(firstMove, firstMove, { gameCount: 2, sprt: SPRT });
    const report = await runMatch({
      ...all,
      earlier: [{ number: 0, points: 1, reason: "checkmate" }],
    });
    expect(formatMatchReport(report)).toMatchInlineSnapshot(`
      "A against B: 2 games at depth=1
      Score    1.5 : 0.5 (75.0 %)   +1 =1 -0   moving first 75.0 %
      Elo      +190.8   (from pairs)
      Pairs    [0, 0, 0, 1, 0] with 0, ½, 1, 1½, 2 points   draws 50.0 %
      SPRT     LLR 0.36 (-2.94 ... 2.94): undecided   logistic Elo 0 against 200
      Endings  checkmate 1, adjudication 1"
    `);
    const faulty = await runMatch(options(crash, firstMove, { gameCount: 12 }).all);
    expect(formatMatchReport(faulty)).toMatchInlineSnapshot(`
      "A against B: 12 games at depth=1
      Score    0 : 12 (0.0 %)   +0 =0 -12   moving first 50.0 %
      Elo      -∞   (from pairs)
      Pairs    [6, 0, 0, 0, 0] with 0, ½, 1, 1½, 2 points   draws 0.0 %
      Endings  crash 12
      Fault    game 1: A lost by crash. It is gone.
      Fault    game 2: A lost by crash. It is gone.
      Fault    game 3: A lost by crash. It is gone.
      Fault    game 4: A lost by crash. It is gone.
      Fault    game 5: A lost by crash. It is gone.
      Fault    game 6: A lost by crash. It is gone.
      Fault    game 7: A lost by crash. It is gone.
      Fault    game 8: A lost by crash. It is gone.
      Fault    game 9: A lost by crash. It is gone.
      Fault    game 10: A lost by crash. It is gone.
               and 2 more."
    `);
  });
});
