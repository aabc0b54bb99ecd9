import { expect, it } from "vitest";
import { drawnShape, shapeColour, toggleShape } from "./shapes.ts";

const NONE = { shiftKey: false, ctrlKey: false, altKey: false };

it("gives each combination of keys its colour", () => {
  expect(shapeColour(NONE)).toBe("green");
  expect(shapeColour({ ...NONE, shiftKey: true })).toBe("red");
  expect(shapeColour({ ...NONE, ctrlKey: true })).toBe("red");
  expect(shapeColour({ ...NONE, altKey: true })).toBe("blue");
  expect(shapeColour({ shiftKey: true, ctrlKey: false, altKey: true })).toBe("yellow");
  expect(shapeColour({ shiftKey: false, ctrlKey: true, altKey: true })).toBe("yellow");
});

it("makes a circle of an arrow without length", () => {
  expect(drawnShape("red", 12, 12)).toEqual({ colour: "red", from: 12 });
  expect(drawnShape("red", 12, 28)).toEqual({ colour: "red", from: 12, to: 28 });
});

it("adds, replaces and removes", () => {
  const green = drawnShape("green", 12, 28);
  const red = drawnShape("red", 12, 28);
  const circle = drawnShape("green", 12, 12);
  expect(toggleShape([], green)).toEqual([green]);
  expect(toggleShape([green], circle)).toEqual([green, circle]);
  expect(toggleShape([green, circle], red)).toEqual([circle, red]);
  expect(toggleShape([circle, red], red)).toEqual([circle]);
});
