import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { ownFolder } from "../../../../tests/own-folder.fixture.ts";
import { KeptFile, type KeptGame, unfinishedGames, writeAtomically } from "./kept-games.ts";

let folder: string;

beforeEach(async () => {
  folder = await ownFolder();
});

const keepGame = (file: string, kept: KeptGame) => new KeptFile(file).keep(kept);

async function newestUnfinished(from: string, complain: (sentence: string) => void) {
  for await (const found of unfinishedGames(from, complain)) return found;
  return undefined;
}

const game = (kind: string) => ({
  variant: "standard",
  level: 1,
  people: ["white"],
  snapshot: { status: { kind } },
});

describe("newestUnfinished", () => {
  test("finds the newest game that is not over", async () => {
    await keepGame(join(folder, "1.json"), game("playing"));
    await keepGame(join(folder, "2.json"), game("paused"));
    await keepGame(join(folder, "3.json"), game("over"));
    const found = await newestUnfinished(folder, (sentence) => expect.unreachable(sentence));
    expect(found?.file.path).toBe(join(folder, "2.json"));
  });

  test.each([
    "",
    "null",
    "[]",
    "{}",
    '{"snapshot":null}',
    JSON.stringify({ ...game("x"), snapshot: null }),
  ])("names a file that holds %j and passes it over", async (text) => {
    await keepGame(join(folder, "1.json"), game("playing"));
    await writeFile(join(folder, "2.json"), text);
    const complaints: string[] = [];
    const found = await newestUnfinished(folder, (sentence) => complaints.push(sentence));
    expect(found?.file.path).toBe(join(folder, "1.json"));
    expect(complaints).toEqual([`${join(folder, "2.json")} is damaged and was passed over`]);
  });

  test("takes a folder for a damaged file", async () => {
    await mkdir(join(folder, "2.json"));
    expect(await newestUnfinished(folder, () => {})).toBeUndefined();
  });
});

describe("writeAtomically", () => {
  test("replaces a file and leaves nothing beside it", async () => {
    const file = join(folder, "game.pgn");
    await writeAtomically(file, "old");
    await writeAtomically(file, "new");
    expect(await readFile(file, "utf8")).toBe("new");
    expect(await readdir(folder)).toEqual(["game.pgn"]);
  });

  test("leaves nothing behind when it fails", async () => {
    await mkdir(join(folder, "game.pgn", "in the way"), { recursive: true });
    await expect(writeAtomically(join(folder, "game.pgn"), "text")).rejects.toThrow();
    expect(await readdir(folder)).toEqual(["game.pgn"]);
  });
});

test("two programs that go on with one game keep both", async () => {
  const file = join(folder, "1.json");
  await keepGame(file, game("playing"));
  const text = await readFile(file, "utf8");
  const [one, other] = [new KeptFile(file, text), new KeptFile(file, text)];
  await one.keep({ ...game("playing"), level: 2 });
  await other.keep({ ...game("playing"), level: 3 });
  await one.keep({ ...game("playing"), level: 4 });
  expect(one.path).toBe(file);
  expect(other.path).not.toBe(file);
  expect(JSON.parse(await readFile(one.path, "utf8"))).toMatchObject({ level: 4 });
  expect(JSON.parse(await readFile(other.path, "utf8"))).toMatchObject({ level: 3 });
});
