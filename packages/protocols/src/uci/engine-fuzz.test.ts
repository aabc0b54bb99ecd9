import { createKernelPlayer } from "@kibitz/engine";
import { chessKernel } from "@kibitz/engine/chess";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startChessEngine } from "../testing/chess-engine.ts";
import { startGamesEngine } from "../testing/games-engine.ts";
import { settle } from "../testing/settle.ts";
import { createUciEngine } from "./chess.ts";

const COMMANDS = [
  "uci",
  "isready",
  "ucinewgame",
  "stop",
  "ponderhit",
  "d",
  "debug on",
  "go",
  "go infinite",
  "go depth 2",
  "go nodes 50",
  "go ponder wtime 100 btime 100",
  "go depth 1 searchmoves e2e4 a1a1",
  "go wtime x",
  "go perft 1",
  "position startpos",
  "position startpos moves e2e4 e7e5",
  "position startpos moves e2e5",
  "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
  "setoption name Hash value 2",
  "setoption name MultiPV value 2",
  "setoption name UCI_Chess960 value true",
  "setoption name Clear Hash",
  "setoption name",
];

const line = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...COMMANDS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
);

const GAMES_COMMANDS = [
  ...COMMANDS.filter((command) => !command.startsWith("go depth 1 searchmoves")),
  "setoption name UCI_Variant value chess",
  "setoption name UCI_Variant value kalah",
  "setoption name UCI_Variant value oware",
  "setoption name UCI_Variant value igisoro",
  "setoption name KalahRules value 2x1-pie",
  "setoption name KalahRules value 0x0",
  "setoption name OwareRules value split",
  "setoption name IgisoroRules value optional-capture",
  "setoption name Level value 2",
  "position startpos moves c f",
  "position startpos moves a swap",
  "position startpos moves C d",
  "position fen 4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 N 1 moves a",
  "position fen 1S,1/1,1S 1 1 S 3",
  "position fen 8/4S,4S,4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S,4S,4S/8 S 5 moves a>",
  "go depth 2 searchmoves c d",
];

const gamesLine = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...GAMES_COMMANDS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
);

/** The searches that were accepted; each owes one `bestmove`. */
const searchesAmong = (said: readonly string[]) =>
  said.filter((text) => /^go/.test(text) && !/perft|wtime x/.test(text)).length;

const countOf = (answers: readonly string[], start: string) =>
  answers.filter((answer) => answer.startsWith(start)).length;

type Engine = { readonly say: (...commands: string[]) => Promise<readonly string[]> };

describe("any conversation", () => {
  it.each<[string, fc.Arbitrary<string>, () => Engine]>([
    ["chess", line, () => startChessEngine({ instant: true })],
    ["several games", gamesLine, () => startGamesEngine({ instant: true })],
  ])(
    "about %s gives each search one best move, each isready one readyok, and single lines only",
    async (_, anyLine, start) => {
      const property = fc.asyncProperty(
        fc.array(fc.tuple(anyLine, fc.boolean()), { maxLength: 30 }),
        async (said) => {
          const { say } = start();
          const answers: string[] = [];
          for (const [text, pause] of said) {
            if (/quit/.test(text)) continue;
            if (pause) await settle();
            answers.push(...(await say(text)));
          }
          answers.push(...(await say("stop")));
          const texts = said.map(([text]) => text).filter((text) => !/quit/.test(text));
          expect(countOf(answers, "bestmove")).toBe(searchesAmong(texts));
          expect(countOf(answers, "readyok")).toBe(
            texts.filter((text) => text === "isready").length,
          );
          expect(answers.filter((answer) => /[\r\n]/.test(answer))).toEqual([]);
        },
      );
      await fc.assert(property, { numRuns: 100 });
    },
  );

  it("may be as long as a line can be", async () => {
    const { say, player } = startChessEngine({ instant: true });
    const shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    const moves = Array.from({ length: 10_000 }, (_, index) => shuffle[index % 4]).join(" ");
    await say(`position startpos moves ${moves}`, "go depth 1");
    expect(player().search.line.moves).toHaveLength(10_000);
    expect(await say("x".repeat(1_000_000))).toEqual([
      `info string at character 1: unknown command '${"x".repeat(40)}...'`,
    ]);
    const [refusal] = await say(`position startpos moves ${"e2e4 ".repeat(200_000)}`);
    expect(refusal).toMatch(/the game has 200000 moves; at most 20000 are read$/);
  });
});

describe("a storm of commands over the kernel", () => {
  it("is answered in full, and stop within 50 ms in the median", async () => {
    const lines: string[] = [];
    let wake = () => {};
    const engine = createUciEngine({
      name: "Kibitz",
      author: "the authors",
      capabilities: { defaultHashMb: 1, maxHashMb: 16, maxThreads: 1 },
      createPlayer: () => createKernelPlayer(chessKernel, { hashMiB: 1 }),
      send: (text) => {
        lines.push(text);
        wake();
      },
    });
    const until = async (isThere: () => boolean) => {
      while (!isThere()) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    };
    engine.receive("isready");
    await until(() => lines.includes("readyok"));
    const delaysMs: number[] = [];
    for (let round = 1; round <= 40; round += 1) {
      engine.receive("position startpos moves e2e4 e7e5");
      engine.receive("go infinite");
      for (let burst = 0; burst < 5; burst += 1) engine.receive("isready");
      await new Promise((resolve) => setTimeout(resolve, round % 5));
      const stoppedAt = performance.now();
      engine.receive("stop");
      await until(() => countOf(lines, "bestmove") === round);
      delaysMs.push(performance.now() - stoppedAt);
    }
    for (let round = 0; round < 20; round += 1) engine.receive("go infinite");
    engine.receive("stop");
    await until(() => countOf(lines, "bestmove") === 60);
    engine.receive("quit");
    await engine.closed;
    expect(countOf(lines, "readyok")).toBe(1 + 40 * 5);
    expect(countOf(lines, "bestmove")).toBe(60);
    expect(lines.filter((text) => text.startsWith("info string"))).toEqual([]);
    const median = delaysMs.sort((one, other) => one - other)[20];
    expect(median).toBeLessThan(50);
  });
});
