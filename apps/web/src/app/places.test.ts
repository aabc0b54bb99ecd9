import { expect, test } from "vitest";
import { sectionOf, titleOf } from "./places.ts";

test.each([
  ["/", undefined],
  ["/chess", "play"],
  ["/chess/play/0123abc", "play"],
  ["/chess/analysis", "analyse"],
  ["/chess/analysis/8/8/8/8/8/8/8/8_w", "analyse"],
  ["/chess/editor/8/8", "analyse"],
  ["/library", "library"],
  ["/checkers", undefined],
])("%s lies in %s", (path, section) => {
  expect(sectionOf(path, (id) => id === "chess")).toBe(section);
});

test.each([
  ["/", undefined, "Kibitz: play, understand, build"],
  ["/library", undefined, "Library · Kibitz"],
  ["/chess", "Chess", "Chess · Kibitz"],
  ["/chess/analysis/8/8", "Chess", "Analyse chess · Kibitz"],
  ["/chess/editor", "Chess", "Set up chess · Kibitz"],
  ["/checkers", undefined, "Nothing here · Kibitz"],
])("%s is titled", (path, game, title) => {
  expect(titleOf(path, game)).toBe(title);
});
