import { treeOfMoves, writeChessPgn } from "@kibitz/records";
import { type ChessMove, type ChessPosition, chess } from "@kibitz/rules/chess";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { KeptGame, StoreFault } from "../../library/game-store.ts";
import { StudyKeeper } from "./keep-study.ts";
import { type Study, studyOf } from "./study.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function keeper(id: string | undefined, fault?: StoreFault) {
  const kept: KeptGame[] = [];
  const ids: string[] = [];
  const faults: StoreFault[] = [];
  const made = new StudyKeeper<ChessPosition, ChessMove>({
    game: "chess",
    variant: "standard",
    write: (record) => writeChessPgn(chess, record),
    id,
    newId: () => "fresh",
    put: async (game) => {
      kept.push(game);
      return fault;
    },
    nowIso: () => "2026-01-02T03:04:05Z",
    onKept: (given) => ids.push(given),
    onFault: (given) => faults.push(given),
  });
  return { made, kept, ids, faults };
}

function study(moveCount: number): Study<ChessPosition, ChessMove> {
  const start = chess.start();
  const [e2] = chess.legalMoves({ start, moves: [], keys: [chess.key(start)], position: start });
  if (e2 === undefined) throw new Error("no move");
  const tree = treeOfMoves(moveCount === 0 ? [] : [e2]);
  return studyOf({ tags: new Map([["White", "Anna"]]), start, tree, result: "*" });
}

test("a burst of edits is kept once, soon after the last, under an id of its own", async () => {
  const { made, kept, ids } = keeper(undefined);
  made.changed(study(0));
  await vi.advanceTimersByTimeAsync(250);
  made.changed(study(1));
  await vi.advanceTimersByTimeAsync(250);
  expect(kept).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(kept).toMatchObject([
    { id: "fresh", origin: "analysed", plies: 1, tags: { White: "Anna", Result: "*" } },
  ]);
  expect(kept[0]?.record).toContain('[White "Anna"]');
  expect(ids).toEqual(["fresh"]);
});

test("a study that has a place stays there", async () => {
  const { made, kept, ids } = keeper("known");
  made.changed(study(1));
  await vi.runAllTimersAsync();
  made.changed(study(0));
  await vi.runAllTimersAsync();
  expect(kept.map(({ id }) => id)).toEqual(["known", "known"]);
  expect(ids).toEqual([]);
});

test("a study that leaves its place to another tab gets a new one with its next edit", async () => {
  const { made, kept, ids } = keeper("known");
  made.renounce();
  await vi.runAllTimersAsync();
  expect(kept).toEqual([]);
  made.changed(study(1));
  await vi.runAllTimersAsync();
  expect(kept.map(({ id }) => id)).toEqual(["fresh"]);
  expect(ids).toEqual(["fresh"]);
});

test("what waits is kept at once when the page goes, and only once", async () => {
  const { made, kept } = keeper("known");
  made.changed(study(1));
  made.flush();
  expect(kept).toHaveLength(1);
  made.flush();
  await vi.runAllTimersAsync();
  expect(kept).toHaveLength(1);
});

test("a study that is left before it is kept is kept all the same, and calls nobody back", async () => {
  const { made, kept, ids } = keeper(undefined);
  made.changed(study(1));
  made.close();
  await vi.runAllTimersAsync();
  expect(kept.map(({ id }) => id)).toEqual(["fresh"]);
  expect(ids).toEqual([]);
});

test("a study has its place where the browser refuses its database, too", async () => {
  const { made, ids } = keeper(undefined, { code: "refused", message: "There is no database." });
  made.changed(study(1));
  await vi.runAllTimersAsync();
  made.changed(study(0));
  await vi.runAllTimersAsync();
  expect(ids).toEqual(["fresh"]);
});

test("a fault is reported, and the next edit tries again", async () => {
  const fault: StoreFault = { code: "full", message: "The disk is full." };
  const { made, kept, faults, ids } = keeper(undefined, fault);
  made.changed(study(1));
  await vi.runAllTimersAsync();
  made.changed(study(0));
  await vi.runAllTimersAsync();
  expect(faults).toEqual([fault, fault]);
  expect(kept.map(({ id }) => id)).toEqual(["fresh", "fresh"]);
  expect(ids).toEqual([]);
});
