import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ChessLaboratory } from "@kibitz/engine/chess-laboratory";
import { makeFolder } from "@kibitz/engine/folders";
import { err, ok, type Result } from "@kibitz/rules";
import { type SelfPlaySettings, selfPlayGame } from "./chess-self-play.ts";
import { decodeShard, encodeShard, type LabelledPosition } from "./chess-shard.ts";
import { type TuningFileError, writeWhole } from "./fit-state.ts";

const GAMES_PER_SHARD = 100;

export interface GenerateOptions {
  readonly games: number;
  /** No new shard begins when it is aborted. */
  readonly signal?: AbortSignal;
  readonly onShard?: (progress: { readonly games: number; readonly positions: number }) => void;
}

/**
 * Plays games until the folder holds shards of at least `games` games. Shards that are
 * there already are kept, so that a stopped generation goes on where it was.
 */
export async function generateShards(
  folder: string,
  laboratory: ChessLaboratory,
  settings: SelfPlaySettings,
  { games, signal, onShard }: GenerateOptions,
): Promise<void> {
  await makeFolder(folder);
  const present = new Set(await readdir(folder));
  let positions = 0;
  for (let first = 0; first < games && !signal?.aborted; first += GAMES_PER_SHARD) {
    const name = shardName(settings, first);
    if (present.has(name)) continue;
    const shard = shardOf(laboratory, settings, first);
    await writeWhole(join(folder, name), encodeShard(shard));
    positions += shard.length;
    onShard?.({ games: first + GAMES_PER_SHARD, positions });
  }
}

const shardName = ({ seed, nodesPerMove }: SelfPlaySettings, first: number): string =>
  `seed${seed}-nodes${nodesPerMove}-game${String(first).padStart(6, "0")}.positions`;

function shardOf(
  laboratory: ChessLaboratory,
  settings: SelfPlaySettings,
  first: number,
): LabelledPosition[] {
  const games = Array.from({ length: GAMES_PER_SHARD }, (_, i) => first + i);
  return games.flatMap((game) => selfPlayGame(laboratory, game, settings));
}

/** All positions of a folder, and a fingerprint that changes with them. */
export interface ShardFolder {
  readonly positions: readonly LabelledPosition[];
  readonly games: number;
  readonly fingerprint: string;
}

/** Reads every shard, in the order of their names. */
export async function readShards(folder: string): Promise<Result<ShardFolder, TuningFileError>> {
  const names = await shardNames(folder);
  if (names.length === 0) {
    return err({
      code: "unreadable",
      message: `${folder} holds no positions; generate some first.`,
    });
  }
  const hash = createHash("sha256");
  const positions: LabelledPosition[] = [];
  for (const name of names) {
    const bytes = await readFile(join(folder, name));
    const shard = decodeShard(bytes);
    if (!shard.ok) {
      return err({ ...shard.error, message: `${join(folder, name)} ${shard.error.message}` });
    }
    hash.update(bytes);
    for (const position of shard.value) positions.push(position);
  }
  return ok({ positions, games: names.length * GAMES_PER_SHARD, fingerprint: hash.digest("hex") });
}

async function shardNames(folder: string): Promise<string[]> {
  await makeFolder(folder);
  return (await readdir(folder)).filter((name) => name.endsWith(".positions")).sort();
}
