import { AnalysisChannel, type Lesson, type Player, PlayerError } from "@kibitz/engine";
import { expectOk, type Line, playAll, startLine } from "@kibitz/rules";
import { type ChessMove, type ChessPosition, type Colour, chess } from "@kibitz/rules/chess";
import { expect, test } from "vitest";
import { LessonRound } from "./lesson-round.ts";

const line = after("e4", "e5");
const move = (text: string, at: Line<ChessPosition, ChessMove> = line): ChessMove =>
  expectOk(chess.notation.parseMove(text, at));

function after(...texts: readonly string[]): Line<ChessPosition, ChessMove> {
  let played = startLine(chess);
  for (const text of texts) {
    played = playAll(chess, played, [expectOk(chess.notation.parseMove(text, played))]);
  }
  return played;
}

const lesson: Lesson<ChessPosition, ChessMove, Colour> = {
  side: "white",
  line,
  played: move("Qh5"),
  judgement: "mistake",
  best: [move("Nf3")],
  bestChances: 0.55,
  playedChances: 0.4,
};

/** A player that scores every move it is asked about alike. */
function player(value: number): Player<ChessPosition, ChessMove> {
  return {
    name: "Oracle",
    analyse(_line, _limits, options) {
      const channel = new AnalysisChannel<ChessMove>({ stop: () => {}, signal: options?.signal });
      const [tried] = options?.searchMoves ?? [];
      const score = { kind: "cp", value } as const;
      const pv = tried === undefined ? [] : [tried];
      channel.report({ kind: "pv", multipv: 1, depth: 9, score, nodes: 1, timeMs: 1, pv });
      channel.finish({ move: tried });
      return channel.analysis;
    },
    newGame: async () => {},
    close: async () => {},
  };
}

const round = (value: number, lessons = [lesson, lesson]) =>
  new LessonRound({
    game: chess,
    lessons,
    engine: async () => player(value),
    onChange: () => {},
  });

test("the best move is accepted without a search", async () => {
  const learning = new LessonRound({
    game: chess,
    lessons: [lesson],
    engine: async () => player(-9999),
    onChange: () => {},
  });
  await learning.attempt(move("Nf3"));
  expect(learning.state).toMatchObject({ solved: 1, phase: { kind: "judged", verdict: "best" } });
  expect(learning.state.line?.moves).toHaveLength(3);
  learning.next();
  expect(learning.state).toMatchObject({ lesson: undefined, index: 1, count: 1, solved: 1 });
});

test("a move that is nearly as good is accepted too", async () => {
  const learning = round(40);
  await learning.attempt(move("Bc4"));
  expect(learning.state.phase).toMatchObject({ kind: "judged", verdict: "good" });
  expect(learning.state.solved).toBe(1);
});

test("a worse move and the same mistake are not, and may be tried again", async () => {
  const learning = round(-300);
  await learning.attempt(move("a3"));
  expect(learning.state).toMatchObject({ solved: 0, phase: { kind: "judged", verdict: "worse" } });
  learning.retry();
  expect(learning.state.line).toBe(line);
  await learning.attempt(move("Qh5"));
  expect(learning.state.phase).toMatchObject({ verdict: "repeated" });
});

test("a hint leaves the question open, the solution answers it", async () => {
  const learning = round(0);
  learning.hint();
  expect(learning.state.phase).toEqual({ kind: "asking", hinted: true });
  learning.show();
  expect(learning.state.line?.moves.at(-1)).toEqual(move("Nf3"));
  await learning.attempt(move("Nf3"));
  expect(learning.state).toMatchObject({ solved: 0, phase: { kind: "shown" } });
});

test("what is judged too late is not heard", async () => {
  const learning = round(0);
  const judging = learning.attempt(move("a3"));
  learning.next();
  await judging;
  expect(learning.state).toMatchObject({ index: 1, phase: { kind: "asking" } });
});

test("a player that dies is no wrong answer", async () => {
  const learning = new LessonRound({
    game: chess,
    lessons: [lesson],
    engine: async () => {
      throw new PlayerError("Kibitz died.");
    },
    onChange: () => {},
  });
  await learning.attempt(move("a3"));
  expect(learning.state.phase).toEqual({ kind: "failed", message: "Kibitz died." });
  learning.retry();
  expect(learning.state.phase.kind).toBe("asking");
});
