import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { NotationError } from "../core/game.ts";
import type { Result } from "../core/result.ts";
import { textFault } from "../kit/index.ts";
import { formatEpd, parseEpd } from "./epd.ts";
import { formatFen, formatSetup, parseFen, validate } from "./fen.ts";
import { legalMoves } from "./movegen.ts";
import { playMove } from "./play.ts";
import { formatSan, parseSan } from "./san.ts";
import { parseSetup } from "./setup.ts";
import { position } from "./testing.ts";
import { parseUci } from "./uci.ts";

const KIWIPETE = position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");

const noise = fc.string({ unit: "binary", maxLength: 200 });
const letters = (alphabet: string, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), maxLength });

/** The board text of 64 letters in the order of a FEN, with dots for empty squares. */
function boardText(cells: readonly string[]): string {
  return Array.from({ length: 8 }, (_, row) => cells.slice(8 * row, 8 * row + 8).join(""))
    .join("/")
    .replace(/\.+/g, (gap) => String(gap.length));
}

/** Texts with the shape of a FEN: most boards have eight ranks of eight squares. */
const squares = fc.array(fc.constantFrom(..."KQRBNPkqrbnp", ..."........................"), {
  minLength: 64,
  maxLength: 64,
});
const board = squares.map(boardText);
const fen = fc
  .tuple(
    fc.oneof({ weight: 9, arbitrary: board }, letters("KQRBNPkqrbnp12345678/", 80)),
    fc.constantFrom("w", "b", "x"),
    letters("KQkqABCDEFGHabcdefgh-", 4),
    fc.oneof(fc.constant("-"), letters("abcdefgh36", 2)),
    fc.oneof(fc.nat().map(String), fc.string()),
    fc.oneof(fc.nat().map(String), fc.string()),
  )
  .map((fields) => fields.join(" "));

function expectPolite(text: string, result: Result<unknown, NotationError>): void {
  expect(textFault(text, result)).toBeUndefined();
}

describe("readers answer any text with a value or an error", () => {
  it.each([
    ["parseSetup", (text: string) => parseSetup(text)],
    ["parseFen", (text: string) => parseFen(text, "chess960")],
    ["parseEpd", (text: string) => parseEpd(text)],
    ["parseSan", (text: string) => parseSan(text, KIWIPETE)],
    ["parseUci", (text: string) => parseUci(text, KIWIPETE)],
  ])("%s", (_, parse) => {
    const texts = fc.oneof(noise, fen, letters("KQRBNabcdefgh12345678x=+#-O0:()!?$. ep", 12));
    fc.assert(fc.property(texts, (text) => expectPolite(text, parse(text))));
  });
});

describe("whatever is read can be written and read again", () => {
  it("setups", () => {
    fc.assert(
      fc.property(fen, (text) => {
        const setup = parseSetup(text);
        if (!setup.ok) return;
        expect(parseSetup(formatSetup(setup.value))).toEqual(setup);
        expectPolite(formatSetup(setup.value), validate(setup.value));
      }),
    );
  });

  it("operations of EPD", () => {
    const value = fc.oneof(
      fc.string({ maxLength: 20 }).map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`),
      fc.nat().map(String),
    );
    fc.assert(
      fc.property(fc.array(value, { maxLength: 3 }), (values) => {
        const text = `4k3/8/8/8/8/8/8/4K3 w - - c0 ${values.join(" ")};`;
        const record = parseEpd(text);
        expect(record.ok && parseEpd(formatEpd(record.value))).toEqual(record);
      }),
    );
  });
});

it("positions that validation accepts are ready to play", () => {
  const squaresTaken = fc.uniqueArray(fc.nat({ max: 63 }), { minLength: 2, maxLength: 8 });
  let accepted = 0;
  fc.assert(
    fc.property(
      squaresTaken,
      letters("QRBNPqrbnp", 6),
      fc.constantFrom("w", "b"),
      (places, more, side) => {
        const pieces = `Kk${more}`;
        const cells = Array.from({ length: 64 }, (_, cell) => pieces[places.indexOf(cell)] ?? ".");
        const start = parseFen(`${boardText(cells)} ${side} - - 0 1`);
        if (!start.ok) return;
        accepted += 1;
        for (const move of legalMoves(start.value)) {
          expect(parseFen(formatFen(playMove(start.value, move))).ok).toBe(true);
          const read = parseSan(formatSan(move, start.value), start.value);
          expect(read).toEqual({ ok: true, value: move });
        }
      },
    ),
  );
  expect(accepted).toBeGreaterThan(10);
});
