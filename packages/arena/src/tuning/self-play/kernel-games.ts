import { type KernelSpec, openWeightedKernel, type WeightedKernel } from "@kibitz/engine";
import { owareKernel } from "@kibitz/engine/oware";
import { createOware } from "@kibitz/rules/oware";
import { type Mover, type PairConditions, playPair } from "./pair-of-games.ts";
import type { TunableGame, WeightRange } from "./tunable-game.ts";

/** A weight of a kernel: its name and its step, in the kernel's own unit. */
export interface KernelWeight {
  readonly name: string;
  readonly step: number;
}

export interface KernelPlay<P, M, S extends string> extends Omit<PairConditions<P, M, S>, "game"> {
  readonly spec: KernelSpec<P, M, S>;
  /** In the order in which they lie in the kernel's memory. */
  readonly weights: readonly KernelWeight[];
  readonly nodes: number;
}

/** A weight may go so many steps from where the kernel has it. */
const MOST_STEPS = 10;

/**
 * A game whose kernel is tuned, from the weights that are built into it. Each side has an instance
 * of its own, and a third with the built-in weights judges openings.
 */
export async function tunableByKernel<P, M, S extends string>({
  spec,
  weights,
  nodes,
  ...conditions
}: KernelPlay<P, M, S>): Promise<TunableGame> {
  const { game } = spec;
  const open = () => openWeightedKernel(spec);
  const [judge, first, second] = [await open(), await open(), await open()];
  const movers = [moverOf(first, nodes), moverOf(second, nodes)] as const;
  const { openingPlies, maxOpeningValue } = conditions;
  return {
    id: `${game.id}-kernel`,
    ranges: rangesOf(judge.weights(), weights, game.id),
    fixed: {},
    conditions: `the kernel at ${nodes} nodes from ${openingPlies} or ${openingPlies + 1} random plies within ${maxOpeningValue}`,
    playPair: (one, other, seed) => {
      first.setWeights(one);
      second.setWeights(other);
      return playPair({ ...conditions, game }, moverOf(judge, nodes), movers, seed);
    },
  };
}

function rangesOf(
  builtIn: readonly number[],
  weights: readonly KernelWeight[],
  id: string,
): readonly WeightRange[] {
  if (builtIn.length !== weights.length) {
    const counts = `${builtIn.length} weights, but ${weights.length} names`;
    throw new Error(`the kernel of ${id} has ${counts} are known`);
  }
  return weights.map(({ name, step }, i) => {
    const initial = builtIn[i] ?? 0;
    return {
      name,
      initial,
      min: initial - MOST_STEPS * step,
      max: initial + MOST_STEPS * step,
      step,
    };
  });
}

const moverOf = <P, M>(kernel: WeightedKernel<P, M>, nodes: number): Mover<P, M> => ({
  newGame: () => kernel.newGame(),
  choose: (line) => kernel.search(line, nodes),
});

/** Oware's kernel counts 64ths of a seed. */
export const tunableOwareKernel = (): Promise<TunableGame> =>
  tunableByKernel({
    spec: owareKernel(createOware()),
    weights: [
      { name: "tempo", step: 16 },
      { name: "mobility", step: 8 },
      { name: "vulnerable", step: 10 },
      { name: "houses", step: 30 },
      ...["A", "B", "C", "D", "E", "F"].map((pit) => ({ name: `seeds${pit}`, step: 4 })),
      { name: "reach", step: 8 },
    ],
    nodes: 2000,
    openingPlies: 8,
    maxOpeningValue: 4,
  });
