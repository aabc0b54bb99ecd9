// Proves openings of Kalah(6,4) and writes them into the table that the engine knows:
//   npx tsx scripts/kalah-openings.ts extend [count]   adds so many positions, likely ones first
//   npx tsx scripts/kalah-openings.ts check [count]    proves so many entries anew
// An extension may be ended at any time: each position is written as soon as it is proved.
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createKernelPlayer } from "@kibitz/engine";
import { kalahKernel } from "@kibitz/engine/kalah";
import { createRandom, playAll, startLine } from "@kibitz/rules";
import { createKalah, type KalahLine } from "@kibitz/rules/kalah";
import {
  openingKey,
  openingValues,
  openingWorths,
} from "../packages/engine/src/kernel/kalah-openings.ts";

const TABLE = fileURLToPath(
  new URL("../packages/engine/src/kernel/kalah-opening-values.ts", import.meta.url),
);
const HASH_MIB = 1024;
const LINE_WIDTH = 98;
const PROGRESS_MS = 5_000;
/** What both sides have given away counts half a ply for each seed, up to so many seeds. */
const MOST_GIVEN_AWAY = 8;

const game = createKalah();
const values = new Map(openingValues());

/** A line with the seeds that both sides have given away in it. */
interface Opening {
  readonly line: KalahLine;
  readonly givenAway: number;
}

/** The unlikeliness of an opening: long ones and bad ones come late. */
const rankOf = ({ line, givenAway }: Opening): number =>
  line.moves.length + Math.min(givenAway, MOST_GIVEN_AWAY) / 2;

async function extend(count: number): Promise<void> {
  const open: Opening[] = [{ line: startLine(game), givenAway: 0 }];
  const seen = new Set<string>();
  for (let added = 0; added < count; ) {
    open.sort((one, other) => rankOf(one) - rankOf(other));
    const opening = open.shift();
    if (opening === undefined) return;
    const key = openingKey(opening.line.position);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const move of game.legalMoves(opening.line)) {
      const line = game.play(opening.line, move);
      if (game.outcome(line) || values.has(openingKey(line.position))) continue;
      values.set(openingKey(line.position), await prove(line));
      write();
      added++;
      console.log(`${added} of ${count}: ${game.notation.formatPosition(line.position)}`);
    }
    open.push(...repliesTo(opening));
  }
}

function repliesTo({ line, givenAway }: Opening): readonly Opening[] {
  const worths = openingWorths(game, line.position, values);
  const best = Math.max(...worths.values());
  return game.legalMoves(line).flatMap((move) => {
    const worth = move.kind === "sow" ? worths.get(move.pit) : undefined;
    const next = game.play(line, move);
    if (worth === undefined || game.outcome(next)) return [];
    return [{ line: next, givenAway: givenAway + best - worth }];
  });
}

async function check(count: number): Promise<void> {
  const random = createRandom(Date.now() >>> 0);
  for (let checked = 1; checked <= count; checked++) {
    const line = randomOpening(random.below);
    const found = await prove(line);
    const known = values.get(openingKey(line.position));
    console.log(`${checked} of ${count}: ${game.notation.formatPosition(line.position)} ${found}`);
    if (found !== known) throw new Error(`the table says ${known}`);
  }
}

/** The end of a random walk through positions of the table. */
function randomOpening(below: (bound: number) => number): KalahLine {
  let line = startLine(game);
  for (;;) {
    const known = game
      .legalMoves(line)
      .map((move) => playAll(game, line, [move]))
      .filter((next) => values.has(openingKey(next.position)));
    const next = known[below(known.length)];
    if (next === undefined) return line;
    line = next;
  }
}

const player = await createKernelPlayer(kalahKernel(game, { knowsOpenings: false }), {
  hashMiB: HASH_MIB,
});

/** What the side to move gains beyond its enemy from here. */
async function prove(line: KalahLine): Promise<number> {
  const { stores, sideToMove } = line.position;
  const lead = stores.south - stores.north;
  let margin: number | undefined;
  const analysis = player.analyse(line, { depth: 255 });
  const startMs = performance.now();
  const telling = setInterval(() => {
    const seconds = Math.round((performance.now() - startMs) / 1000);
    console.error(`proving ${game.notation.formatPosition(line.position)}, ${seconds} s ...`);
  }, PROGRESS_MS);
  for await (const { score } of analysis) if (score?.kind === "exact") margin = score.value;
  clearInterval(telling);
  if (margin === undefined) throw new Error("a position was not proved");
  return margin - (sideToMove === "south" ? lead : -lead);
}

/** Sorted, so that additions read as such, and in one step. */
function write(): void {
  const source = readFileSync(TABLE, "utf8");
  const lines = [""];
  for (const [key, value] of [...values].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const word = `${key}${value < 0 ? "" : "+"}${value}`;
    const last = lines.at(-1) ?? "";
    if (last.length + word.length >= LINE_WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`.trim();
  }
  writeFileSync(
    `${TABLE}.draft`,
    `${source.slice(0, source.indexOf("= `"))}= \`\n${lines.join("\n")}\n\`;\n`,
  );
  renameSync(`${TABLE}.draft`, TABLE);
}

const [command, count = "10"] = process.argv.slice(2);
if (!/^\d{1,5}$/.test(count) || (command !== "extend" && command !== "check")) {
  console.error("Write: npx tsx scripts/kalah-openings.ts extend|check [count]");
  process.exitCode = 2;
} else {
  await (command === "extend" ? extend : check)(Number(count));
}
await player.close();
