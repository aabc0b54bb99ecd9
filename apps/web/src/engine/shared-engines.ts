import { PlayerError } from "@kibitz/engine";

interface Closable {
  close(): Promise<void>;
}

/** What one user holds of an engine that others may use too. */
export interface EngineShare<E> {
  /**
   * The engine, started when somebody first asks for it. From here on it stays open for this user.
   * Rejects when it cannot be started; the next call tries again.
   */
  engine(): Promise<E>;
  /** This user needs it no more. */
  release(): void;
}

/**
 * Engines in places, each of which has one engine at rest at most: the one that was asked for last.
 * Another one stays open as long as somebody uses it, and is closed then: an engine has workers
 * and tables, and of some games there are thousands of variants to try.
 */
export class SharedEngines {
  readonly #open = new Map<string, SharedEngine[]>();

  /** A share in the engine of a place that plays a variant; it costs nothing until it is asked for. */
  share<E extends Closable>(
    place: string,
    variant: string,
    start: () => Promise<E>,
  ): EngineShare<E> {
    let held: SharedEngine | undefined;
    let isReleased = false;
    const user = {};
    return {
      engine: async () => {
        if (isReleased) throw new PlayerError("The engine was given back; open the game again.");
        held ??= this.#hold(place, variant, user);
        // Of one place and variant there is one kind of engine.
        return held.engine(start) as Promise<E>;
      },
      release: () => {
        isReleased = true;
        held?.users.delete(user);
        this.#closeUnused(place);
      },
    };
  }

  #hold(place: string, variant: string, user: object): SharedEngine {
    const open = this.#open.get(place) ?? [];
    const held = open.find((each) => each.variant === variant) ?? new SharedEngine(variant);
    held.users.add(user);
    this.#open.set(place, [...open.filter((each) => each !== held), held]);
    this.#closeUnused(place);
    return held;
  }

  #closeUnused(place: string): void {
    const open = this.#open.get(place) ?? [];
    const last = open.at(-1);
    const isNeeded = (each: SharedEngine): boolean => each === last || each.users.size > 0;
    this.#open.set(place, open.filter(isNeeded));
    for (const each of open) if (!isNeeded(each)) each.close();
  }
}

class SharedEngine {
  readonly variant: string;
  readonly users = new Set<object>();
  #started: Promise<Closable> | undefined;

  constructor(variant: string) {
    this.variant = variant;
  }

  engine(start: () => Promise<Closable>): Promise<Closable> {
    if (this.#started !== undefined) return this.#started;
    const started = start();
    this.#started = started;
    started.catch(() => {
      this.#started = undefined;
    });
    return started;
  }

  /** Also one that is only about to start; whoever asked for it hears why it cannot. */
  close(): void {
    void this.#started?.then(
      (engine) => engine.close(),
      () => {},
    );
  }
}
