import { describe, expect, test } from "vitest";
import { appearanceOf } from "./appearance.ts";
import { DEFAULT_SETTINGS, readSettings } from "./read-settings.ts";

describe("settings out of the browser's store", () => {
  test("are the defaults where nothing or nonsense stands", () => {
    for (const text of [null, "", "{", "null", "[]", "7", '"dark"']) {
      expect(readSettings(text)).toEqual(DEFAULT_SETTINGS);
    }
  });

  test("come back as they were written", () => {
    const chosen = {
      ...DEFAULT_SETTINGS,
      theme: "contrast",
      board: "felt",
      pieces: "diagram",
      sound: false,
      letterKeys: false,
      analysisLines: 5,
      keys: { "flip-board": "r", "show-help": "" },
    };
    expect(readSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  test("lose only what is no sound value", () => {
    const kept = {
      theme: "purple",
      board: "slate",
      pieces: '"><script>',
      coordinates: "yes",
      analysisLines: 2.5,
      keys: { flip: 3, "go-back": "h", long: "x".repeat(100) },
    };
    expect(readSettings(JSON.stringify(kept))).toEqual({
      ...DEFAULT_SETTINGS,
      board: "slate",
      keys: { "go-back": "h" },
    });
  });

  test.each([0, 6, -1, "3"])("hold no %s lines of analysis", (analysisLines) => {
    expect(readSettings(JSON.stringify({ analysisLines })).analysisLines).toBe(3);
  });
});

describe("appearance", () => {
  test("follows a system that asks for contrast, unless a theme is chosen", () => {
    expect(appearanceOf(DEFAULT_SETTINGS, true).theme).toBe("contrast");
    expect(appearanceOf(DEFAULT_SETTINGS, false).theme).toBe("system");
    expect(appearanceOf({ ...DEFAULT_SETTINGS, theme: "dark" }, true).theme).toBe("dark");
  });

  test("names what is off", () => {
    const { animation, coordinates } = appearanceOf(
      { ...DEFAULT_SETTINGS, animation: false },
      false,
    );
    expect({ animation, coordinates }).toEqual({ animation: "off", coordinates: "on" });
  });
});
