import { expect, test } from "vitest";
import type { ImportProgress } from "./import-job.ts";
import { faultLines, fractionOf, outcomeWords, progressWords } from "./import-words.ts";

const START: ImportProgress = {
  state: "reading",
  files: ["a.pgn"],
  bytesTotal: 80_000_000,
  bytesRead: 0,
  games: 0,
  duplicates: 0,
  unreadable: 0,
  faults: [],
  faultCount: 0,
  elapsedMs: 0,
};

test("progress is told in megabytes, games and games per second", () => {
  expect(progressWords(START)).toBe("0.0 of 80.0 MB, 0 games");
  const later = { ...START, bytesRead: 12_340_000, games: 45_000, elapsedMs: 15_000 };
  expect(progressWords(later)).toBe("12.3 of 80.0 MB, 45,000 games, 3,000 games per second");
  expect(fractionOf(later)).toBeCloseTo(0.154, 3);
  expect(fractionOf({ ...START, bytesTotal: 0 })).toBe(1);
});

test("the outcome says what was kept, what was left out and what was wrong", () => {
  const done = { ...START, state: "done" } as const;
  expect(outcomeWords({ ...done, games: 1 })).toBe("1 game imported.");
  expect(outcomeWords(done)).toBe("0 games imported. There was no game in it.");
  expect(outcomeWords({ ...done, games: 1200, duplicates: 3, unreadable: 1, faultCount: 2 })).toBe(
    "1,200 games imported. 3 games left out, since the same moves are here already. " +
      "1 game could not be read. There were 2 faults in the text; all else was read.",
  );
  expect(outcomeWords({ ...START, state: "cancelled", games: 7 })).toBe(
    "Cancelled. 7 games imported.",
  );
  expect(outcomeWords({ ...START, state: "failed", games: 7, problem: "It is full." })).toBe(
    "7 games imported. It is full.",
  );
});

test("faults are copied with their places, and the number of those that are not listed", () => {
  const fault = { file: "a.pgn", game: 2, line: 10, column: 5, code: "bad-move", message: "no" };
  expect(faultLines({ ...START, faults: [fault], faultCount: 3 })).toBe(
    "a.pgn: game 2, line 10, column 5: no\nand 2 more",
  );
});
