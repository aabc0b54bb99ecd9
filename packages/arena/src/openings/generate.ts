import { centipawnsOf, type Info, type Limits, type Player, type Score } from "@kibitz/engine";
import { createRandom, type Game, type Line, type Random, startLine } from "@kibitz/rules";

/**
 * How openings are made by a player that knows the game. Scores are in centipawns, or in hundredths
 * of the game's own points.
 */
export interface OpeningRecipe {
  readonly count: number;
  readonly plies: number;
  readonly seed: number;
  /** Among which moves the next one is drawn: the best few that lose little. */
  readonly choice: {
    readonly limits: Limits;
    readonly multiPv: number;
    /** How much worse than the best a move may be. */
    readonly spreadCp: number;
  };
  /** Which openings are fair enough to be played. */
  readonly balance: { readonly limits: Limits; readonly maxCp: number };
}

/** Draws in a row that may bring nothing new before the recipe is given up. */
const MAX_VAIN_DRAWS = 1000;

/**
 * Makes openings: lines of equal length whose moves are drawn among the good
 * ones, with even chances at their end. No two end in the same position. The
 * same recipe and a deterministic player give the same openings. Throws when
 * the recipe seems to allow no more of them.
 */
export async function* generateOpenings<P, M, S extends string>(
  game: Game<P, M, S>,
  player: Player<P, M>,
  recipe: OpeningRecipe,
): AsyncGenerator<Line<P, M>, void> {
  const random = createRandom(recipe.seed);
  const drawer = new MoveDrawer(game, player, recipe, random);
  const seen = new Set<bigint>();
  for (let vainDraws = 0; seen.size < recipe.count; vainDraws++) {
    if (vainDraws > MAX_VAIN_DRAWS)
      throw new Error(`the recipe gives ${seen.size} openings and no more`);
    const line = await drawer.draw();
    if (!line || seen.has(game.key(line.position))) continue;
    if (!(await isBalanced(player, line, recipe))) continue;
    seen.add(game.key(line.position));
    vainDraws = 0;
    yield line;
  }
}

class MoveDrawer<P, M, S extends string> {
  readonly #game: Game<P, M, S>;
  readonly #player: Player<P, M>;
  readonly #recipe: OpeningRecipe;
  readonly #random: Random;
  /** Good moves by position, since all openings share their first moves. */
  readonly #goodMoves = new Map<bigint, readonly M[]>();

  constructor(game: Game<P, M, S>, player: Player<P, M>, recipe: OpeningRecipe, random: Random) {
    this.#game = game;
    this.#player = player;
    this.#recipe = recipe;
    this.#random = random;
  }

  /** A line of the wanted length, or undefined when the game ended before. */
  async draw(): Promise<Line<P, M> | undefined> {
    let line = startLine(this.#game);
    while (line.moves.length < this.#recipe.plies) {
      const moves = await this.#goodMovesOf(line);
      // The lesser of two draws: a better move is likelier.
      const rank = Math.min(this.#random.below(moves.length), this.#random.below(moves.length));
      const move = moves[rank];
      if (move === undefined) return undefined;
      line = this.#game.play(line, move);
    }
    return this.#game.outcome(line) ? undefined : line;
  }

  async #goodMovesOf(line: Line<P, M>): Promise<readonly M[]> {
    const key = this.#game.key(line.position);
    const known = this.#goodMoves.get(key);
    if (known) return known;
    const { limits, multiPv, spreadCp } = this.#recipe.choice;
    const infos = await lastInfos(this.#player, line, limits, multiPv);
    const best = Math.max(...infos.map(({ score }) => centipawnsOf(score)));
    const good = infos.filter(({ score }) => centipawnsOf(score) >= best - spreadCp);
    const moves = good.flatMap(({ pv }) => pv.slice(0, 1));
    this.#goodMoves.set(key, moves);
    return moves;
  }
}

async function isBalanced<P, M>(
  player: Player<P, M>,
  line: Line<P, M>,
  { balance }: OpeningRecipe,
): Promise<boolean> {
  const [info] = await lastInfos(player, line, balance.limits, 1);
  return info !== undefined && Math.abs(centipawnsOf(info.score)) <= balance.maxCp;
}

type Scored<M> = Info<M> & { readonly score: Score };

/** The last report of each of the best lines, best first. */
async function lastInfos<P, M>(
  player: Player<P, M>,
  line: Line<P, M>,
  limits: Limits,
  multiPv: number,
): Promise<readonly Scored<M>[]> {
  const infos = new Map<number, Scored<M>>();
  const analysis = player.analyse(line, limits, { multiPv });
  for await (const info of analysis) {
    const { kind, multipv, score } = info;
    if (kind === "pv" && score) infos.set(multipv, { ...info, score });
  }
  await analysis.best;
  return [...infos.values()].sort((a, b) => a.multipv - b.multipv);
}
