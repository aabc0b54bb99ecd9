import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BOARD_THEMES } from "../settings/settings.ts";

const SHEET = ["boards.css", "troughs.css"]
  .map((name) => readFileSync(new URL(name, import.meta.url), "utf8"))
  .join("\n");
const GRAPHICS = 3;
const TEXT = 4.5;

type Scheme = "light" | "dark";
type Rgb = readonly [number, number, number];

/** The tokens of a theme over those of all, as the sheet writes them. */
function tokensOf(theme: string): Map<string, string> {
  const rules = [...SHEET.matchAll(/((?:\[data-board[^\]]*\],?\s*)+)\{([^}]*)\}/g)];
  const own = rules.filter(
    ([, names = ""]) => names.trim() === "[data-board]" || names.includes(`"${theme}"`),
  );
  return new Map(
    own.flatMap(([, , body = ""]) =>
      [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
    ),
  );
}

function colour(tokens: ReadonlyMap<string, string>, name: string, scheme: Scheme): Rgb {
  const value = tokens.get(name) ?? "";
  const [, light = "", dark = ""] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  const hex = value.startsWith("#") ? value : scheme === "light" ? light : dark;
  const [, red = "", green = "", blue = ""] = /^#(\w\w)(\w\w)(\w\w)$/.exec(hex) ?? [];
  if (blue === "") throw new Error(`${name} is no colour: ${value}`);
  return [Number(`0x${red}`), Number(`0x${green}`), Number(`0x${blue}`)];
}

const mixed = (over: Rgb, under: Rgb, share: number): Rgb => [
  over[0] * share + under[0] * (1 - share),
  over[1] * share + under[1] * (1 - share),
  over[2] * share + under[2] * (1 - share),
];

/** The relative luminance of WCAG 2. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

it("counts contrasts as WCAG does", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 1);
});

const CASES = BOARD_THEMES.flatMap((theme) =>
  (["light", "dark"] as const).flatMap((scheme) =>
    (["light", "dark"] as const).map((square) => ({ theme, scheme, square })),
  ),
);

describe.each(CASES)(
  "$theme on a $scheme page, its $square squares",
  ({ theme, scheme, square }) => {
    const tokens = tokensOf(theme);
    const of = (name: string): Rgb => colour(tokens, name, scheme);
    const ground = of(`--square-${square}`);
    const strength = Number(tokens.get("--tint-strength"));

    it.each(["last-move", "selected", "premove"])("show the edge of %s", (mark) => {
      const tint = mixed(of(`--${mark}`), ground, strength);
      expect(contrast(of(`--${mark}-edge`), tint)).toBeGreaterThanOrEqual(GRAPHICS);
    });

    it("show check, targets and coordinates", () => {
      expect(contrast(of("--check-edge"), ground)).toBeGreaterThanOrEqual(GRAPHICS);
      expect(contrast(of("--target"), ground)).toBeGreaterThanOrEqual(GRAPHICS);
      expect(contrast(of("--target"), of("--target-edge"))).toBeGreaterThanOrEqual(GRAPHICS);
      expect(contrast(of("--focus-ring"), of("--focus-halo"))).toBeGreaterThanOrEqual(GRAPHICS);
      expect(contrast(of(`--coordinate-on-${square}`), ground)).toBeGreaterThanOrEqual(TEXT);
    });
  },
);

describe.each(
  BOARD_THEMES.flatMap((theme) =>
    (["light", "dark"] as const).map((scheme) => ({ theme, scheme })),
  ),
)("$theme bowls on a $scheme page", ({ theme, scheme }) => {
  const of = (name: string): Rgb => colour(tokensOf(theme), name, scheme);

  it.each(["seed-1", "seed-2", "seed-3"])("show %s", (seed) => {
    expect(contrast(of(`--${seed}`), of("--bowl-floor"))).toBeGreaterThanOrEqual(GRAPHICS);
  });

  it("show which may be sown", () => {
    expect(contrast(of("--open-ring"), of("--square-dark"))).toBeGreaterThanOrEqual(GRAPHICS);
  });
});
