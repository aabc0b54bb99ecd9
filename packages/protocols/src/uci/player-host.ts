import type { Player } from "@kibitz/engine";
import type { UciSettings } from "./settings.ts";

/** How a dialogue gets its player. */
export interface PlayerFactory<P, M> {
  createPlayer(settings: UciSettings): Player<P, M> | Promise<Player<P, M>>;
  /**
   * Applies changed settings to a player in place and says whether it could;
   * a player that could not is closed and made anew. Absent: it never can.
   */
  configure?(player: Player<P, M>, settings: UciSettings): boolean | Promise<boolean>;
}

/** Keeps one player in step with the settings. Its methods are called one at a time. */
export class PlayerHost<P, M> {
  readonly #factory: PlayerFactory<P, M>;
  #player: Player<P, M> | undefined;
  #applied: string | undefined;
  #newGameWanted = false;
  #closed = false;

  constructor(factory: PlayerFactory<P, M>) {
    this.#factory = factory;
  }

  get player(): Player<P, M> | undefined {
    return this.#player;
  }

  /** Forget the last game before the next search. */
  wantNewGame(): void {
    this.#newGameWanted = true;
  }

  /** Makes or adapts the player. Rejects when that fails; the next call tries again. */
  async prepare(settings: UciSettings): Promise<void> {
    const wanted = playerPart(settings);
    if (this.#player === undefined || wanted !== this.#applied) await this.#adapt(settings);
    this.#applied = wanted;
    if (!this.#newGameWanted) return;
    this.#newGameWanted = false;
    await this.#player?.newGame();
  }

  /** Lets go of a player that failed, so that `prepare` makes a new one. */
  async discard(): Promise<void> {
    const player = this.#player;
    this.#player = undefined;
    this.#applied = undefined;
    await player?.close();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.discard();
  }

  async #adapt(settings: UciSettings): Promise<void> {
    const player = this.#player;
    if (player && (await this.#factory.configure?.(player, settings))) return;
    await this.discard();
    const made = await this.#factory.createPlayer(settings);
    if (this.#closed) await made.close();
    else this.#player = made;
  }
}

/** The settings that concern the player, as a text to compare; the others belong to the dialogue. */
function playerPart({ multiPv, showWdl, ponder, ...settings }: UciSettings): string {
  return JSON.stringify(settings);
}
