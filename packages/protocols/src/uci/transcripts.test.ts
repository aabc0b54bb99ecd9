import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { startChessEngine } from "../testing/chess-engine.ts";
import { startGamesEngine } from "../testing/games-engine.ts";

/**
 * Recorded conversations: `> ` is said to the engine, `< ` is its answer, the
 * rest is for readers. `UPDATE_GOLDENS=1` writes the answers anew; read the
 * difference before it is accepted.
 */
const FOLDER = fileURLToPath(new URL("../../../../data/transcripts/", import.meta.url));
const UPDATE = process.env.UPDATE_GOLDENS === "1";

type Say = (command: string) => Promise<readonly string[]>;

/** Whom the conversations of each folder are held with. */
const ENGINES: readonly (readonly [folder: string, start: () => { readonly say: Say }])[] = [
  ["uci", () => startChessEngine({ instant: true, talkative: true })],
  ["uci-games", () => startGamesEngine({ instant: true, talkative: true })],
];

/** Holds the conversation of a transcript again and writes it down. */
async function replay(transcript: string, say: Say): Promise<string> {
  const lines: string[] = [];
  for (const line of transcript.split("\n").filter((each) => !each.startsWith("< "))) {
    lines.push(line);
    if (!line.startsWith("> ")) continue;
    const answers = await say(line.slice(2));
    lines.push(...answers.map((answer) => `< ${answer}`));
  }
  return lines.join("\n");
}

describe.each(ENGINES)("recorded conversations in %s", (folder, start) => {
  const files = readdirSync(FOLDER + folder).filter((name) => name.endsWith(".txt"));

  it("exist", () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)("%s", async (name) => {
    const path = `${FOLDER}${folder}/${name}`;
    const transcript = readFileSync(path, "utf8");
    const replayed = await replay(transcript, start().say);
    if (UPDATE) writeFileSync(path, replayed);
    else expect(replayed).toBe(transcript);
  });
});
