import { expect, test } from "vitest";
import { lengthMs, SCORES, SOUNDS } from "./sounds.ts";

test("sounds of moves are short, and none outlasts a second", () => {
  expect(lengthMs("move")).toBe(90);
  expect(lengthMs("capture")).toBe(145);
  for (const sound of SOUNDS) expect(lengthMs(sound)).toBeLessThanOrEqual(1000);
});

test("no strike is louder than full scale, and a capture is softer than a move", () => {
  const loudest = (sound: (typeof SOUNDS)[number]) =>
    Math.max(
      ...SCORES[sound].map(
        ({ loudness, partials }) => loudness * partials.reduce((sum, { share }) => sum + share, 0),
      ),
    );
  for (const sound of SOUNDS) expect(loudest(sound)).toBeLessThan(1);
  expect(loudest("capture")).toBeLessThan(loudest("move"));
});
