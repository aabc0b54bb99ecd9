import type { Game, Line, Random } from "@kibitz/rules";
import { AnalysisChannel } from "../analysis.ts";
import {
  type AnalyseOptions,
  type Analysis,
  type BestMove,
  type Info,
  type Limits,
  type Player,
  PlayerError,
} from "../player.ts";
import { randomForLine } from "../reference/random.ts";
import { centipawnsOf } from "../score.ts";
import { type Candidate, chooseMove } from "./choice.ts";
import { levelScaleOf, type Technique } from "./scale.ts";
import { LEVELS, type Level, type Strength } from "./strength.ts";

export interface LevelOptions<P, M, S extends string> {
  readonly game: Game<P, M, S>;
  /** A level, or a rating to imitate. */
  readonly strength: { readonly level: Level } | { readonly elo: number };
  /** The same seed plays the same moves. */
  readonly seed: number;
}

/**
 * A weaker self of a player: it searches little, weighs several moves and errs
 * as people do; see `chooseMove`. What is a matter of technique in its game it plays
 * well at every level. The tenth level is the player itself.
 *
 * Throws a `PlayerError` when it shall imitate a rating in a game that has none.
 */
export function createLevelledPlayer<P, M, S extends string>(
  player: Player<P, M>,
  options: LevelOptions<P, M, S>,
): Player<P, M> {
  const { strength, game } = options;
  const chosen = strengthIn(game, strength);
  if (chosen === undefined) return player;
  const name =
    "level" in strength
      ? `${player.name} (level ${strength.level})`
      : `${player.name} (${strength.elo})`;
  return new LevelledPlayer(name, player, options, chosen);
}

function strengthIn<P, M, S extends string>(
  game: Game<P, M, S>,
  wanted: LevelOptions<P, M, S>["strength"],
): Strength | undefined {
  const scale = levelScaleOf(game);
  if ("level" in wanted) return scale.strengthOf(wanted.level);
  if (scale.strengthOfElo) return scale.strengthOfElo(wanted.elo);
  const levels = `level 1 to ${LEVELS.length}`;
  throw new PlayerError(`There are no ratings of ${game.id}: choose a ${levels} instead.`);
}

class LevelledPlayer<P, M, S extends string> implements Player<P, M> {
  readonly name: string;
  readonly #player: Player<P, M>;
  readonly #options: LevelOptions<P, M, S>;
  readonly #strength: Strength;
  #latest: Thought<P, M, S> | undefined;

  constructor(
    name: string,
    player: Player<P, M>,
    options: LevelOptions<P, M, S>,
    strength: Strength,
  ) {
    this.name = name;
    this.#player = player;
    this.#options = options;
    this.#strength = strength;
  }

  analyse(line: Line<P, M>, limits: Limits, options: AnalyseOptions<M> = {}): Analysis<M> {
    this.#latest?.analysis.stop();
    const thought = new Thought(this.#player, this.#options, this.#strength, line, options);
    this.#latest = thought;
    void thought.think(limits);
    return thought.analysis;
  }

  newGame(): Promise<void> {
    this.#latest?.analysis.stop();
    return this.#player.newGame();
  }

  close(): Promise<void> {
    this.#latest?.analysis.stop();
    return this.#player.close();
  }
}

/** What a search has said: the lines of its last full iteration by rank, and its own choice. */
interface Look<M> {
  readonly lines: ReadonlyMap<number, Info<M>>;
  readonly best: BestMove<M>;
}

/** The lines of one iteration by rank. */
type Iteration<M> = Map<number, Info<M>>;

/** One move of a levelled player: a glance at all candidates, a search, a choice. */
class Thought<P, M, S extends string> {
  readonly #player: Player<P, M>;
  readonly #game: Game<P, M, S>;
  readonly #random: Random;
  readonly #strength: Strength;
  readonly #technique: Technique | undefined;
  readonly #line: Line<P, M>;
  readonly #options: AnalyseOptions<M>;
  readonly #channel: AnalysisChannel<M>;
  #search: Analysis<M> | undefined;
  #stopped = false;
  #awaitsPonderhit: boolean;
  #release: () => void = () => {};

  constructor(
    player: Player<P, M>,
    { game, seed }: LevelOptions<P, M, S>,
    strength: Strength,
    line: Line<P, M>,
    options: AnalyseOptions<M>,
  ) {
    this.#player = player;
    this.#game = game;
    this.#random = randomForLine(seed, line);
    this.#strength = strength;
    this.#technique = levelScaleOf(game).technique;
    this.#line = line;
    this.#options = options;
    this.#awaitsPonderhit = options.ponder === true;
    this.#channel = new AnalysisChannel<M>({
      stop: () => this.#stop(),
      signal: options.signal,
      ...(this.#awaitsPonderhit && { ponderhit: () => this.#ponderhit() }),
    });
  }

  get analysis(): Analysis<M> {
    return this.#channel.analysis;
  }

  async think(limits: Limits): Promise<void> {
    try {
      const choice = await this.#choose(limits);
      await this.#mayAnswer(limits);
      this.#channel.finish(choice);
    } catch (error) {
      this.#channel.fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async #choose(limits: Limits): Promise<BestMove<M>> {
    const { candidates } = this.#strength;
    const glance = await this.#look({ ...limits, depth: 1 }, candidates, () => {});
    if (this.#stopped || !this.#channel.open) return this.#decide(glance, glance);
    const technique = this.#techniqueAfter(glance.lines.get(1));
    const reported = this.#options.multiPv ?? 1;
    const thought = await this.#look(
      this.#effort(limits, technique),
      technique ? reported : Math.max(candidates, reported),
      (info) => info.multipv <= reported && this.#channel.report(info),
    );
    if (technique) return thought.best;
    return this.#decide(glance, thought.lines.size < glance.lines.size ? glance : thought);
  }

  #effort(limits: Limits, technique: Technique | undefined): Limits {
    const { nodes: ownNodes, depthPlies } = this.#strength;
    const nodes = Math.max(ownNodes, technique?.nodes ?? 0);
    const isFarSighted = this.#random.next() < depthPlies % 1;
    const depth = technique ? Infinity : Math.floor(depthPlies) + (isFarSighted ? 1 : 0);
    return {
      ...limits,
      nodes: Math.min(nodes, limits.nodes ?? nodes),
      depth: Math.min(depth, limits.depth ?? depth),
    };
  }

  #decide(glance: Look<M>, thought: Look<M>): BestMove<M> {
    const candidates = this.#weigh(glance.lines, thought.lines);
    const choice = chooseMove(candidates, this.#strength, this.#random);
    if (!choice) return thought.best;
    return {
      move: choice.move,
      ...(choice.reply !== undefined && { ponder: choice.reply }),
    };
  }

  /** Searches, and keeps what can be compared. */
  async #look(limits: Limits, multiPv: number, report: (info: Info<M>) => void): Promise<Look<M>> {
    const { signal, searchMoves } = this.#options;
    const search = this.#player.analyse(this.#line, limits, {
      multiPv,
      ...(signal && { signal }),
      ...(searchMoves && { searchMoves }),
    });
    this.#search = search;
    if (this.#stopped) search.stop();
    const iterations = new Map<number, Iteration<M>>();
    for await (const info of search) {
      if (info.kind === "pv") record(iterations, info);
      report(info);
    }
    return { lines: lastFull(iterations), best: await search.best };
  }

  /** The game's technique, where the side to move wins clearly against a side that can hardly move. */
  #techniqueAfter(first: Info<M> | undefined): Technique | undefined {
    const technique = this.#technique;
    const move = first?.pv[0];
    if (!technique || !first?.score || move === undefined) return undefined;
    if (centipawnsOf(first.score) < technique.clearlyWonCp) return undefined;
    const replies = this.#game.legalMoves(this.#game.play(this.#line, move)).length;
    return replies <= technique.fewReplies ? technique : undefined;
  }

  #weigh(
    glances: ReadonlyMap<number, Info<M>>,
    thoughts: ReadonlyMap<number, Info<M>>,
  ): readonly Candidate<M>[] {
    const glanced = new Map<number, number>();
    for (const { pv, score } of glances.values()) {
      const [move] = pv;
      if (move !== undefined && score) glanced.set(this.#game.moveCode(move), centipawnsOf(score));
    }
    const unimpressive = Math.min(...glanced.values());
    const candidates = [...thoughts.values()].flatMap(({ pv: [move, reply], score }) => {
      if (move === undefined || !score) return [];
      const value = centipawnsOf(score);
      const glance = glanced.get(this.#game.moveCode(move)) ?? Math.min(unimpressive, value);
      return [{ move, value, glance, ...(reply !== undefined && { reply }) }];
    });
    const codes = candidates.map(({ move }) => this.#game.moveCode(move));
    return candidates.filter((_, index) => codes.indexOf(codes[index] ?? -1) === index);
  }

  #stop(): void {
    this.#stopped = true;
    this.#search?.stop();
    this.#release();
  }

  #ponderhit(): void {
    this.#awaitsPonderhit = false;
    this.#release();
  }

  /** As for every player: no answer before it is asked for. */
  #mayAnswer(limits: Limits): Promise<void> {
    const isUnlimited = Object.values(limits).every((limit) => limit === undefined);
    return new Promise((resolve) => {
      this.#release = () => {
        if (this.#stopped || !this.#channel.open) resolve();
        else if (!this.#awaitsPonderhit && !isUnlimited) resolve();
      };
      this.#release();
    });
  }
}

function record<M>(iterations: Map<number, Iteration<M>>, info: Info<M>): void {
  const lines = iterations.get(info.depth) ?? new Map<number, Info<M>>();
  iterations.set(info.depth, lines.set(info.multipv, info));
}

/**
 * The deepest iteration that has all the lines. Values of different depths
 * cannot be compared: whose move ends the line sways them all.
 */
function lastFull<M>(iterations: ReadonlyMap<number, Iteration<M>>): Iteration<M> {
  const all = [...iterations.values()];
  const full = Math.max(0, ...all.map(({ size }) => size));
  return all.findLast(({ size }) => size === full) ?? new Map();
}
