import { readChessPgn } from "@kibitz/records";
import { expect, test } from "vitest";
import { chessEntry as drawless } from "../play/chess-entry.fixture.ts";
import { dateFault, withTags } from "./edit-tags.ts";
import { keptGame } from "./testing/kept-game.fixture.ts";

const chessEntry: typeof drawless = {
  ...drawless,
  *readRecords(text) {
    for (const { number, tags, record, faults } of readChessPgn(text)) {
      yield { number, tags, record, variant: "standard", faults };
    }
  },
};

const NOW = new Date("2026-02-02T00:00:00.000Z");

test("a date may be known in parts or not at all", () => {
  for (const date of ["", "2026.03.01", "2026.??.??", "????.??.??"]) {
    expect(dateFault(date), date).toBeUndefined();
  }
  for (const date of ["2026", "1.3.2026", "2026-03-01", "2026.3.1"]) {
    expect(dateFault(date), date).toMatch(/^Write year/);
  }
});

test("the record, the list and the seats get the new names; the moves stay", () => {
  const game = keptGame("a", { record: '[White "Anna"]\n[Annotator "Bert"]\n\n1. e4 $1 {!} *' });
  const edited = withTags(chessEntry, game, { White: " Clara ", Event: "", Black: "Dora" }, NOW);
  expect(edited?.record).toContain('[White "Clara"]');
  expect(edited?.record).toContain('[Event "?"]');
  expect(edited?.record).toContain('[Annotator "Bert"]');
  expect(edited?.record).toContain("1. e4 $1 {!} *");
  expect(edited?.tags).toMatchObject({ White: "Clara", Black: "Dora", Event: "?" });
  expect(edited?.updatedAt).toBe(NOW.toISOString());
  expect(edited?.table?.seats).toEqual({
    white: { kind: "person", name: "Clara" },
    black: { kind: "engine", level: 3 },
  });
});

test("a game whose record cannot be read stays as it is", () => {
  const game = keptGame("a", { record: '[FEN "nonsense"]\n\n*' });
  expect(withTags(chessEntry, game, { White: "Clara" }, NOW)).toBeUndefined();
});
