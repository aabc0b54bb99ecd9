import { expectOk, type Game, type Line, startLine } from "@kibitz/rules";
import { createIgisoro, RWANDAN } from "@kibitz/rules/igisoro";
import { createKalah, type KalahRules } from "@kibitz/rules/kalah";
import { ABAPA, createOware } from "@kibitz/rules/oware";
import { describe, expect, it } from "vitest";
import { alphaBetaSearch } from "../alpha-beta.ts";
import { mctsSearch } from "../mcts.ts";
import { minimaxSearch } from "../minimax.ts";
import type { Knowledge, Report, Search } from "../search.ts";
import { greedySearch } from "../simple-movers.ts";
import { igisoroKnowledge } from "./igisoro-evaluation.ts";
import { kalahKnowledge } from "./kalah-evaluation.ts";
import { owareKnowledge } from "./oware-evaluation.ts";
import { randomLine } from "./random-line.fixture.ts";

const DEEP = 60;

function requestAt<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  maxDepth: number,
  multiPv = 1,
) {
  return { line, moves: game.legalMoves(line), maxDepth, multiPv };
}

function lastReports<M>(search: Search<M>, count = 1): readonly Report<M>[] {
  return [...search.steps].filter((report) => report !== undefined).slice(-count);
}

/** The margin of the side to move under best play, by definition. */
function solve<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  known: Map<bigint, number>,
): number {
  const side = game.sideToMove(line.position);
  const outcome = game.outcome(line);
  if (outcome?.kind === "draw") return 0;
  if (outcome) return (outcome.winner === side ? 1 : -1) * (outcome.margin ?? Number.NaN);
  const key = game.key(line.position);
  const found = known.get(key);
  if (found !== undefined) return found;
  const values = game.legalMoves(line).map((move) => {
    const next = game.play(line, move);
    const value = solve(game, next, known);
    return game.sideToMove(next.position) === side ? value : -value;
  });
  const best = Math.max(...values);
  known.set(key, best);
  return best;
}

const SMALL: readonly Partial<KalahRules>[] = [
  { pits: 2, seeds: 2 },
  { pits: 2, seeds: 3, emptyCapture: true },
  { pits: 3, seeds: 1, end: "mover-row-empty" },
  { pits: 3, seeds: 1, end: "rest-to-empty-row" },
  { pits: 2, seeds: 2, pie: true },
];

describe.each(SMALL)("Kalah %o, where a side often moves twice running", (rules) => {
  const game = createKalah(rules);
  const start = startLine(game);
  const margin = solve(game, start, new Map());

  it.each([
    ["without a table", {}],
    ["with a table", { tableEntries: 5000 }],
    ["with a table and knowledge", { tableEntries: 5000, ...kalahKnowledge }],
  ])("alpha-beta %s proves the margin of best play", (_, options) => {
    const search = alphaBetaSearch(
      { game, unit: "points", ...options },
      requestAt(game, start, DEEP),
    );
    const [last] = lastReports(search);
    expect(last?.score).toEqual({ kind: "exact", value: margin });
  });

  it("minimax proves it too, and the worth of every first move", () => {
    const line = randomLine(game, 3, 3);
    const moves = game.legalMoves(line);
    const request = requestAt(game, line, DEEP, moves.length);
    const reports = lastReports(minimaxSearch({ game, unit: "points" }, request), moves.length);
    expect(reports).toHaveLength(moves.length);
    for (const { pv, score } of reports) {
      const next = game.play(line, pv[0] ?? expect.fail());
      const value = solve(game, next, new Map());
      const isSame = game.sideToMove(next.position) === game.sideToMove(line.position);
      expect(score).toEqual({ kind: "exact", value: (isSame ? value : -value) + 0 });
    }
  });

  it("MCTS comes to a move that keeps the margin's sign", () => {
    const line = randomLine(game, 5, 2);
    const search = mctsSearch({ game, seed: 1 }, requestAt(game, line, DEEP));
    while (search.progress.playouts < 2000) search.steps.next();
    const next = game.play(line, search.progress.pv[0] ?? expect.fail());
    const value = solve(game, next, new Map());
    const isSame = game.sideToMove(next.position) === game.sideToMove(line.position);
    const kept = isSame ? value : -value;
    expect(Math.sign(kept) + 0).toBe(Math.sign(solve(game, line, new Map())) + 0);
  });
});

describe("what is proved and what is hoped for", () => {
  const kalah = createKalah();
  const at = (text: string) => startLine(kalah, expectOk(kalah.notation.parsePosition(text)));

  it("gives an estimate in points before the end, a real number", () => {
    const search = alphaBetaSearch(
      { game: kalah, ...kalahKnowledge },
      requestAt(kalah, at(START), 2),
    );
    const [last] = lastReports(search);
    expect(last?.score?.kind).toBe("points");
  });

  it("takes a sure small win before a large estimate", () => {
    // South's a captures North's last seed and wins, 25 to 23; e leaves the game open.
    const line = at("1,1S,4/1S,3,1S,1 22 23 S 1");
    const options = { game: kalah, unit: "points", evaluate: () => -500 } as const;
    const [last] = lastReports(alphaBetaSearch(options, requestAt(kalah, line, 1)));
    expect(last?.pv).toEqual([{ kind: "sow", pit: 0 }]);
    expect(last?.score).toEqual({ kind: "points", value: 2 });
  });

  it("greedy takes the largest capture, and says what it is worth in points", () => {
    const line = at("6S,5S,6S,1S,2S,1/1S,1,3S,2,2S 12 10 S 1");
    const evaluate = kalahKnowledge.evaluate;
    const search = greedySearch(
      { game: kalah, evaluate, unit: "points" },
      requestAt(kalah, line, 1),
    );
    const [last] = lastReports(search);
    expect(last?.pv).toEqual([{ kind: "sow", pit: 0 }]);
    expect(last?.score?.kind).toBe("points");
  });
});

const START = "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1";

interface Tried<P, M, S extends string> {
  readonly game: Game<P, M, S>;
  readonly knowledge: Knowledge<P, M>;
  readonly depth: number;
  readonly plies: number;
}

/** Alpha-beta with table and ordering finds what minimax finds, with no more nodes. */
function expectAgreement<P, M, S extends string>({
  game,
  knowledge,
  depth,
  plies,
}: Tried<P, M, S>) {
  for (let seed = 1; seed <= 4; seed++) {
    const request = requestAt(game, randomLine(game, seed, plies * seed), depth);
    const { evaluate, unit, order } = knowledge;
    const full = minimaxSearch({ game, evaluate, unit }, request);
    const pruned = alphaBetaSearch({ game, evaluate, unit, order, tableEntries: 20_000 }, request);
    expect(lastReports(pruned)[0]?.score).toEqual(lastReports(full)[0]?.score);
    expect(pruned.progress.nodes).toBeLessThanOrEqual(full.progress.nodes);
  }
}

describe("alpha-beta equals minimax", () => {
  it("at Kalah", () =>
    expectAgreement({ game: createKalah(), knowledge: kalahKnowledge, depth: 4, plies: 5 }));
  it("at Oware", () =>
    expectAgreement({
      game: createOware(),
      knowledge: owareKnowledge(ABAPA),
      depth: 4,
      plies: 15,
    }));
  it("at Igisoro", () =>
    expectAgreement({
      game: createIgisoro(),
      knowledge: igisoroKnowledge(RWANDAN),
      depth: 2,
      plies: 5,
    }));
});

describe("Igisoro, where nobody counts", () => {
  it("proves a win by its length", () => {
    const game = createIgisoro();
    for (let seed = 1; seed < 40; seed++) {
      const line = randomLine(game, seed, 200);
      const search = alphaBetaSearch(
        { game, ...igisoroKnowledge(RWANDAN) },
        requestAt(game, line, 1),
      );
      const [last] = lastReports(search);
      const wins = game
        .legalMoves(line)
        .some((move) => game.outcome(game.play(line, move))?.kind === "win");
      if (wins) return expect(last?.score).toEqual({ kind: "mate", plies: 1 });
    }
    expect.fail("no random game ended with a win in one");
  });
});
