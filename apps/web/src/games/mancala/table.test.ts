import { createRandom, startLine } from "@kibitz/rules";
import { createIgisoro } from "@kibitz/rules/igisoro";
import { createKalah } from "@kibitz/rules/kalah";
import { createOware } from "@kibitz/rules/oware";
import { describe, expect, it } from "vitest";
import { countsOf, countsOn, playedOn, settled, tableOf } from "./table.ts";

const SEED = 7;

describe("seeds on a table", () => {
  it("go where the referee of Kalah has them", () => {
    const game = createKalah({ pie: true });
    const random = createRandom(SEED);
    let line = startLine(game);
    let table = tableOf(countsOf(line.position));
    for (let moves = game.legalMoves(line); moves.length > 0; moves = game.legalMoves(line)) {
      const move = moves[random.below(moves.length)] ?? expect.fail();
      table = playedOn(table, game.sowing(line.position, move).steps);
      line = game.play(line, move);
      expect(countsOn(table)).toEqual(countsOf(line.position));
    }
  });

  it("go where the referee of Oware has them, when seeds are split too", () => {
    const game = createOware({ repetition: "split" });
    const random = createRandom(SEED);
    let line = startLine(game);
    let table = tableOf(countsOf(line.position));
    for (let moves = game.legalMoves(line); moves.length > 0; moves = game.legalMoves(line)) {
      const move = moves[random.below(moves.length)] ?? expect.fail();
      table = playedOn(table, game.sowing(line, move).steps);
      line = game.play(line, move);
      expect(countsOn(table)).toEqual(countsOf(line.position));
    }
  });

  it("go where the referee of Igisoro has them", () => {
    const game = createIgisoro();
    const random = createRandom(SEED);
    let line = startLine(game);
    let table = tableOf(countsOf(line.position));
    for (let ply = 0; ply < 30 && game.outcome(line) === undefined; ply += 1) {
      const moves = game.legalMoves(line);
      const move = moves[random.below(moves.length)] ?? expect.fail();
      table = playedOn(table, game.sowing(line.position, move).steps);
      line = game.play(line, move);
      expect(countsOn(table)).toEqual(countsOf(line.position));
    }
  });

  it("stay where they are when other counts need no move of theirs", () => {
    const game = createKalah();
    const before = tableOf(countsOf(game.start()));
    const line = game.play(startLine(game), { kind: "sow", pit: 0 });
    const after = settled(before, countsOf(line.position));
    expect(after.bowls[5]).toEqual(before.bowls[5]);
    expect(after.bowls[1]?.slice(0, 4)).toEqual(before.bowls[1]);
    const all = (table: typeof before) => table.bowls.flat().toSorted((a, b) => a - b);
    expect(all(after)).toEqual(all(before));
  });
});
