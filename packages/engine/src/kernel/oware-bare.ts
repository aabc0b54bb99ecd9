import { type Line, startLine } from "@kibitz/rules";
import type { OwareGame, OwareMove, OwarePosition } from "@kibitz/rules/oware";
import { environment } from "#environment";
import { owareKernel } from "../oware.ts";
import type { DatabaseExports } from "./database.ts";
import { instantiateKernel, type KernelExports, readBlock, writeBlock } from "./instance.ts";

/** What the Oware kernel exports besides. */
interface OwareExports extends KernelExports, DatabaseExports {
  /** Builds the database up to so many seeds and returns how far it reaches. */
  buildDatabase(total: number): number;
  lowerBound(): number;
  upperBound(): number;
}

/** What the database proves of a position that none came before, in seeds for the side to move. */
export interface ProvedGain {
  readonly lower: number;
  readonly upper: number;
}

/** The Oware kernel's database of endgames in the caller's own thread, for tests and measurements. */
export interface OwareDatabase {
  build(seeds: number): void;
  gain(line: Line<OwarePosition, OwareMove>): ProvedGain;
  bytes(): Uint8Array;
  /** Takes up the beginning of a database that was built under the same rules. */
  adopt(bytes: Uint8Array): void;
  /** All memory of the kernel. */
  memoryBytes(): number;
}

/** Opens a kernel under the rules of `game`, its database still empty. */
export async function openOwareDatabase(game: OwareGame): Promise<OwareDatabase> {
  const { builds, layout, codec } = owareKernel(game);
  const module = await environment.compile(builds.single);
  const kernel = instantiateKernel(module, layout, () => {});
  const exports = kernel.exports as OwareExports;
  exports.init(1, 1);
  exports.initThread(0);
  const load = (line: Line<OwarePosition, OwareMove>) => {
    writeBlock(kernel.memory, layout.position, codec.encodePosition(line));
    if (exports.loadPosition() === 0) throw new Error("the kernel refuses a position");
  };
  return {
    build: (seeds) => {
      load(startLine(game));
      if (exports.buildDatabase(seeds) < seeds) throw new Error("the database was not built");
    },
    gain: (line) => {
      load(line);
      return { lower: exports.lowerBound(), upper: exports.upperBound() };
    },
    bytes: () => {
      const byteLength = exports.databaseSize();
      return readBlock(kernel.memory, { address: exports.databaseAddress(), byteLength });
    },
    adopt: (bytes) => {
      load(startLine(game));
      const byteLength = exports.databaseCapacity();
      writeBlock(kernel.memory, { address: exports.databaseAddress(), byteLength }, bytes);
      exports.adoptDatabase(bytes.length);
    },
    memoryBytes: () => kernel.memory.buffer.byteLength,
  };
}
