import { readChessPgn } from "@kibitz/records";
import { formatFen } from "@kibitz/rules/chess";
import { describe, expect, test } from "vitest";
import type { KeptGame } from "../library/game-store.ts";
import { chessEntry } from "../play/chess-entry.fixture.ts";
import { packText } from "./exchange/share-link.ts";
import { openKept, openPosition, openShared } from "./open-study.ts";

const entry: typeof chessEntry = {
  ...chessEntry,
  *readRecords(text) {
    for (const { number, tags, record, game, faults } of readChessPgn(text)) {
      yield { number, tags, record, variant: game?.variant ?? "standard", faults };
    }
  },
};

const kept = (change: Partial<KeptGame>): KeptGame => ({
  id: "one",
  game: "chess",
  variant: "standard",
  origin: "analysed",
  updatedAt: "2026-01-01T00:00:00Z",
  tags: {},
  plies: 4,
  record: "1. e4 e5 (1... c5 2. Nf3) 2. Nc3 Nc6 *\n",
  ...change,
});

const here = { ply: undefined, at: undefined };

function value<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error("nothing was opened");
  return result.value;
}

describe("a position in an address", () => {
  test("is seen by who is to move, an empty one is the start", () => {
    const opened = value(
      openPosition(entry, { position: "7k/8/8/8/8/8/8/K6R_b_-_-_3_40", variant: undefined }),
    );
    expect(formatFen(opened.record.start)).toBe("7k/8/8/8/8/8/8/K6R b - - 3 40");
    expect(opened).toMatchObject({ variant: "standard", bottom: "black", keptId: undefined });
    expect(value(openPosition(entry, { position: "", variant: undefined })).bottom).toBe("white");
  });

  test("finds the variant that can have it", () => {
    const position = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR_w_HFhf_-_2_9";
    expect(value(openPosition(entry, { position, variant: undefined })).variant).toBe("chess960");
  });

  test("that is none is told in a sentence", () => {
    const opened = openPosition(entry, { position: "nonsense", variant: undefined });
    expect(opened.ok || opened.error).toMatch(/^The position of this address cannot be read: /);
  });
});

describe("a kept game", () => {
  test("is opened where the address says, as far as that leads", () => {
    expect(value(openKept(entry, kept({}), here)).path).toEqual([]);
    expect(value(openKept(entry, kept({}), { ...here, ply: 3 })).path).toEqual([0, 0, 0]);
    expect(value(openKept(entry, kept({}), { ...here, ply: 99 })).path).toHaveLength(4);
    expect(value(openKept(entry, kept({}), { ...here, at: "0.1.0" })).path).toEqual([0, 1, 0]);
    expect(value(openKept(entry, kept({}), { ...here, at: "" })).path).toEqual([]);
  });

  test("keeps its place only where it is a study", () => {
    expect(value(openKept(entry, kept({}), here)).keptId).toBe("one");
    expect(value(openKept(entry, kept({ origin: "imported" }), here)).keptId).toBeUndefined();
  });

  test("that was played here is seen by the person who played it", () => {
    const seats = {
      white: { kind: "engine", level: 3 },
      black: { kind: "person", name: "Anna" },
    } as const;
    const played = kept({ origin: "played", table: { seats, snapshot: undefined } });
    expect(value(openKept(entry, played, here))).toMatchObject({
      bottom: "black",
      keptId: undefined,
    });
  });
});

test("a link carries a whole study", async () => {
  const opened = value(await openShared(entry, await packText(kept({}).record)));
  expect(opened.record.tree.children[0]?.children).toHaveLength(2);
  expect((await openShared(entry, "broken!")).ok).toBe(false);
});
