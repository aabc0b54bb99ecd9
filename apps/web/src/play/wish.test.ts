import { parseTimeControl } from "@kibitz/engine";
import { createRandom, expectOk } from "@kibitz/rules";
import { formatFen } from "@kibitz/rules/chess";
import { describe, expect, test } from "vitest";
import { chessEntry } from "./chess-entry.fixture.ts";
import {
  CLOCK_PRESETS,
  clockFault,
  clockLabel,
  customClockOf,
  customClockText,
} from "./clock-choice.ts";
import { playCommand } from "./command.ts";
import { keptSeats } from "./kept-seats.ts";
import { newGame, rematchOf } from "./new-game.ts";
import { FIRST_WISH, type GameWish, readWish, rememberedWish, rememberWish } from "./wish.ts";

const ENDING = "8/8/8/4k3/8/8/8/K6R w - - 0 1";
const make = (wish: Partial<GameWish>, position = "", seed = 1) =>
  newGame(chessEntry, { ...FIRST_WISH, ...wish }, position, createRandom(seed));

describe("a wish", () => {
  test("is remembered", () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const wish: GameWish = { ...FIRST_WISH, level: 7, side: "random", clock: "5+3" };
    rememberWish("chess", wish, storage);
    expect(rememberedWish("chess", storage)).toEqual(wish);
    expect(rememberedWish("go", storage)).toEqual(FIRST_WISH);
  });

  test.each([undefined, null, 3, "x", {}, { level: 11, opponent: "nobody", flips: "yes" }])(
    "of a browser's store is read as untrusted: %j",
    (value) => expect(readWish(value)).toEqual(FIRST_WISH),
  );

  test("of a store that refuses holds as long as the page", () => {
    const refusing = {
      getItem: () => {
        throw new Error("refused");
      },
      setItem: () => {
        throw new Error("refused");
      },
    };
    expect(rememberedWish("draughts", refusing)).toEqual(FIRST_WISH);
    const wish: GameWish = { ...FIRST_WISH, side: "second" };
    rememberWish("draughts", wish, refusing);
    expect(rememberedWish("draughts", refusing)).toEqual(wish);
  });
});

describe("a new game", () => {
  test("seats the person where it wishes", () => {
    const { seats } = expectOk(make({ side: "second", level: 4 }));
    expect(seats.white).toEqual({ kind: "engine", level: 4 });
    expect(seats.black).toEqual({ kind: "person", name: "You" });
  });

  test("by lot gives either side", () => {
    const sides = new Set(
      Array.from({ length: 20 }, (_, seed) => {
        const { seats } = expectOk(make({ side: "random" }, "", seed));
        return seats.white.kind;
      }),
    );
    expect(sides).toEqual(new Set(["person", "engine"]));
  });

  test("seats two friends under the names of their sides, and two engines at their levels", () => {
    expect(expectOk(make({ opponent: "friend" })).seats.black).toEqual({
      kind: "person",
      name: "Black",
    });
    const { seats } = expectOk(make({ opponent: "engines", level: 3, otherLevel: 9 }));
    expect(seats).toEqual({
      white: { kind: "engine", level: 3 },
      black: { kind: "engine", level: 9 },
    });
  });

  test("begins from a position", () => {
    expect(formatFen(expectOk(make({}, `  ${ENDING} `)).start)).toBe(ENDING);
  });

  test.each([
    [{ clock: "five" }, "", "clock"],
    [{}, "8/8/8/8 w", "position"],
  ] as const)("of %j from %j is refused with a sentence", (wish, position, field) => {
    const made = make(wish, position);
    expect(!made.ok && made.error.field).toBe(field);
    expect(!made.ok && made.error.message).toMatch(/\.$/);
  });

  test("again swaps the sides and keeps the start", () => {
    const first = expectOk(make({ level: 5 }, ENDING));
    const again = rematchOf(chessEntry, first, createRandom(1));
    expect(again.seats.white).toEqual({ kind: "engine", level: 5 });
    expect(formatFen(again.start)).toBe(ENDING);
    expect(
      rematchOf(chessEntry, expectOk(make({ opponent: "friend" })), createRandom(1)).seats,
    ).toEqual(expectOk(make({ opponent: "friend" })).seats);
  });
});

describe("the command at the terminal", () => {
  test.each<[Partial<GameWish>, string, string]>([
    [{}, "", "npx kibitz play chess --level 2 --side white"],
    [{ side: "second", level: 8 }, "", "npx kibitz play chess --level 8 --side black"],
    [{ opponent: "friend", clock: "5+3" }, "", "npx kibitz play chess --side both --clock 5+3"],
    [{ opponent: "engines", otherLevel: 2 }, "", "npx kibitz play chess --level 2 --side none"],
    [
      { opponent: "engines", variant: "chess960" },
      "",
      "npx kibitz match chess --engine kibitz:level=2 --engine kibitz:level=6 --games 2 --tc movetime=1 --variant chess960",
    ],
    [
      { opponent: "engines", clock: "1+2" },
      "",
      "npx kibitz match chess --engine kibitz:level=2 --engine kibitz:level=6 --games 2 --tc 60+2",
    ],
    [
      { opponent: "engines" },
      ENDING,
      `npx kibitz play chess --level 2 --side none --position '${ENDING}'`,
    ],
    [
      { variant: "chess960", side: "random" },
      "",
      "npx kibitz play chess --level 2 --side random --variant chess960",
    ],
    [{}, ENDING, `npx kibitz play chess --level 2 --side white --position '${ENDING}'`],
  ])("for %j from %j", (wish, position, command) => {
    expect(playCommand(chessEntry, { ...FIRST_WISH, ...wish }, position)).toBe(command);
  });
});

describe("clocks", () => {
  test("of the list are all read", () => {
    for (const { value } of CLOCK_PRESETS) expect(parseTimeControl(value).ok).toBe(true);
  });

  test.each(["5+3", "0.5+0", "90d30"])(
    "of one's own: %s is taken apart and put together",
    (text) => {
      expect(customClockText(customClockOf(text))).toBe(text);
    },
  );

  test.each([
    ["none", ""],
    ["1", "1 min"],
    ["0.5+3", "0.5 min + 3 s"],
    ["5d3", "5 min with a delay of 3 s"],
    ["10+5x30", "10+5x30"],
  ])("%s is written as %j", (text, label) => {
    expect(clockLabel(expectOk(parseTimeControl(text)))).toBe(label);
  });

  test("that are none get a sentence", () => {
    expect(clockFault(customClockText({ minutes: "", bonus: "delay", seconds: "x" }))).toMatch(
      /\.$/,
    );
    expect(clockFault("5+3")).toBeUndefined();
  });
});

describe("seats of a kept game", () => {
  const keptWith = (seats: unknown) =>
    ({ table: { seats, snapshot: {} } }) as Parameters<typeof keptSeats>[0];

  test("are read", () => {
    const seats = {
      white: { kind: "person", name: "You" },
      black: { kind: "engine", level: 3 },
    };
    expect(keptSeats(keptWith(seats), ["white", "black"])).toEqual(seats);
  });

  test.each([
    {},
    { white: 1, black: 2 },
    { white: { kind: "engine", level: 99 } },
    { white: null },
  ])("are refused when they are none: %j", (seats) =>
    expect(keptSeats(keptWith(seats), ["white", "black"])).toBeUndefined(),
  );
});
