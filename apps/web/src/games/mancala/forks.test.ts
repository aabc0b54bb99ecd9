import { createRandom, startLine } from "@kibitz/rules";
import { createIgisoro, type IgisoroMove } from "@kibitz/rules/igisoro";
import { describe, expect, it } from "vitest";
import { type Fork, forkAfter, forkTrail, type Turn, turnsAfter } from "./forks.ts";
import { pitPlace } from "./places.ts";

const ring = (seeds: Readonly<Record<number, number>>): number[] =>
  Array.from({ length: 16 }, (_, pit) => seeds[pit] ?? 0);

function turnsFrom(
  game: ReturnType<typeof createIgisoro>,
  position: ReturnType<typeof game.start>,
  pit: number,
): Turn<IgisoroMove>[] {
  return game
    .legalMoves(startLine(game, position))
    .filter((move) => move.pit === pit)
    .map((move) => ({
      move,
      choices: move.choices,
      steps: () => game.sowing(position, move).steps,
    }));
}

describe("the forks of a turn", () => {
  it("of a lap that may be reversed stand at its origin, before anything has moved", () => {
    const position = {
      pits: { south: ring({ 4: 1, 6: 2 }), north: ring({ 3: 2, 8: 2, 12: 1 }) },
      sideToMove: "south",
      plies: 10,
    } as const;
    const turns = turnsFrom(createIgisoro(), position, 6);
    const fork = forkAfter(turns, []);
    expect(fork).toMatchObject({ place: pitPlace("south", 6), steps: [] });
    expect(fork?.ways.map(({ choice }) => choice)).toEqual(["forward", "reverse"]);
    expect(forkAfter(turns, ["reverse"])).toBeUndefined();
    expect(turnsAfter(turns, ["reverse"])).toHaveLength(1);
  });

  it("of a capture that may be declined stand where the last seed fell", () => {
    const position = {
      pits: { south: ring({ 0: 3, 3: 1 }), north: ring({ 0: 2, 4: 2, 11: 3 }) },
      sideToMove: "south",
      plies: 10,
    } as const;
    const turns = turnsFrom(createIgisoro({ capture: "optional" }), position, 0);
    const fork = forkAfter(turns, []);
    expect(fork?.place).toBe(pitPlace("south", 3));
    expect(fork?.steps).toHaveLength(1);
    expect(fork?.ways.map(({ choice }) => choice)).toEqual(["capture", "decline"]);
  });

  it("lead to every turn by choosing at each, and to each by one way only", () => {
    const game = createIgisoro({ capture: "optional" });
    const random = createRandom(3);
    let line = startLine(game);
    let forked = 0;
    for (let ply = 0; ply < 40 && game.outcome(line) === undefined; ply += 1) {
      const moves = game.legalMoves(line);
      const pit = moves[random.below(moves.length)]?.pit ?? expect.fail();
      const turns = turnsFrom(game, line.position, pit);
      const reached = endsOf(turns, forkAfter(turns, []));
      expect(reached.toSorted()).toEqual(turns.map(({ move }) => game.moveCode(move)).toSorted());
      if (turns.length > 1) forked += 1;
      const turn = turns[random.below(turns.length)] ?? expect.fail();
      const trail = forkTrail(turns, turn.choices);
      expect(trail.length === 0).toBe(turns.length === 1);
      line = game.play(line, turn.move);
    }
    expect(forked).toBeGreaterThan(3);

    function endsOf(turns: Turn<IgisoroMove>[], fork: Fork<IgisoroMove> | undefined): number[] {
      if (fork === undefined) return turns.map(({ move }) => game.moveCode(move));
      return fork.ways.flatMap((way) => endsOf([...way.turns], forkAfter(way.turns, way.chosen)));
    }
  });
});
