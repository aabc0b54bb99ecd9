import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { startChessEngine } from "../testing/chess-engine.ts";

/**
 * Recorded conversations: `> ` is said to the engine, `< ` is its answer, the
 * rest is for readers. `UPDATE_GOLDENS=1` writes the answers anew; read the
 * difference before it is accepted.
 */
const FOLDER = fileURLToPath(new URL("../../../../data/transcripts/uci/", import.meta.url));
const UPDATE = process.env.UPDATE_GOLDENS === "1";

/** Holds the conversation of a transcript again and writes it down. */
async function replay(transcript: string): Promise<string> {
  const { say } = startChessEngine({ instant: true, talkative: true });
  const lines: string[] = [];
  for (const line of transcript.split("\n").filter((each) => !each.startsWith("< "))) {
    lines.push(line);
    if (!line.startsWith("> ")) continue;
    const answers = await say(line.slice(2));
    lines.push(...answers.map((answer) => `< ${answer}`));
  }
  return lines.join("\n");
}

describe("recorded conversations", () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".txt"));

  it("exist", () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)("%s", async (name) => {
    const transcript = readFileSync(FOLDER + name, "utf8");
    const replayed = await replay(transcript);
    if (UPDATE) writeFileSync(FOLDER + name, replayed);
    else expect(replayed).toBe(transcript);
  });
});
