import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runTune } from "../scripts/tune/commands.ts";

describe("npm run tune: bad input ends with exit code 2 and a sentence", () => {
  let said = "";
  beforeEach(() => {
    said = "";
    vi.spyOn(process.stderr, "write").mockImplementation((text) => {
      said += String(text);
      return true;
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ["", "usage: npm run tune"],
    ["fly kalah", 'no command "fly"'],
    ["spsa", "spsa needs a game, one of kalah, oware, igisoro"],
    ["spsa draughts", 'no game "draughts" can be tuned'],
    ["spsa constructor", 'no game "constructor" can be tuned'],
    ["fit kalah", "fit is for chess"],
    ["spsa kalah --iterations 0", "--iterations takes a whole number from 1"],
    ["spsa kalah --iterations", "argument missing"],
    ["spsa kalah --first-move -1", "--first-move"],
    ["spsa kalah --speed 3", "--speed"],
    ["spsa kalah oware", "oware"],
    ["ga kalah --population 7", "even number"],
    ["ga kalah --elite 15", "--elite takes a whole number from 0 to 14"],
    ["ga kalah --processes 1000", "--processes takes a whole number from 1 to"],
    ["match kalah --against nowhere.json", "nowhere.json cannot be read"],
    ["match kalah --against package.json", 'package.json has no "weights" by name'],
    ["match kalah --against data/weights/oware.json", "which kalah does not know"],
    ["adopt kalah", "adopt needs --weights"],
    ["match", "match needs --against FILE"],
    ["generate --games many", "--games takes a number"],
  ])("%s", async (line, message) => {
    expect(await runTune(line.split(" ").filter((word) => word !== ""))).toBe(2);
    expect(said).toContain(message);
  });
});
