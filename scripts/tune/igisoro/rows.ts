import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Judged } from "./self-play.ts";

// Judged positions in files: the position block, the score (i16) and twice the result (u8).

const BLOCK_BYTES = 40;
const ROW_BYTES = BLOCK_BYTES + 3;

export function writeRows(path: string, rows: readonly Judged[]): void {
  const bytes = Buffer.alloc(rows.length * ROW_BYTES);
  rows.forEach(({ block, score, result }, index) => {
    bytes.set(block, index * ROW_BYTES);
    bytes.writeInt16LE(score, index * ROW_BYTES + BLOCK_BYTES);
    bytes.writeUInt8(2 * result, index * ROW_BYTES + BLOCK_BYTES + 2);
  });
  writeFileSync(path, bytes);
}

export function* readRows(folder: string): Generator<Judged> {
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith(".rows")) continue;
    const bytes = readFileSync(`${folder}/${name}`);
    for (let at = 0; at < bytes.length; at += ROW_BYTES) {
      yield {
        block: bytes.subarray(at, at + BLOCK_BYTES),
        score: bytes.readInt16LE(at + BLOCK_BYTES),
        result: bytes.readUInt8(at + BLOCK_BYTES + 2) / 2,
      };
    }
  }
}
