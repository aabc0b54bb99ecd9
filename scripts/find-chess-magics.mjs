// Finds the factors of the chess kernel's magic bitboards (L. Heinz and P. Kannan,
// "Magic Move-Bitboard Generation in Computer Chess", 2007) and writes
// packages/kernels/src/chess/board/magics.ts. The seed is fixed, so is the result.
import { writeFileSync } from "node:fs";
import { root, runTool } from "./lib/run.mjs";
import { say } from "./lib/say.mjs";

const TARGET = "packages/kernels/src/chess/board/magics.ts";

// Two 32-bit words stand for a bitboard: BigInt is a hundred times slower here.
const ROOK_STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const BISHOP_STEPS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

/** Squares of the rays from `square`, one array per direction, nearest first. */
function rays(square, steps) {
  return steps.map(([dx, dy]) => {
    const ray = [];
    let x = (square & 7) + dx;
    let y = (square >> 3) + dy;
    for (; x >= 0 && x < 8 && y >= 0 && y < 8; x += dx, y += dy) ray.push(x + 8 * y);
    return ray;
  });
}

function attacks(directions, isBlocked) {
  const words = [0, 0];
  for (const ray of directions) {
    for (const square of ray) {
      words[square >> 5] |= 1 << (square & 31);
      if (isBlocked(square)) break;
    }
  }
  return words;
}

/** Every set of blockers with the attacks that it leaves, as `{ low, high, attacks }`. */
function blockerSets(square, steps) {
  const directions = rays(square, steps);
  const relevant = directions.flatMap((ray) => ray.slice(0, -1));
  const sets = [];
  for (let subset = 0; subset < 1 << relevant.length; subset++) {
    const blocked = new Set(relevant.filter((_, i) => (subset >> i) & 1));
    const words = [0, 0];
    for (const s of blocked) words[s >> 5] |= 1 << (s & 31);
    const [low, high] = attacks(directions, (s) => blocked.has(s));
    sets.push({ low: words[0], high: words[1], attacks: `${low},${high}` });
  }
  return { bits: relevant.length, sets };
}

/** The upper word of the 64-bit product of two unsigned words. */
function upperProduct(a, b) {
  const aHigh = a >>> 16;
  const aLow = a & 0xffff;
  const bHigh = b >>> 16;
  const bLow = b & 0xffff;
  const middle = aHigh * bLow + ((aLow * bLow) >>> 16);
  const carry = aLow * bHigh + (middle & 0xffff);
  return (aHigh * bHigh + Math.floor(middle / 65536) + (carry - (carry % 65536)) / 65536) | 0;
}

function xorshift(seed) {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state;
  };
}

/** Sparse factors succeed most often. */
const sparseWord = (random) => random() & random() & random();

function findFactor(square, steps, random) {
  const { bits, sets } = blockerSets(square, steps);
  const ids = new Map();
  for (const set of sets) {
    if (!ids.has(set.attacks)) ids.set(set.attacks, ids.size + 1);
    set.id = ids.get(set.attacks);
  }
  const used = new Uint32Array(1 << bits);
  const isMagic = (low, high) => {
    used.fill(0);
    for (const set of sets) {
      const upper =
        upperProduct(set.low, low) + Math.imul(set.low, high) + Math.imul(set.high, low);
      const index = (upper | 0) >>> (32 - bits);
      if (used[index] !== 0 && used[index] !== set.id) return false;
      used[index] = set.id;
    }
    return true;
  };
  for (;;) {
    const low = sparseWord(random);
    const high = sparseWord(random);
    if (isMagic(low, high)) return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
  }
}

function storesOf(name, steps, random) {
  const lines = [];
  for (let square = 0; square < 64; square++) {
    const factor = findFactor(square, steps, random).toString(16).padStart(16, "0");
    lines.push(`  store<u64>(${name} + ${square} * MAGIC_STRIDE + MAGIC_FACTOR, 0x${factor});`);
  }
  return lines.join("\n");
}

const random = xorshift(0x6b696269);
say("searching for magic factors ...");
writeFileSync(
  `${root}${TARGET}`,
  `// Written by scripts/find-chess-magics.mjs. Stores, not a static array, so that
// the module needs no data segment.
import { BISHOP_MAGICS, MAGIC_FACTOR, MAGIC_STRIDE, ROOK_MAGICS } from "./layout";

/** Stores the magic factor of each square in the bishop's and the rook's records. */
export function storeMagicFactors(): void {
${storesOf("BISHOP_MAGICS", BISHOP_STEPS, random)}
${storesOf("ROOK_MAGICS", ROOK_STEPS, random)}
}
`,
);
process.exitCode = await runTool("biome", ["check", "--write", TARGET]);
