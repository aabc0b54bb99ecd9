import { createRoot } from "solid-js";
import { describe, expect, test } from "vitest";
import { bindingsOf, holderOf, isCharacter, type KeyChoice, keysOf, rebind } from "./bindings.ts";
import { keysOnBoard, useBoardKeys } from "./fixed-keys.ts";
import { belongsTo, bindingOf, listenedAs, type Press, printed, spokenKey } from "./presses.ts";

const plain: KeyChoice = { keys: {}, keyPreset: "lichess", letterKeys: true };
const flip = { id: "flip-board", keys: ["f"] };
const back = { id: "step-back", keys: ["ArrowLeft", "k"] };
const help = { id: "show-keys", keys: ["?"] };
const all = [flip, back, help];

describe("bindings", () => {
  test("are what an action came with until a person chooses", () => {
    expect(keysOf(back, plain)).toEqual(["ArrowLeft", "k"]);
    expect(keysOf(back, { ...plain, keys: { "step-back": "h" } })).toEqual(["h"]);
    expect(keysOf(back, { ...plain, keys: { "step-back": "" } })).toEqual([]);
    expect(keysOf(back, { ...plain, keyPreset: "unknown" })).toEqual(["ArrowLeft", "k"]);
  });

  test("of a preset stand in for those that it names", () => {
    const sabaki = { ...plain, keyPreset: "sabaki" };
    expect(keysOf({ id: "analysis-back", keys: ["ArrowLeft", "k"] }, sabaki)).toEqual(["ArrowUp"]);
    expect(keysOf(flip, sabaki)).toEqual(["f"]);
  });

  test("leave out letters and signs where they are turned off", () => {
    expect([...bindingsOf(all, { ...plain, letterKeys: false }).keys()]).toEqual(["ArrowLeft"]);
  });

  test("give a key that two actions have to the later one", () => {
    const other = { id: "other", keys: ["f"] };
    expect(bindingsOf([flip, other], plain).get("f")).toBe(other);
  });

  test("name the action that has a key", () => {
    expect(holderOf("k", "flip-board", all, plain)).toBe(back);
    expect(holderOf("f", "flip-board", all, plain)).toBeUndefined();
  });

  test("move a key from the action that had it, which keeps its other key", () => {
    expect(rebind(flip, "k", all, plain)).toEqual({ "flip-board": "k", "step-back": "ArrowLeft" });
    expect(rebind(back, "f", all, plain)).toEqual({ "step-back": "f", "flip-board": "" });
    expect(rebind(flip, "r", all, plain)).toEqual({ "flip-board": "r" });
  });
});

test.each([
  ["f", true],
  ["?", true],
  ["Shift+f", true],
  ["+", true],
  ["Space", false],
  ["ArrowLeft", false],
  ["Shift+Home", false],
  ["Control+f", false],
  ["$mod+z", false],
])("%s alone is a character: %s", (key, is) => {
  expect(isCharacter(key)).toBe(is);
});

function press(key: string, held: Partial<Press> = {}): Press {
  return {
    key,
    code: "",
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...held,
  };
}

describe("a pressed key", () => {
  test.each([
    [press("f"), "f"],
    [press("F", { shiftKey: true }), "Shift+f"],
    [press("?", { shiftKey: true }), "?"],
    [press("ArrowLeft", { shiftKey: true }), "Shift+ArrowLeft"],
    [press(" "), "Space"],
    [press("é"), "é"],
  ])("is written as a binding", (pressed, key) => {
    expect(bindingOf(pressed)).toEqual({ key });
  });

  test.each([
    press("Tab"),
    press("Enter"),
    press("F5"),
    press("f", { ctrlKey: true }),
    press("d", { metaKey: true }),
    press("ArrowLeft", { altKey: true }),
    press("Dead"),
  ])("of the browser is refused", (pressed) => {
    expect(bindingOf(pressed)).toHaveProperty("refusal");
  });

  test("that only modifies is waited for", () => {
    expect(bindingOf(press("Shift", { shiftKey: true }))).toBeUndefined();
  });

  test("belongs to a field, to a choice that it moves and to a button that it presses", () => {
    const grounds = ["text", "choice", "button", "page"] as const;
    const owners = (key: string) => grounds.filter((ground) => belongsTo(ground, key));
    expect(owners("f")).toEqual(["text"]);
    expect(owners("ArrowLeft")).toEqual(["text", "choice"]);
    expect(owners(" ")).toEqual(["text", "choice", "button"]);
    expect(owners("Enter")).toEqual(["text", "button"]);
  });

  test("is listened for with and without Shift where it is a sign", () => {
    expect(listenedAs("?")).toEqual(["?", "Shift+?"]);
    expect(listenedAs("f")).toEqual(["f"]);
    expect(listenedAs("Shift+ArrowUp")).toEqual(["Shift+ArrowUp"]);
  });

  test("is printed and said", () => {
    expect(printed("Shift+ArrowLeft")).toBe("Shift ←");
    expect(printed("+")).toBe("+");
    expect(printed("$mod+Shift+z")).toBe("Ctrl Shift z");
    expect(spokenKey("Shift+ArrowLeft")).toBe("Shift Left arrow");
    expect(spokenKey("?")).toBe("Question mark");
  });
});

test("the keys of a board stay listed while another board of its kind is on the page", () => {
  const keys = [{ title: "From pit to pit", keys: ["ArrowLeft"] }];
  const board = () =>
    createRoot((leave) => {
      useBoardKeys(keys);
      return leave;
    });
  const [leaveFirst, leaveSecond] = [board(), board()];
  leaveFirst();
  expect(keysOnBoard()).toBe(keys);
  leaveSecond();
  expect(keysOnBoard()).toEqual([]);
});
