import { expect, it } from "vitest";
import { zobristKey } from "../core/zobrist.ts";
import { keyOf } from "./keys.ts";
import { lineOf, position } from "./testing.ts";

const fold = (...indices: number[]): bigint =>
  indices.reduce((key, index) => key ^ zobristKey(index), 0n);

it("folds the documented indices", () => {
  // White king e1 (role 5), black king e8, white rook h1 (role 3), castling right K.
  const kings = [64 * 10 + 4, 64 * 11 + 60];
  expect(keyOf(position("4k3/8/8/8/8/8/8/4K3 w - - 0 1"))).toBe(fold(...kings));
  expect(keyOf(position("4k3/8/8/8/8/8/8/4K3 b - - 0 1"))).toBe(fold(...kings, 780));
  const rook = 64 * 6 + 7;
  expect(keyOf(position("4k3/8/8/8/8/8/8/4K2R w K - 9 9"))).toBe(fold(...kings, rook, 768));
  const rights = "r3k2r/8/8/8/8/8/8/R3K2R w";
  expect(keyOf(position(`${rights} KQkq - 0 1`)) ^ keyOf(position(`${rights} - - 0 1`))).toBe(
    fold(768, 769, 770, 771),
  );
});

it("folds en passant only where a capture is legal", () => {
  const key = (fen: string) => keyOf(position(fen));
  const taken = "4k3/8/8/3pP3/8/8/8/4K3 w -";
  expect(key(`${taken} d6 0 1`) ^ key(`${taken} - 0 1`)).toBe(fold(772 + 3));
  const pinned = "4r1k1/8/8/3pP3/8/8/8/4K3 w -";
  expect(key(`${pinned} d6 0 1`)).toBe(key(`${pinned} - 0 1`));
  expect(lineOf("e4").keys[1]).toBe(
    key("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"),
  );
});

it("is the same by any way to the position", () => {
  expect(lineOf("Nf3 Nf6 Nc3 Nc6").keys.at(-1)).toBe(lineOf("Nc3 Nc6 Nf3 Nf6").keys.at(-1));
});
