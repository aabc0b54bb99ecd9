import { POSITION_BYTES } from "@kibitz/engine/chess-laboratory";
import { err, ok, type Result } from "@kibitz/rules";
import type { WhitePoints } from "./chess-game.ts";
import type { TuningFileError } from "./fit-state.ts";

/** A position with what is known of it. */
export interface LabelledPosition {
  /** As `ChessLaboratory.positionBlock` gives it. */
  readonly block: Uint8Array;
  /** The score of a search for White, in centipawns. */
  readonly whiteCp: number;
  /** How its game ended. */
  readonly points: WhitePoints;
}

// A shard: the header, then records of POSITION_BYTES bytes of position, an i16 of
// score and a byte of half points for White; little-endian.
const HEADER = new TextEncoder().encode("kibitz chess positions 1\n");
const RECORD_BYTES = POSITION_BYTES + 3;

export function encodeShard(positions: readonly LabelledPosition[]): Uint8Array {
  const bytes = new Uint8Array(HEADER.length + positions.length * RECORD_BYTES);
  const view = new DataView(bytes.buffer);
  bytes.set(HEADER);
  positions.forEach(({ block, whiteCp, points }, i) => {
    const at = HEADER.length + i * RECORD_BYTES;
    bytes.set(block, at);
    view.setInt16(at + POSITION_BYTES, whiteCp, true);
    view.setUint8(at + POSITION_BYTES + 2, 2 * points);
  });
  return bytes;
}

/** Reads a shard; the message of an error goes after the name of the file. */
export function decodeShard(bytes: Uint8Array): Result<LabelledPosition[], TuningFileError> {
  const isShard = HEADER.every((byte, i) => bytes[i] === byte);
  if (!isShard || (bytes.length - HEADER.length) % RECORD_BYTES !== 0) {
    const message = "is no whole shard of positions; delete it and generate again.";
    return err({ code: "malformed", message });
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const positions: LabelledPosition[] = [];
  for (let at = HEADER.length; at < bytes.length; at += RECORD_BYTES) {
    positions.push({
      block: bytes.subarray(at, at + POSITION_BYTES),
      whiteCp: view.getInt16(at + POSITION_BYTES, true),
      points: pointsOf(view.getUint8(at + POSITION_BYTES + 2)),
    });
  }
  return ok(positions);
}

function pointsOf(halfPoints: number): WhitePoints {
  if (halfPoints === 1) return 0.5;
  return halfPoints === 0 ? 0 : 1;
}
