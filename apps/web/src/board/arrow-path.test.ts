import { expect, it } from "vitest";
import { arrowPath } from "./arrow-path.ts";

it("runs straight from off the first centre to the second", () => {
  const { shaft, head } = arrowPath({ x: 50, y: 750 }, { x: 50, y: 350 }, 12, false);
  // 32 off the start; the head is 1.5 * 12 + 12 = 30 long and overlaps the shaft by 2.
  expect(shaft).toBe("M50 718L50 378");
  expect(head.startsWith("M50 350L")).toBe(true);
  expect(head).toContain("50 373.4");
});

it("walks the long leg of a leap first", () => {
  const { shaft } = arrowPath({ x: 50, y: 450 }, { x: 150, y: 250 }, 12, true);
  expect(shaft).toBe("M50 418L50 272Q50 250 72 250L122 250");
  const wide = arrowPath({ x: 50, y: 450 }, { x: 250, y: 350 }, 12, true);
  expect(wide.shaft).toBe("M82 450L228 450Q250 450 250 428L250 378");
});

it("grows with its width", () => {
  const tail = (width: number) => arrowPath({ x: 0, y: 0 }, { x: 300, y: 0 }, width, false).shaft;
  expect(tail(8)).toBe("M32 0L278 0");
  expect(tail(16)).toBe("M32 0L266 0");
});
