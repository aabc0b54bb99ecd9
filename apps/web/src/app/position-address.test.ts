import { formatKalahVariant, parseKalahVariant } from "@kibitz/rules/kalah";
import { variantReader } from "@kibitz/rules/mancala";
import { describe, expect, test } from "vitest";
import {
  addressOfPosition,
  positionFromAddress,
  positionInAddress,
  unknownVariant,
  variantsFor,
} from "./position-address.ts";

const chess = {
  id: "chess",
  title: "Chess",
  variants: [
    { id: "standard", title: "Standard" },
    { id: "chess960", title: "Chess960" },
  ],
};
const kalah = {
  id: "kalah",
  title: "Kalah",
  variants: [
    { id: "6x4", title: "Standard" },
    { id: "6x4-pie", title: "Pie rule" },
  ],
  readVariant: variantReader(parseKalahVariant, formatKalahVariant),
};
const FEN = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";

test.each([
  ["analysis", "/chess/analysis/4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1"],
  ["editor", "/chess/editor/4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1"],
  ["play", "/chess?from=4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1"],
] as const)("the address of %s", (screen, address) => {
  expect(addressOfPosition(chess, screen, { text: FEN, variant: "standard" })).toBe(address);
});

test.each([
  ["analysis", "?variant=chess960"],
  ["play", "&variant=chess960"],
] as const)("another variant stands in the address of %s", (screen, end) => {
  expect(addressOfPosition(chess, screen, { text: FEN, variant: "chess960" })).toContain(end);
});

test.each(["a?b#c&d=e%41", "ä/ö", "two  spaces", FEN])("%s comes back", (text) => {
  const part = positionInAddress(text);
  expect(positionFromAddress(part)).toBe(text.replace("  ", " "));
  expect(part).not.toMatch(/[?#&=\s]/);
});

test.each(["8//8 w", "/8/8", "8/8/"])("%s, half written, is one part of an address", (text) => {
  expect(positionInAddress(text)).not.toContain("/");
  expect(positionFromAddress(positionInAddress(text))).toBe(text);
});

test("a part that is escaped wrongly is taken as it stands", () => {
  expect(positionFromAddress("4k3_%_w")).toBe("4k3 % w");
});

test("a variant that the game does not have leaves all of them open", () => {
  expect(variantsFor(chess, "chess960")).toEqual(["chess960"]);
  expect(variantsFor(chess, "atomic")).toEqual(["standard", "chess960"]);
  expect(variantsFor(chess, undefined)).toEqual(["standard", "chess960"]);
  expect(variantsFor(kalah, "9x4")).toEqual(["9x4"]);
  expect(variantsFor(kalah, "")).toEqual(["6x4", "6x4-pie"]);
});

describe("a variant in an address", () => {
  test("that the game has, or that is not named, is nothing to tell", () => {
    for (const named of [undefined, "", "6x4-pie", "9x4"]) {
      expect(unknownVariant(kalah, named, "6x4")).toBeUndefined();
    }
  });

  test("that the game has not is told, with what can be written", () => {
    expect(unknownVariant(kalah, "nonsense", "6x4")).toBe(
      "There is no variant “nonsense” of Kalah; the usual rules are on the board. Write one such as 6x4 or 6x4-pie.",
    );
    expect(unknownVariant(kalah, "99x4", "6x4")).toMatch(
      / Kalah has from 1 to 9 pits a side, not 99\.$/,
    );
    expect(unknownVariant(kalah, "x".repeat(1000), "6x4")?.length).toBeLessThan(200);
  });

  test("gives way to one that the position fits", () => {
    expect(unknownVariant(chess, "960", "chess960")).toBe(
      "There is no variant “960” of Chess; the rules on the board are those of Chess960. Write standard or chess960.",
    );
  });
});
