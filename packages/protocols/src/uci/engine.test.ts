import { expectOk, startLine } from "@kibitz/rules";
import { chess } from "@kibitz/rules/chess";
import { describe, expect, it, vi } from "vitest";
import { startChessEngine } from "../testing/chess-engine.ts";
import { ManualTimers } from "../testing/manual-timers.ts";

const INFO = "info depth 1 multipv 1 score cp 12 nodes 20 time 0 pv";
const MATED = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
const STALEMATE = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";

const moveOf = (text: string) => expectOk(chess.parseUci(text, chess.start()));
const bestMoves = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith("bestmove")).length;

describe("the introduction", () => {
  it("names the engine and its options and ends with uciok", async () => {
    const { say } = startChessEngine();
    const lines = await say("uci");
    expect(lines.slice(0, 2)).toEqual(["id name Kibitz test", "id author the authors"]);
    expect(lines).toContain("option name Hash type spin default 16 min 1 max 64");
    expect(lines).toContain("option name UCI_Elo type spin default 2400 min 600 max 2400");
    expect(lines.at(-1)).toBe("uciok");
  });

  it("offers no strength options where the player cannot be weakened", async () => {
    const capabilities = { defaultHashMb: 16, maxHashMb: 64, maxThreads: 1 };
    const { say } = startChessEngine({}, { capabilities });
    expect((await say("uci")).join("\n")).not.toContain("UCI_Elo");
  });

  it("answers register and debug", async () => {
    const { say } = startChessEngine();
    expect(await say("register later")).toEqual(["info string no registration is needed"]);
    expect(await say("debug on", "position startpos moves e2e4")).toEqual([
      "info string debug: after 1 moves rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    ]);
    expect(await say("debug off", "position startpos")).toEqual([]);
  });
});

describe("a search", () => {
  it("reports and answers", async () => {
    const { say } = startChessEngine({ instant: true });
    expect(await say("position startpos moves e2e4 e7e5", "go depth 3")).toEqual([
      `${INFO} b1c3`,
      "bestmove b1c3",
    ]);
  });

  it("names the expected reply", async () => {
    const { say, player } = startChessEngine();
    await say("go nodes 100");
    const reply = expectOk(
      chess.parseUci("e7e5", chess.play(startLine(chess), moveOf("e2e4")).position),
    );
    player().answer({ pv: [moveOf("e2e4"), reply] });
    expect(await say()).toEqual([`${INFO} e2e4 e7e5`, "bestmove e2e4 ponder e7e5"]);
  });

  it("hands all limits to the player, the clocks turned to the side to move", async () => {
    const { say, player } = startChessEngine();
    await say(
      "position startpos moves e2e4",
      "go wtime 1000 btime 2000 winc 10 binc 20 movestogo 5 depth 6 nodes 700 mate 3 movetime 80",
    );
    expect(player().search.limits).toEqual({
      depth: 6,
      nodes: 700,
      mate: 3,
      timeMs: 80,
      clock: {
        remainingMs: 2000,
        incrementMs: 20,
        opponentRemainingMs: 1000,
        opponentIncrementMs: 10,
        movesToGo: 5,
      },
    });
  });

  it("searches only among searchmoves, wherever they stand", async () => {
    const { say, player } = startChessEngine();
    expect(await say("go searchmoves d2d4 e2e5 e2e4 depth 4")).toEqual([
      "info string at character 21: e2e5 is not legal: the pawn on e2 cannot go to e5.",
    ]);
    expect(player().search.options.searchMoves).toEqual([moveOf("d2d4"), moveOf("e2e4")]);
    expect(player().search.limits).toEqual({ depth: 4 });
  });

  it("answers isready and stop while it runs", async () => {
    const { say } = startChessEngine();
    expect(await say("go infinite")).toEqual([]);
    expect(await say("isready", "isready")).toEqual(["readyok", "readyok"]);
    expect(await say("stop")).toEqual([`${INFO} b1c3`, "bestmove b1c3"]);
    expect(await say("stop", "isready")).toEqual(["readyok"]);
  });

  it("is stopped by a new go, which has its own answer", async () => {
    const { say, player } = startChessEngine();
    await say("go infinite");
    expect(bestMoves(await say("position startpos moves d2d4", "go infinite"))).toBe(1);
    expect(player().search.line.moves).toEqual([moveOf("d2d4")]);
    expect(await say("stop")).toEqual([`${INFO} a7a6`, "bestmove a7a6"]);
  });

  it("gives each of many go commands its answer", async () => {
    const { say } = startChessEngine();
    const lines = await say(...Array.from({ length: 20 }, () => "go infinite"), "stop");
    expect(bestMoves(lines)).toBe(20);
  });

  it("refuses to queue without bound", async () => {
    const { say } = startChessEngine({ deaf: true });
    const lines = await say(...Array.from({ length: 1100 }, () => "go infinite"));
    expect(lines.at(-1)).toBe("info string go refused: too many commands are waiting");
  });

  it("keeps its position when another one is set while it runs", async () => {
    const { say, player } = startChessEngine();
    await say("position startpos", "go infinite", "position startpos moves e2e4");
    expect(player().search.line.moves).toEqual([]);
    expect((await say("stop")).at(-1)).toBe("bestmove b1c3");
  });
});

describe("answers that wait for a command", () => {
  it("holds the best move of an infinite search that ends by itself", async () => {
    const { say, player } = startChessEngine();
    await say("go infinite");
    player().answer();
    expect(await say()).toEqual([`${INFO} b1c3`]);
    expect(await say("stop")).toEqual(["bestmove b1c3"]);
  });

  it("ignores the limits of an infinite search", async () => {
    const { say, player } = startChessEngine();
    await say("go infinite depth 1");
    expect(player().search.limits).toEqual({});
  });

  it("holds the best move while it ponders and gives it at ponderhit", async () => {
    const { say, player } = startChessEngine();
    await say("go ponder wtime 1000 btime 1000");
    expect(player().search.options.ponder).toBe(true);
    player().answer();
    expect(bestMoves(await say())).toBe(0);
    expect(await say("ponderhit")).toEqual(["bestmove b1c3"]);
  });

  it("goes on after ponderhit and obeys stop instead of it", async () => {
    const { say, player } = startChessEngine();
    await say("go ponder wtime 1000 btime 1000");
    await say("ponderhit");
    expect(player().search.ponderhit).toBe(true);
    player().answer();
    expect(bestMoves(await say())).toBe(1);
    await say("go ponder movetime 10");
    expect(bestMoves(await say("stop"))).toBe(1);
  });

  it("starts a timed search where the player knows no ponderhit", async () => {
    const { say, player } = startChessEngine({ noPonderhit: true });
    await say("go ponder movetime 50");
    expect(bestMoves(await say("ponderhit"))).toBe(0);
    expect(player().searches.map((search) => search.options.ponder)).toEqual([true, false]);
    player().answer();
    expect(bestMoves(await say())).toBe(1);
  });

  it("ignores ponderhit outside of pondering", async () => {
    const { say, player } = startChessEngine();
    await say("ponderhit", "go infinite", "ponderhit");
    expect(player().search.ponderhit).toBe(false);
    expect(bestMoves(await say("stop"))).toBe(1);
  });
});

describe("finished games", () => {
  it("scores mate and stalemate and has no move", async () => {
    const { say, players } = startChessEngine();
    expect(await say(`position fen ${MATED}`, "go depth 5")).toEqual([
      "info depth 0 score mate 0",
      "bestmove (none)",
    ]);
    expect(await say(`position fen ${STALEMATE}`, "go movetime 5")).toEqual([
      "info depth 0 score cp 0",
      "bestmove (none)",
    ]);
    expect(players.flatMap((player) => player.searches)).toEqual([]);
  });

  it("still waits for stop when asked to", async () => {
    const { say } = startChessEngine();
    expect(await say(`position fen ${MATED}`, "go infinite")).toEqual([
      "info depth 0 score mate 0",
    ]);
    expect(await say("stop")).toEqual(["bestmove (none)"]);
  });
});

describe("reports", () => {
  it("write every field that the player tells", async () => {
    const { say, player } = startChessEngine();
    await say(
      "setoption name UCI_ShowWDL value true",
      "setoption name MultiPV value 3",
      "go depth 9",
    );
    expect(player().search.options.multiPv).toBe(3);
    player().search.channel.report({
      kind: "pv",
      multipv: 2,
      depth: 9,
      seldepth: 14,
      score: { kind: "cp", value: -31 },
      bound: "upper",
      wdl: { win: 120, draw: 700, loss: 180 },
      nodes: 50_000,
      timeMs: 40,
      hashfullPermille: 33,
      pv: [moveOf("c2c4")],
    });
    expect(await say()).toEqual([
      "info depth 9 seldepth 14 multipv 2 score cp -31 upperbound wdl 120 700 180 nodes 50000 nps 1250000 hashfull 33 time 40 pv c2c4",
    ]);
  });

  it.each([
    [1, "mate 1"],
    [2, "mate 1"],
    [5, "mate 3"],
    [-2, "mate -1"],
    [-6, "mate -3"],
    [0, "mate 0"],
  ])("count mate in %i plies as '%s'", async (plies, expected) => {
    const { say, player } = startChessEngine();
    await say("go depth 1");
    player().answer({ score: { kind: "mate", plies } });
    expect((await say()).at(0)).toContain(`score ${expected} nodes`);
  });

  it("tell the current move in long searches only", async () => {
    const { say, player } = startChessEngine();
    await say("go infinite");
    const report = {
      kind: "currmove",
      multipv: 1,
      depth: 20,
      nodes: 9,
      pv: [],
      currentMove: moveOf("g1f3"),
      currentMoveNumber: 4,
    } as const;
    player().search.channel.report({ ...report, timeMs: 999 });
    player().search.channel.report({ ...report, timeMs: 1000 });
    expect(await say()).toEqual([
      "info depth 20 nodes 9 nps 9 time 1000 currmove g1f3 currmovenumber 4",
    ]);
  });

  it("spell castling as the variant does", async () => {
    const fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    for (const [chess960, spelling] of [
      [false, "e1g1"],
      [true, "e1h1"],
    ] as const) {
      const { say } = startChessEngine({ instant: true });
      const lines = await say(
        `setoption name UCI_Chess960 value ${chess960}`,
        `position fen ${fen}`,
        `go depth 1 searchmoves ${spelling}`,
      );
      expect(lines.at(-1)).toBe(`bestmove ${spelling}`);
    }
  });
});

describe("settings", () => {
  it("reach the player before the next search or readyok", async () => {
    const { say, settings, players } = startChessEngine();
    await say("setoption name hash value 32", "setoption name Threads value 2", "isready");
    await say("setoption name Move Overhead value 40", "go infinite");
    expect(
      settings.map(({ hashMb, threads, moveOverheadMs }) => [hashMb, threads, moveOverheadMs]),
    ).toEqual([
      [32, 2, 10],
      [32, 2, 40],
    ]);
    expect(players.map((player) => player.closed)).toEqual([true, false]);
  });

  it("wait for the end of a running search", async () => {
    const { say, settings } = startChessEngine();
    await say("go infinite", "setoption name Hash value 64");
    expect(settings).toHaveLength(1);
    await say("stop");
    await say("isready");
    expect(settings.map(({ hashMb }) => hashMb)).toEqual([16, 64]);
  });

  it("are applied in place where the host can", async () => {
    const applied: number[] = [];
    const { say, players } = startChessEngine(
      {},
      {
        configure: (_, { hashMb }) => {
          applied.push(hashMb);
          return true;
        },
      },
    );
    await say("isready");
    await say("setoption name Hash value 8", "isready");
    expect(applied).toEqual([8]);
    expect(players).toHaveLength(1);
  });

  it("of the dialogue alone leave the player in peace", async () => {
    const { say, players } = startChessEngine();
    await say("isready");
    await say("setoption name MultiPV value 4", "setoption name Ponder value true", "isready");
    expect(players).toHaveLength(1);
  });

  it("limit the strength only when asked to", async () => {
    const { say, settings } = startChessEngine();
    await say("setoption name UCI_Elo value 1500", "isready");
    await say("setoption name UCI_LimitStrength value true", "isready");
    expect(settings.map(({ elo }) => elo)).toEqual([undefined, 1500]);
  });

  it("clear the hash and start new games through the player, once", async () => {
    const { say, player } = startChessEngine();
    await say("ucinewgame", "ucinewgame", "setoption name Clear Hash", "isready");
    expect(player().newGames).toBe(1);
  });

  it.each([
    ["setoption name Hash value 65", "option Hash takes a whole number from 1 to 64, not '65'"],
    ["setoption name Hash value many", "option Hash takes a whole number from 1 to 64, not 'many'"],
    ["setoption name Hash", "option Hash needs a value"],
    ["setoption name Ponder value yes", "option Ponder takes true or false, not 'yes'"],
  ])("refuse '%s'", async (command, message) => {
    const { say } = startChessEngine();
    expect(await say(command)).toEqual([`info string ${message}`]);
  });

  it("name the options when one is unknown", async () => {
    const { say } = startChessEngine();
    const [line] = await say("setoption name Contempt value 3");
    expect(line).toMatch(
      /^info string unknown option 'Contempt'; the options are Hash, Clear Hash, /,
    );
  });
});

describe("failures", () => {
  it("of the player are told, answered and repaired", async () => {
    const { say, player, players } = startChessEngine();
    await say("go infinite");
    player().search.channel.report({
      kind: "pv",
      multipv: 1,
      depth: 1,
      nodes: 1,
      timeMs: 0,
      pv: [moveOf("c2c4")],
    });
    player().search.channel.fail(new Error("the worker crashed"));
    expect((await say()).at(-1)).toBe("info string error: the worker crashed");
    expect(await say("stop")).toEqual(["bestmove c2c4"]);
    await say("go infinite");
    expect(players).toHaveLength(2);
  });

  it("to make a player leave a legal move to play", async () => {
    const { say } = startChessEngine(
      {},
      { createPlayer: () => Promise.reject(new Error("no memory")) },
    );
    expect(await say("go depth 3")).toEqual([
      "info string error: no memory",
      "info string error: there is no player to search with",
      "bestmove b1c3",
    ]);
  });
});

describe("the end", () => {
  it("comes at quit, with the answer to a running search", async () => {
    const { engine, say, player } = startChessEngine();
    await say("go infinite");
    expect((await say("quit")).at(-1)).toBe("bestmove b1c3");
    await engine.closed;
    expect(player().closed).toBe(true);
    expect(await say("isready", "uci")).toEqual([]);
  });

  it("does not wait for a player that will not stop", async () => {
    const timers = new ManualTimers();
    const { engine, say, player } = startChessEngine({ deaf: true }, { timers });
    await say("go infinite", "quit");
    expect(player().closed).toBe(false);
    timers.advance(1000);
    await engine.closed;
    expect(player().closed).toBe(true);
    expect((await say()).filter((line) => line.startsWith("bestmove"))).toHaveLength(1);
  });

  it("comes after bounded work when the input ends, and stops the rest", async () => {
    const { engine, say, player } = startChessEngine();
    await say("go depth 4");
    const ended = engine.endOfInput();
    player().answer();
    await ended;
    expect((await say()).at(-1)).toBe("bestmove b1c3");

    const other = startChessEngine();
    await other.say("go ponder wtime 100 btime 100");
    await other.engine.endOfInput();
    expect((await other.say()).at(-1)).toBe("bestmove b1c3");
  });

  it("lets a script of counts finish", async () => {
    const { engine, say } = startChessEngine();
    for (const line of ["go perft 2", "position startpos moves e2e4", "go perft 2", "quit"]) {
      engine.receive(line);
    }
    await engine.closed;
    const sums = (await say()).filter((line) => line.startsWith("Nodes"));
    expect(sums).toEqual(["Nodes searched: 400", "Nodes searched: 600"]);
  });
});

describe("commands beside the protocol", () => {
  it("count leaves, and stop counting", async () => {
    const { say } = startChessEngine();
    const lines = await say("go perft 1");
    expect(lines).toHaveLength(21);
    expect(lines.slice(0, 2)).toEqual(["b1c3: 1", "b1a3: 1"]);
    await say("go perft 6");
    expect(await say("isready")).toContain("readyok");
    // The referee counts in slices and hears of the stop after the one in hand.
    const heard = [...(await say("stop"))];
    await vi.waitFor(async () => {
      heard.push(...(await say()));
      expect(heard.at(-1)).toBe("info string perft was stopped");
    });
  });

  it("count with the host's kernel", async () => {
    const { say } = startChessEngine({}, { perft: async (_, depth) => 100 * depth });
    expect((await say("go perft 3")).at(-1)).toBe("Nodes searched: 4000");
  });

  it("draw the position", async () => {
    const { say } = startChessEngine();
    const lines = await say("position fen 8/8/8/3k4/8/8/4P3/4K3 w - - 0 1", "d");
    expect(lines.slice(0, 9)).toEqual([
      "8  . . . . . . . .",
      "7  . . . . . . . .",
      "6  . . . . . . . .",
      "5  . . . k . . . .",
      "4  . . . . . . . .",
      "3  . . . . . . . .",
      "2  . . . . P . . .",
      "1  . . . . K . . .",
      "   a b c d e f g h",
    ]);
    expect(lines[9]).toBe("Fen: 8/8/8/3k4/8/8/4P3/4K3 w - - 0 1");
  });

  it("run what the host adds", async () => {
    const { say } = startChessEngine(
      {},
      {
        extensions: {
          async *eval(line, words) {
            yield `${line.moves.length} ${words.join(",")}`;
          },
        },
      },
    );
    expect(await say("position startpos moves e2e4", "eval a b")).toEqual(["1 a,b"]);
  });
});
