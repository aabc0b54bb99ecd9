import type { SideNames } from "../../games/score-words.ts";

/** A numeric annotation glyph with its sign and its meaning. */
export interface NagSign {
  readonly nag: number;
  readonly sign: string;
  readonly words: string;
}

/** One of these says how good a move was. */
export const MOVE_GLYPHS: readonly NagSign[] = [
  { nag: 1, sign: "!", words: "Good move" },
  { nag: 2, sign: "?", words: "Mistake" },
  { nag: 3, sign: "!!", words: "Brilliant move" },
  { nag: 4, sign: "??", words: "Blunder" },
  { nag: 5, sign: "!?", words: "Interesting move" },
  { nag: 6, sign: "?!", words: "Dubious move" },
  { nag: 7, sign: "□", words: "Only move" },
  { nag: 22, sign: "⊙", words: "Zugzwang" },
];

/** One of these says how the position stands; in every game White is the side that moves first. */
const STANDINGS: readonly NagSign[] = [
  { nag: 10, sign: "=", words: "Equal" },
  { nag: 13, sign: "∞", words: "Unclear" },
  { nag: 14, sign: "+=", words: "White is slightly better" },
  { nag: 15, sign: "=+", words: "Black is slightly better" },
  { nag: 16, sign: "±", words: "White is better" },
  { nag: 17, sign: "∓", words: "Black is better" },
  { nag: 18, sign: "+−", words: "White is winning" },
  { nag: 19, sign: "−+", words: "Black is winning" },
];

/** How the position stands, with the names of the sides. */
export const positionGlyphs = (names: SideNames): readonly NagSign[] =>
  STANDINGS.map((sign) => withNames(sign, names));

function withNames(sign: NagSign, [first, second]: SideNames): NagSign {
  return { ...sign, words: sign.words.replace("White", first).replace("Black", second) };
}

/** Any number of these may stand beside a move. */
export const REMARK_GLYPHS: readonly NagSign[] = [
  { nag: 146, sign: "N", words: "Novelty" },
  { nag: 32, sign: "↑↑", words: "Lead in development" },
  { nag: 36, sign: "↑", words: "Initiative" },
  { nag: 40, sign: "→", words: "Attack" },
  { nag: 132, sign: "⇆", words: "Counterplay" },
  { nag: 138, sign: "⊕", words: "Time trouble" },
  { nag: 44, sign: "=∞", words: "Compensation" },
  { nag: 140, sign: "∆", words: "With the idea" },
];

const KNOWN: ReadonlyMap<number, NagSign> = new Map(
  [...MOVE_GLYPHS, ...STANDINGS, ...REMARK_GLYPHS].map((sign) => [sign.nag, sign]),
);

const EXCLUSIVE: readonly (readonly NagSign[])[] = [MOVE_GLYPHS, STANDINGS];

/** The sign of a glyph; one that has none keeps its number, so that nothing is hidden. */
export function signOf(nag: number, names: SideNames): NagSign {
  const known = KNOWN.get(nag);
  return known === undefined
    ? { nag, sign: `$${nag}`, words: `Annotation ${nag}` }
    : withNames(known, names);
}

/** The glyphs after one was chosen: again takes it away; of some kinds only one can stand. */
export function withGlyph(nags: readonly number[], chosen: number): readonly number[] {
  if (nags.includes(chosen)) return nags.filter((nag) => nag !== chosen);
  const rivals = EXCLUSIVE.find((kind) => kind.some(({ nag }) => nag === chosen)) ?? [];
  return [...nags.filter((nag) => !rivals.some((rival) => rival.nag === nag)), chosen].sort(
    (one, other) => one - other,
  );
}

/** The colour of a glyph's meaning. */
export function toneOf(nag: number): "best" | "inaccuracy" | "mistake" | "blunder" | "neutral" {
  switch (nag) {
    case 1:
    case 3:
      return "best";
    case 2:
      return "mistake";
    case 4:
      return "blunder";
    case 6:
      return "inaccuracy";
    default:
      return "neutral";
  }
}
