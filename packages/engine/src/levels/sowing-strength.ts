import type { Level, Strength } from "./strength.ts";

/**
 * How the levels below full strength think and err in games of seeds. Values are in hundredths of a
 * seed: a move commonly gains or loses a few hundred, and what is captured now catches every eye.
 * The order of the levels is measured in docs/strength.md.
 */
const STRENGTHS: readonly Strength[] = [
  strength({ nodes: 100, depthPlies: 1, temperature: 1500, candidates: 12, oversight: 0.6 }),
  strength({ nodes: 200, depthPlies: 1, temperature: 100, candidates: 12, oversight: 0.35 }),
  strength({ nodes: 400, depthPlies: 1.5, temperature: 50, candidates: 12, oversight: 0.25 }),
  strength({ nodes: 800, depthPlies: 2, temperature: 30, candidates: 12, oversight: 0.18 }),
  strength({ nodes: 2_000, depthPlies: 3, temperature: 18, candidates: 8, oversight: 0.12 }),
  strength({ nodes: 5_000, depthPlies: 4.5, temperature: 10, candidates: 6, oversight: 0.08 }),
  strength({ nodes: 12_000, depthPlies: 6.5, temperature: 6, candidates: 4, oversight: 0.04 }),
  strength({ nodes: 30_000, depthPlies: 9, temperature: 3, candidates: 3, oversight: 0.02 }),
  strength({ nodes: 80_000, depthPlies: 13, temperature: 1, candidates: 2, oversight: 0 }),
];

/** A move that forces a win is as easily overlooked as any other. */
function strength(own: Omit<Strength, "mateOversight">): Strength {
  return { ...own, mateOversight: own.oversight };
}

/** The strength of a level; undefined for full strength. */
export const sowingStrength = (level: Level): Strength | undefined => STRENGTHS[level - 1];
