import type { Limits, Player } from "@kibitz/engine";

/** One of the two that play a match, and how to bring a player of it to a board. */
export interface Contestant<P, M> {
  readonly name: string;
  /** Limits of its own, on top of the time control. */
  readonly limits?: Limits;
  /** Starts a new player, ready to play; rejects with a reason in plain words. */
  start(): Promise<Player<P, M>>;
}

/** A match that cannot go on. The message names what failed and what to do. */
export class MatchError extends Error {
  override readonly name = "MatchError";
}

/** A board of a match with the players that sit there from game to game. */
export class Table<P, M> {
  readonly #contestants: readonly [Contestant<P, M>, Contestant<P, M>];
  readonly #players = new Map<Contestant<P, M>, Player<P, M>>();

  constructor(contestants: readonly [Contestant<P, M>, Contestant<P, M>]) {
    this.#contestants = contestants;
  }

  /** The player of contestant 0 or 1, ready for a new game. One that fails to get ready is replaced once. */
  async call(index: 0 | 1): Promise<Player<P, M>> {
    const contestant = this.#contestants[index];
    const seated = this.#players.get(contestant);
    if (seated && (await isReady(seated))) return seated;
    await this.dismiss(index);
    const player = await started(contestant);
    this.#players.set(contestant, player);
    await player.newGame().catch((error: unknown) => {
      throw new MatchError(`${contestant.name} is not ready for a game: ${messageOf(error)}`);
    });
    return player;
  }

  /** Sends a player away; the next call brings a fresh one. */
  async dismiss(index: 0 | 1): Promise<void> {
    const contestant = this.#contestants[index];
    const player = this.#players.get(contestant);
    this.#players.delete(contestant);
    await player?.close();
  }

  async close(): Promise<void> {
    await Promise.all([this.dismiss(0), this.dismiss(1)]);
  }
}

/** A player that fails here is replaced, so its error needs no other notice. */
function isReady<P, M>(player: Player<P, M>): Promise<boolean> {
  return player.newGame().then(
    () => true,
    () => false,
  );
}

async function started<P, M>(contestant: Contestant<P, M>): Promise<Player<P, M>> {
  try {
    return await contestant.start();
  } catch (error) {
    throw new MatchError(`${contestant.name} does not start: ${messageOf(error)}`);
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
