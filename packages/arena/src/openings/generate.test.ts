import { alphaBetaPlayer } from "@kibitz/engine";
import type { Line } from "@kibitz/rules";
import { type ChessPosition, chess } from "@kibitz/rules/chess";
import { expect, it } from "vitest";
import { generateOpenings, type OpeningRecipe } from "./generate.ts";

/** Likes having many moves; enough to tell moves apart. */
const mobility = (line: Line<ChessPosition, unknown>) =>
  chess.legalMoves(line as Parameters<typeof chess.legalMoves>[0]).length;

const RECIPE: OpeningRecipe = {
  count: 5,
  plies: 3,
  seed: 1,
  choice: { limits: { depth: 1 }, multiPv: 8, spreadCp: 5 },
  balance: { limits: { depth: 1 }, maxCp: 60 },
};

async function openings(seed: number): Promise<string[]> {
  const player = alphaBetaPlayer({ game: chess, evaluate: mobility });
  const texts: string[] = [];
  for await (const line of generateOpenings(chess, player, { ...RECIPE, seed })) {
    expect(line.moves).toHaveLength(3);
    texts.push(chess.notation.formatPosition(line.position));
  }
  return texts;
}

it("makes distinct openings of one length, the same for the same seed", async () => {
  const texts = await openings(1);
  expect(new Set(texts).size).toBe(5);
  expect(await openings(1)).toEqual(texts);
  expect(await openings(2)).not.toEqual(texts);
});

it("gives up a recipe that allows too little", async () => {
  const player = alphaBetaPlayer({ game: chess, evaluate: mobility });
  const recipe = { ...RECIPE, count: 100, plies: 1, balance: { limits: { depth: 1 }, maxCp: 60 } };
  const all = async () => {
    for await (const _line of generateOpenings(chess, player, recipe));
  };
  await expect(all()).rejects.toThrow(/the recipe gives \d+ openings and no more/);
});
