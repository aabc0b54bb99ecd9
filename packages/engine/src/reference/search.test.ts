import { type Game, type Line, playAll, startLine } from "@kibitz/rules";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AlphaBetaOptions, alphaBetaSearch } from "./alpha-beta.ts";
import { mctsSearch } from "./mcts.ts";
import { minimaxSearch } from "./minimax.ts";
import type { Report, Search, SearchEvent, SearchRequest } from "./search.ts";
import { greedySearch, randomSearch } from "./simple-movers.ts";
import {
  nim,
  orderedTree,
  type TicTacToePosition,
  takeAgain,
  takeAgainIsWon,
  takeAgainPlies,
  ticTacToe,
} from "./small-games.fixture.ts";

function requestAt<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  maxDepth: number,
  multiPv = 1,
): SearchRequest<P, M> {
  return { line, moves: game.legalMoves(line), maxDepth, multiPv };
}

function runToEnd<M>(search: Search<M>): { last: Report<M>; reports: Report<M>[]; nodes: number } {
  const reports = [...search.steps].filter((report) => report !== undefined);
  const last = reports.at(-1);
  if (!last) throw new Error("the search reported nothing");
  return { last, reports, nodes: search.progress.nodes };
}

function runPlayouts<M>(search: Search<M>, playouts: number): Search<M> {
  while (search.progress.playouts < playouts) search.steps.next();
  return search;
}

/** A deterministic evaluation without any sense, so that every search must agree on it exactly. */
const hashEvaluation = ({ position }: Line<TicTacToePosition, number>) =>
  Number((ticTacToe.key(position) * 2654435761n) % 201n) - 100;

/** A line of random legal moves that does not end the game. */
const ticTacToeLines = (maxPlies: number) =>
  fc.array(fc.nat(), { maxLength: maxPlies }).map((choices) => {
    let line = startLine(ticTacToe);
    for (const choice of choices) {
      const moves = ticTacToe.legalMoves(line);
      const next = ticTacToe.play(line, moves[choice % moves.length] ?? 0);
      if (ticTacToe.outcome(next)) break;
      line = next;
    }
    return line;
  });

describe("minimax", () => {
  it("visits the whole known tree of tic-tac-toe below the centre, and finds the draw", () => {
    const line = playAll(ticTacToe, startLine(ticTacToe), [4]);
    const events: SearchEvent<number>[] = [];
    const observer = (event: SearchEvent<number>) => void events.push(event);
    const { last } = runToEnd(
      minimaxSearch({ game: ticTacToe, observer }, requestAt(ticTacToe, line, 8)),
    );
    const iteration = events.findIndex((e) => e.kind === "iteration" && e.depth === 8);
    const entered = events.slice(iteration).filter(({ kind }) => kind === "enter");
    expect(entered).toHaveLength(55_505);
    expect(last.score).toEqual({ kind: "cp", value: 0 });
  });

  it("stops deepening when every line has ended", () => {
    const game = nim(1, 2);
    const { reports } = runToEnd(minimaxSearch({ game }, requestAt(game, startLine(game), 50)));
    expect(reports.length).toBeLessThanOrEqual(4);
  });
});

describe("alpha-beta", () => {
  const variants: [string, Partial<AlphaBetaOptions<TicTacToePosition, number, "x" | "o">>][] = [
    ["plain", {}],
    ["with a table", { tableEntries: 10_000 }],
    ["with a small table", { tableEntries: 16 }],
    ["with an ordering", { order: (_line, move) => (move * 7) % 5 }],
    ["with table and ordering", { tableEntries: 10_000, order: (_line, move) => (move * 7) % 5 }],
  ];

  it.each(variants)("%s equals minimax on any position, with fewer nodes", (_name, options) => {
    fc.assert(
      fc.property(ticTacToeLines(5), fc.integer({ min: 1, max: 4 }), (line, depth) => {
        const request = requestAt(ticTacToe, line, depth);
        const setup = { game: ticTacToe, evaluate: hashEvaluation };
        const full = runToEnd(minimaxSearch(setup, request));
        const pruned = runToEnd(alphaBetaSearch({ ...setup, ...options }, request));
        expect(pruned.last.score).toEqual(full.last.score);
        expect(pruned.nodes).toBeLessThanOrEqual(full.nodes);
      }),
      { numRuns: 30 },
    );
  });

  it("sees the minimal tree of Knuth and Moore where the best move comes first", () => {
    for (const [width, depth] of [
      [2, 6],
      [3, 5],
      [5, 4],
      [20, 3],
    ] as const) {
      const game = orderedTree(width, depth);
      let leaves = 0;
      const evaluate = ({ position }: Line<{ depth: number; value: number }, number>) => {
        if (position.depth === depth) leaves++;
        return position.value;
      };
      const request = requestAt(game, startLine(game), depth);
      const { last } = runToEnd(alphaBetaSearch({ game, evaluate }, request));
      expect(leaves).toBe(width ** Math.ceil(depth / 2) + width ** Math.floor(depth / 2) - 1);
      expect(last.score).toEqual({ kind: "cp", value: 7 });
      expect(last.pv).toEqual(Array.from({ length: depth }, () => 0));
    }
  });

  it("solves Nim as theory does", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 }),
        (piles) => {
          fc.pre(piles.some((size) => size > 0));
          const game = nim(...piles);
          const request = requestAt(game, startLine(game), 50);
          const { last } = runToEnd(alphaBetaSearch({ game, tableEntries: 5000 }, request));
          const won = piles.reduce((xor, size) => xor ^ size, 0) !== 0;
          expect(last.score?.kind === "mate" && last.score.plies > 0).toBe(won);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("is right where a side moves twice running", () => {
    for (let stones = 1; stones <= 14; stones++) {
      const game = takeAgain(stones);
      const request = requestAt(game, startLine(game), 50);
      const full = runToEnd(minimaxSearch({ game }, requestAt(game, startLine(game), 9)));
      for (const tableEntries of [0, 1000]) {
        const { last } = runToEnd(alphaBetaSearch({ game, tableEntries }, request));
        expect(last.score?.kind === "mate" && last.score.plies > 0).toBe(takeAgainIsWon(stones));
        expect(last.score).toEqual({ kind: "mate", plies: takeAgainPlies(stones) });
        if (full.last.score?.kind === "mate") expect(last.score).toEqual(full.last.score);
      }
    }
  });

  it("takes the nearest win", () => {
    const line = playAll(ticTacToe, startLine(ticTacToe), [0, 3, 1, 4]);
    const { last } = runToEnd(alphaBetaSearch({ game: ticTacToe }, requestAt(ticTacToe, line, 9)));
    expect(last).toMatchObject({ pv: [2], score: { kind: "mate", plies: 1 } });
  });

  it("ranks several lines without repeating a first move", () => {
    const line = playAll(ticTacToe, startLine(ticTacToe), [0, 3, 1, 4]);
    const request = requestAt(ticTacToe, line, 5, 3);
    const { reports } = runToEnd(alphaBetaSearch({ game: ticTacToe, tableEntries: 1000 }, request));
    const ranked = reports.slice(-3);
    expect(ranked.map(({ multipv }) => multipv)).toEqual([1, 2, 3]);
    expect(new Set(ranked.map(({ pv }) => pv[0])).size).toBe(3);
    expect(ranked[0]?.pv[0]).toBe(2);
  });

  it("counts a claimable draw as one, and searches a position in which it could be claimed", () => {
    const base = takeAgain(12);
    const game = {
      ...base,
      claimableDraw: (line: Line<{ stones: number; side: "first" | "second" }, number>) =>
        line.position.stones <= 11 ? ({ kind: "draw", reason: "test" } as const) : undefined,
    };
    const { last } = runToEnd(alphaBetaSearch({ game }, requestAt(game, startLine(game), 3)));
    expect(last.score).toEqual({ kind: "cp", value: 0 });
  });

  it("looks beyond the horizon at noisy moves only", () => {
    const game = takeAgain(7);
    const evaluate = (line: Line<{ stones: number }, number>) => line.position.stones;
    const noisyMoves = (_line: unknown, moves: readonly number[]) => moves.slice(0, 1);
    const request = requestAt(game, startLine(game), 1);
    const quiet = runToEnd(alphaBetaSearch({ game, evaluate }, request));
    const quiescent = runToEnd(alphaBetaSearch({ game, evaluate, noisyMoves }, request));
    expect(quiescent.nodes).toBeGreaterThan(quiet.nodes);
  });
});

describe("the observer", () => {
  it("sees well-nested nodes, each left with a bound that fits its window", () => {
    fc.assert(
      fc.property(ticTacToeLines(4), fc.integer({ min: 1, max: 4 }), (line, depth) => {
        const open: Extract<SearchEvent<number>, { kind: "enter" }>[] = [];
        const observer = (event: SearchEvent<number>) => {
          if (event.kind === "enter") open.push(event);
          if (event.kind !== "leave") return;
          const entered = open.pop();
          expect(entered?.ply).toBe(event.ply);
          if (event.source === "outcome" || !entered) return;
          if (event.bound === "lower") expect(event.value).toBeGreaterThanOrEqual(entered.beta);
          if (event.bound === "upper") expect(event.value).toBeLessThanOrEqual(entered.alpha);
        };
        const options = { game: ticTacToe, evaluate: hashEvaluation, tableEntries: 500, observer };
        runToEnd(alphaBetaSearch(options, requestAt(ticTacToe, line, depth)));
        expect(open).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it("is told of cutoffs and table hits", () => {
    const kinds = new Set<string>();
    const observer = ({ kind }: SearchEvent<number>) => void kinds.add(kind);
    const options = { game: ticTacToe, evaluate: hashEvaluation, tableEntries: 5000, observer };
    runToEnd(alphaBetaSearch(options, requestAt(ticTacToe, startLine(ticTacToe), 4)));
    expect([...kinds].sort()).toEqual(["cutoff", "enter", "iteration", "leave", "table-hit"]);
  });

  it("changes nothing", () => {
    const request = requestAt(ticTacToe, startLine(ticTacToe), 5);
    const options = { game: ticTacToe, evaluate: hashEvaluation, tableEntries: 5000 };
    const seen = runToEnd(alphaBetaSearch({ ...options, observer: () => {} }, request));
    expect(seen).toEqual(runToEnd(alphaBetaSearch(options, request)));
  });
});

describe("MCTS", () => {
  it("finds a win on the spot", () => {
    const line = playAll(ticTacToe, startLine(ticTacToe), [0, 3, 1, 4]);
    const search = mctsSearch({ game: ticTacToe, seed: 1 }, requestAt(ticTacToe, line, 9));
    expect(runPlayouts(search, 300).progress.pv[0]).toBe(2);
  });

  it("parries a threat", () => {
    const line = playAll(ticTacToe, startLine(ticTacToe), [0, 4, 1]);
    const search = mctsSearch({ game: ticTacToe, seed: 1 }, requestAt(ticTacToe, line, 9));
    expect(runPlayouts(search, 1500).progress.pv[0]).toBe(2);
  });

  it("converges to the winning move of Nim", () => {
    const game = nim(3, 5);
    const search = mctsSearch({ game, seed: 3 }, requestAt(game, startLine(game), 50));
    expect(runPlayouts(search, 4000).progress.pv[0]).toEqual({ pile: 1, count: 2 });
  });

  it("converges to a winning move where a side moves twice running", () => {
    for (const stones of [6, 7, 9, 11, 12, 14]) {
      const game = takeAgain(stones);
      if (!takeAgainIsWon(stones)) continue;
      const search = mctsSearch({ game, seed: 5 }, requestAt(game, startLine(game), 50));
      const [count = 0] = runPlayouts(search, 5000).progress.pv;
      const after = game.play(startLine(game), count).position;
      const wonForMover =
        after.stones === 0 || (after.side === "first") === takeAgainIsWon(after.stones);
      expect(wonForMover).toBe(true);
    }
  });

  it("evaluates a playout that is cut short, from the side that it concerns", () => {
    const game = takeAgain(40);
    // The first side is always far ahead.
    const evaluate = (line: Line<{ side: "first" | "second" }, number>) =>
      line.position.side === "first" ? 800 : -800;
    const options = { game, evaluate, seed: 2, maxPlayoutPlies: 1 };
    const reports: Report<number>[] = [];
    const search = mctsSearch(options, requestAt(game, startLine(game), 9));
    while (search.progress.playouts < 256) {
      const { value } = search.steps.next();
      if (value) reports.push(value);
    }
    expect(reports.at(-1)?.score).toMatchObject({ kind: "winrate" });
    const score = reports.at(-1)?.score;
    expect(score?.kind === "winrate" && score.value).toBeCloseTo(0.95, 2);
  });

  it("stays within its tree size and is the same for the same seed", () => {
    const play = (seed: number) => {
      const options = { game: ticTacToe, seed, maxTreeNodes: 50 };
      const request = requestAt(ticTacToe, startLine(ticTacToe), 9, 9);
      return runPlayouts(mctsSearch(options, request), 400).progress;
    };
    expect(play(7)).toEqual(play(7));
    expect(play(7).nodes).toBeLessThanOrEqual(50);
  });

  it("tells its observer of selections and of playouts", () => {
    const events: SearchEvent<number>[] = [];
    const observer = (event: SearchEvent<number>) => void events.push(event);
    const request = requestAt(ticTacToe, startLine(ticTacToe), 9);
    runPlayouts(mctsSearch({ game: ticTacToe, observer }, request), 20);
    expect(events.map(({ kind }) => kind)).toEqual(
      Array.from({ length: 20 }, () => ["select", "playout"]).flat(),
    );
  });
});

describe("the simple movers", () => {
  it("greedy takes a win, and the best evaluation otherwise", () => {
    const line = playAll(ticTacToe, startLine(ticTacToe), [0, 3, 1, 4]);
    const winning = greedySearch({ game: ticTacToe }, requestAt(ticTacToe, line, 1));
    expect(runToEnd(winning).last.pv).toEqual([2]);
    const evaluate = ({ position }: Line<TicTacToePosition, number>) => (position[8] ? -50 : 50);
    const request = requestAt(ticTacToe, startLine(ticTacToe), 1, 2);
    const { reports } = runToEnd(greedySearch({ game: ticTacToe, evaluate }, request));
    expect(reports[0]).toMatchObject({ pv: [8], score: { kind: "cp", value: 50 } });
    expect(reports).toHaveLength(2);
  });

  it("random is the same for a seed, and varies over seeds and positions", () => {
    const request = requestAt(ticTacToe, startLine(ticTacToe), 1);
    const choose = (seed: number) =>
      runToEnd(randomSearch({ game: ticTacToe, seed }, request)).last.pv[0];
    expect(choose(5)).toBe(choose(5));
    const chosen = Array.from({ length: 300 }, (_, seed) => choose(seed));
    expect(new Set(chosen).size).toBe(9);
  });
});
