import { expect, test } from "vitest";
import { addressOfPosition, positionFromAddress, positionInAddress } from "./position-address.ts";

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
  const part = decodeURIComponent(positionInAddress(text));
  expect(positionFromAddress(part)).toBe(text.replace("  ", " "));
  expect(positionInAddress(text)).not.toMatch(/[?#&=\s]/);
});
