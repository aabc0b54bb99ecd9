import { expect, test } from "vitest";
import {
  addressOfPosition,
  positionFromAddress,
  positionInAddress,
  variantsFor,
} from "./position-address.ts";

const chess = {
  id: "chess",
  variants: [
    { id: "standard", title: "Standard" },
    { id: "chess960", title: "Chess960" },
  ],
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
});
