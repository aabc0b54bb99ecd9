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
  #player: Player<P, M> | undefined;
  /** Where the player is from. */
  #factory: PlayerFactory<P, M> | undefined;
  #applied: string | undefined;
  #newGameWanted = false;
  #closed = false;

  get player(): Player<P, M> | undefined {
    return this.#player;
  }

  /** Forget the last game before the next search. */
  wantNewGame(): void {
    this.#newGameWanted = true;
  }

  /** Makes or adapts the player. Rejects when that fails; the next call tries again. */
  async prepare(settings: UciSettings, factory: PlayerFactory<P, M>): Promise<void> {
    const wanted = playerPart(settings);
    const isAtHand = this.#player !== undefined && this.#factory === factory;
    if (!isAtHand || wanted !== this.#applied) await this.#adapt(settings, factory);
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

  async #adapt(settings: UciSettings, factory: PlayerFactory<P, M>): Promise<void> {
    const player = this.#player;
    const isOwn = player !== undefined && this.#factory === factory;
    if (isOwn && (await factory.configure?.(player, settings))) return;
    await this.discard();
    const made = await factory.createPlayer(settings);
    this.#factory = factory;
    if (this.#closed) await made.close();
    else this.#player = made;
  }
}

/**
 * The settings that concern the player, as a text to compare; the others belong to the dialogue, and
 * the game to the factory.
 */
function playerPart({
  multiPv,
  showWdl,
  ponder,
  variant,
  rules,
  ...settings
}: UciSettings): string {
  return JSON.stringify(settings);
}
