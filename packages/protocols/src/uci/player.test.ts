import { type Info, PlayerError } from "@kibitz/engine";
import { expectOk, type Line, playAll, startLine } from "@kibitz/rules";
import { type ChessMove, type ChessPosition, chess, createChess } from "@kibitz/rules/chess";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FakeEngine, type FakeScript } from "../testing/fake-engine.ts";
import { ManualTimers } from "../testing/manual-timers.ts";
import { settle } from "../testing/settle.ts";
import { chess960Uci, standardUci } from "./chess.ts";
import { createUciPlayer, type UciPlayerOptions } from "./player.ts";

async function start(script: FakeScript = {}, options: UciPlayerOptions = {}) {
  const engine = new FakeEngine(script);
  const timers = new ManualTimers();
  const player = await createUciPlayer(engine, standardUci, { timers, ...options });
  engine.takeHeard();
  return { engine, timers, player };
}

/** Shakes hands in vain; `act` is what happens meanwhile. */
async function failToStart(
  script: FakeScript,
  act: (engine: FakeEngine, timers: ManualTimers) => void,
  options: UciPlayerOptions = {},
  uciGame = standardUci,
): Promise<{ readonly message: string; readonly engine: FakeEngine }> {
  const engine = new FakeEngine(script);
  const timers = new ManualTimers();
  const outcome = createUciPlayer(engine, uciGame, { timers, ...options }).then(
    () => new Error("it started"),
    (error: unknown) => error,
  );
  await settle();
  act(engine, timers);
  const error = await outcome;
  if (!(error instanceof PlayerError)) throw error;
  return { message: error.message, engine };
}

const opening = startLine(chess);
const moveAt = (text: string, line: Line<ChessPosition, ChessMove> = opening) =>
  expectOk(chess.parseUci(text, line.position));

function after(...texts: readonly string[]): Line<ChessPosition, ChessMove> {
  return texts.reduce((line, text) => chess.play(line, moveAt(text, line)), opening);
}

const messageOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => "no error",
    (error: unknown) => String(error),
  );

describe("the handshake", () => {
  it("learns the engine's name, author and options and leaves it ready", async () => {
    const engine = new FakeEngine();
    const timers = new ManualTimers();
    const player = await createUciPlayer(engine, standardUci, {
      timers,
      engineOptions: { hash: 64, Style: "risky", "Clear Hash": true },
      ponder: true,
    });
    expect([player.name, player.author]).toEqual(["Fake 1.0", "Nobody"]);
    expect([...player.options.keys()]).toEqual([
      "Hash",
      "MultiPV",
      "Ponder",
      "Clear Hash",
      "Style",
    ]);
    expect(engine.heard).toEqual([
      "uci",
      "setoption name Ponder value true",
      "setoption name Hash value 64",
      "setoption name Style value Risky",
      "setoption name Clear Hash",
      "ucinewgame",
      "isready",
    ]);
    expect(timers.pending).toBe(0);
  });

  it("gives up an engine that never says uciok", async () => {
    const { message, engine } = await failToStart({ uci: ["hello", "bye"] }, (_, timers) =>
      timers.advance(10_000),
    );
    expect(message).toBe(
      "the engine did not answer 'uci' with 'uciok' within 10000 ms. It said last: 'hello', 'bye'.",
    );
    expect(engine.closed).toBe(true);
  });

  it("gives up an engine that is never ready", async () => {
    const { message } = await failToStart({ isready: [] }, (_, timers) => timers.advance(30_000));
    expect(message).toMatch(/^engine 'Fake 1.0' did not answer 'isready' with 'readyok' within/);
  });

  it("tells why an engine ended", async () => {
    const { message } = await failToStart({ uci: [] }, (engine) =>
      engine.die("There is no program 'fisch'."),
    );
    expect(message).toBe(
      "the engine ended unexpectedly: There is no program 'fisch'. It said nothing.",
    );
  });

  it.each([
    [
      { Hash: 4096 },
      "refuses a setting: option Hash takes a whole number from 1 to 128, not '4096'",
    ],
    [{ Style: "Wild" }, "refuses a setting: option Style takes one of Solid, Risky, not 'Wild'"],
    [
      { Contempt: 3 },
      "has no option 'Contempt'; its options are Hash, MultiPV, Ponder, Clear Hash, Style",
    ],
  ])("refuses the setting %j", async (engineOptions, complaint) => {
    const { message } = await failToStart({}, () => {}, { engineOptions });
    expect(message).toBe(`engine 'Fake 1.0' ${complaint}`);
  });

  it("needs UCI_Chess960 for Chess960", async () => {
    const { message } = await failToStart({}, () => {}, {}, chess960Uci);
    expect(message).toMatch(/has no option 'UCI_Chess960'/);
  });
});

describe("a search of an external engine", () => {
  it("sends the game and the limits and returns the answer", async () => {
    const { engine, player } = await start();
    const analysis = player.analyse(after("e2e4", "e7e5"), { depth: 7, nodes: 99 });
    expect(engine.takeHeard()).toEqual([
      "position startpos moves e2e4 e7e5",
      "go depth 7 nodes 99",
    ]);
    engine.say("bestmove g1f3 ponder b8c6");
    const line = after("e2e4", "e7e5");
    expect(await analysis.best).toEqual({
      move: moveAt("g1f3", line),
      ponder: moveAt("b8c6", after("e2e4", "e7e5", "g1f3")),
    });
  });

  it("turns the clocks to the sides", async () => {
    const { engine, player } = await start();
    const clock = { remainingMs: 900.7, incrementMs: 5, opponentRemainingMs: 800, movesToGo: 3 };
    player.analyse(after("e2e4"), { clock });
    expect(engine.takeHeard()).toContain("go wtime 800 btime 900 winc 5 binc 5 movestogo 3");
  });

  it("sends other starts as FEN and castling as the variant spells it", async () => {
    const { engine, player } = await start();
    const fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    const line = startLine(chess, expectOk(chess.notation.parsePosition(fen)));
    player.analyse(playAll(chess, line, [moveAt("e1g1", line)]), { timeMs: 5 });
    expect(engine.takeHeard()).toEqual([`position fen ${fen} moves e1g1`, "go movetime 5"]);
  });

  it("plays Chess960 with engines that can", async () => {
    const engine = new FakeEngine({
      uci: ["option name UCI_Chess960 type check default false", "uciok"],
    });
    const timers = new ManualTimers();
    const player = await createUciPlayer(engine, chess960Uci, { timers });
    expect(engine.takeHeard()).toContain("setoption name UCI_Chess960 value true");
    const game = createChess({ variant: "chess960" });
    const fen = "bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w KQkq - 0 1";
    const line = startLine(game, expectOk(game.notation.parsePosition(fen)));
    player.analyse(line, {});
    expect(engine.takeHeard()).toEqual([`position fen ${fen}`, "go infinite"]);
    engine.say("bestmove e1f1");
    await settle();
  });

  it("reports what the engine tells, scores from the side to move", async () => {
    const { engine, player } = await start();
    const analysis = player.analyse(opening, { depth: 3 });
    engine.say(
      "info string hello",
      "info depth 2 seldepth 3 multipv 1 score mate -2 upperbound nodes 9 time 4 hashfull 7 wdl 0 1 999 pv e2e4 e7e5 e1e3",
      "info depth 2 currmove d2d4 currmovenumber 2",
      "info nodes 10 nps 20",
      "info currmove e2e5",
      "bestmove e2e4",
    );
    const reports: Info<ChessMove>[] = [];
    for await (const report of analysis) reports.push(report);
    expect(reports).toEqual([
      {
        kind: "pv",
        depth: 2,
        seldepth: 3,
        multipv: 1,
        score: { kind: "mate", plies: -4 },
        bound: "upper",
        wdl: { win: 0, draw: 1, loss: 999 },
        nodes: 9,
        timeMs: 4,
        hashfullPermille: 7,
        pv: [moveAt("e2e4"), moveAt("e7e5", after("e2e4"))],
      },
      {
        kind: "currmove",
        depth: 2,
        multipv: 1,
        nodes: 0,
        timeMs: 0,
        pv: [],
        currentMove: moveAt("d2d4"),
        currentMoveNumber: 2,
      },
    ]);
  });

  it("asks for several lines, as many as the engine has, and for fewer again", async () => {
    const { engine, player } = await start({ go: ["bestmove e2e4"] });
    await player.analyse(opening, { depth: 1 }, { multiPv: 9 }).best;
    await player.analyse(opening, { depth: 1 }, { multiPv: 5 }).best;
    await player.analyse(opening, { depth: 1 }, { searchMoves: [moveAt("e2e4")] }).best;
    expect(engine.takeHeard()).toEqual([
      "setoption name MultiPV value 5",
      "position startpos",
      "go depth 1",
      "position startpos",
      "go depth 1",
      "setoption name MultiPV value 1",
      "position startpos",
      "go depth 1 searchmoves e2e4",
    ]);
  });

  it("stops once, however often it is asked to", async () => {
    const { engine, player } = await start({ stop: ["bestmove d2d4"] });
    const analysis = player.analyse(opening, {});
    analysis.stop();
    analysis.stop();
    expect((await analysis.best).move).toEqual(moveAt("d2d4"));
    analysis.stop();
    expect(engine.takeHeard()).toEqual(["position startpos", "go infinite", "stop"]);
  });

  it("ponders, and counts its time from ponderhit", async () => {
    const { engine, timers, player } = await start();
    const analysis = player.analyse(after("e2e4", "e7e5"), { timeMs: 100 }, { ponder: true });
    expect(timers.pending).toBe(0);
    analysis.ponderhit?.();
    expect(timers.pending).toBe(1);
    engine.say("bestmove g1f3");
    await analysis.best;
    expect(engine.takeHeard()).toEqual([
      "position startpos moves e2e4 e7e5",
      "go ponder movetime 100",
      "ponderhit",
    ]);
    expect(timers.pending).toBe(0);
  });

  it("asks nothing about a finished game", async () => {
    const { engine, player } = await start();
    const analysis = player.analyse(after("f2f3", "e7e5", "g2g4", "d8h4"), { depth: 5 });
    expect(await analysis.best).toEqual({ move: undefined });
    expect(engine.takeHeard()).toEqual([]);
  });
});

describe("when the newest line wins", () => {
  it("stops the running search and waits for its answer", async () => {
    const { engine, player } = await start();
    const first = player.analyse(opening, {});
    const second = player.analyse(after("e2e4"), { depth: 2 });
    expect(engine.takeHeard()).toEqual(["position startpos", "go infinite", "stop"]);
    engine.say("bestmove d2d4");
    expect((await first.best).move).toEqual(moveAt("d2d4"));
    expect(engine.takeHeard()).toEqual(["position startpos moves e2e4", "go depth 2"]);
    engine.say("bestmove e7e5");
    expect((await second.best).move).toEqual(moveAt("e7e5", after("e2e4")));
  });

  it("drops searches that never began", async () => {
    const { engine, player } = await start();
    player.analyse(opening, {});
    const dropped = Array.from({ length: 50 }, () => player.analyse(after("d2d4"), {}));
    const last = player.analyse(after("e2e4"), { depth: 1 });
    for (const { best } of dropped) expect(await messageOf(best)).toMatch(/^AbortError/);
    engine.say("bestmove a2a3", "bestmove e7e5");
    expect((await last.best).move).toEqual(moveAt("e7e5", after("e2e4")));
    expect(engine.takeHeard().filter((line) => line.startsWith("go"))).toHaveLength(2);
  });

  it("rejects at once when aborted, and ignores the late answer", async () => {
    const { engine, player } = await start();
    const abort = new AbortController();
    const analysis = player.analyse(opening, {}, { signal: abort.signal });
    abort.abort();
    expect(await messageOf(analysis.best)).toMatch(/^AbortError/);
    const next = player.analyse(after("e2e4"), { depth: 1 });
    engine.say("bestmove d2d4", "bestmove e7e5");
    expect((await next.best).move).toEqual(moveAt("e7e5", after("e2e4")));
  });

  it("starts new games and sets options between searches", async () => {
    const { engine, player } = await start({ stop: ["bestmove a2a3"] });
    player.analyse(opening, {});
    const done = [player.newGame(), player.setOption("Hash", 8)];
    const next = player.analyse(opening, { depth: 1 });
    await Promise.all(done);
    expect(engine.takeHeard()).toEqual([
      "position startpos",
      "go infinite",
      "stop",
      "ucinewgame",
      "isready",
      "setoption name Hash value 8",
      "isready",
      "position startpos",
      "go depth 1",
    ]);
    engine.say("bestmove e2e4");
    await next.best;
    expect(await messageOf(player.setOption("Hash", 0))).toMatch(/takes a whole number/);
  });
});

describe("misbehaviour", () => {
  it("an illegal move is refused in plain words, and the engine may go on", async () => {
    const { engine, player } = await start();
    const analysis = player.analyse(opening, { depth: 1 });
    engine.say("bestmove e2e5");
    expect(await messageOf(analysis.best)).toBe(
      "PlayerError: engine 'Fake 1.0' gave the illegal move 'e2e5' in rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1: e2e5 is not legal: the pawn on e2 cannot go to e5.",
    );
    const next = player.analyse(opening, { depth: 1 });
    engine.say("bestmove e2e4");
    expect((await next.best).move).toEqual(moveAt("e2e4"));
  });

  it.each(["bestmove (none)", "bestmove 0000", "bestmove"])(
    "'%s' while there are moves",
    async (text) => {
      const { engine, player } = await start();
      const analysis = player.analyse(opening, { depth: 1 });
      engine.say(text);
      expect(await messageOf(analysis.best)).toMatch(/gave no move in .*: there are legal moves$/);
    },
  );

  it("a wrong guess of the reply is dropped", async () => {
    const { engine, player } = await start();
    const analysis = player.analyse(opening, { depth: 1 });
    engine.say("bestmove e2e4 ponder e2e4");
    expect(await analysis.best).toEqual({ move: moveAt("e2e4") });
  });

  it("a death in the middle of a search fails it and all that follow", async () => {
    const { engine, player } = await start();
    const analysis = player.analyse(opening, {});
    const waiting = player.newGame();
    engine.say("info depth 1 score cp 3 pv e2e4");
    engine.die("it was ended by SIGSEGV.");
    const message =
      "PlayerError: engine 'Fake 1.0' ended unexpectedly: it was ended by SIGSEGV. It said last: 'uciok', 'readyok', 'info depth 1 score cp 3 pv e2e4'.";
    expect(await messageOf(analysis.best)).toBe(message);
    expect(await messageOf(waiting)).toBe(message);
    expect(await messageOf(player.analyse(opening, {}).best)).toBe(message);
    expect(await messageOf(player.newGame())).toBe(message);
    await player.close();
  });

  it("silence after stop", async () => {
    const { engine, timers, player } = await start();
    const analysis = player.analyse(opening, {});
    analysis.stop();
    timers.advance(5000);
    expect(await messageOf(analysis.best)).toMatch(
      /did not answer 'stop' with 'bestmove' within 5000 ms/,
    );
    expect(engine.closed).toBe(true);
  });

  it("silence after its time", async () => {
    const { timers, player } = await start();
    const analysis = player.analyse(opening, { clock: { remainingMs: 500, incrementMs: 100 } });
    timers.advance(10_599);
    expect(timers.pending).toBe(1);
    timers.advance(1);
    expect(await messageOf(analysis.best)).toMatch(
      /had 600 ms for a move and gave none 10000 ms after they were over/,
    );
  });

  it("answers that nobody asked for are ignored", async () => {
    const { engine, player } = await start();
    engine.say("bestmove e2e4", "readyok", "uciok", "info depth 3 pv e2e4");
    const analysis = player.analyse(opening, { depth: 1 });
    engine.say("bestmove d2d4");
    expect((await analysis.best).move).toEqual(moveAt("d2d4"));
  });

  it("closing ends everything", async () => {
    const { engine, timers, player } = await start();
    const analysis = player.analyse(opening, { timeMs: 50 });
    await player.close();
    expect(engine.takeHeard().at(-1)).toBe("quit");
    expect(await messageOf(analysis.best)).toBe("PlayerError: engine 'Fake 1.0' was closed");
    expect(timers.pending).toBe(0);
  });

  it("no garbage upsets it", async () => {
    const said = fc.oneof(
      fc.string({ unit: "binary", maxLength: 80 }),
      fc
        .array(
          fc.constantFrom(
            ..."info depth score cp mate pv e2e4 e7e5 -1 multipv string id option name type spin".split(
              " ",
            ),
          ),
        )
        .map((words) => words.join(" ")),
    );
    const property = fc.asyncProperty(fc.array(said, { maxLength: 20 }), async (lines) => {
      const { engine, player } = await start();
      const analysis = player.analyse(opening, {});
      engine.say(...lines.filter((line) => !line.trim().startsWith("bestmove")));
      engine.say("bestmove e2e4");
      expect((await analysis.best).move).toEqual(moveAt("e2e4"));
      for await (const report of analysis) expect(report.pv.length).toBeLessThan(100);
    });
    await fc.assert(property, { numRuns: 100 });
  });
});

describe("the transcript", () => {
  it("keeps the last lines of both sides, shortened", async () => {
    const { engine, player } = await start({}, { transcriptLines: 3 });
    engine.say("first", "x".repeat(5000), "y");
    await player.setOption("Hash", 3);
    expect(player.transcript).toEqual([
      { direction: "sent", text: "setoption name Hash value 3" },
      { direction: "sent", text: "isready" },
      { direction: "received", text: "readyok" },
    ]);
    engine.say("x".repeat(5000));
    expect(player.transcript.at(-1)?.text).toHaveLength(1003);
  });
});
