/** Part of a stage's time that comes with every move. */
export interface MoveBonus {
  /**
   * `increment` is added after each move. With a `delay` the clock waits so
   * long before it runs. `bronstein` gives the time used back afterwards, but no more than this.
   */
  readonly kind: "increment" | "delay" | "bronstein";
  readonly ms: number;
}

/** Time for a number of moves, or for the rest of the game where `moves` is absent. */
export interface Stage {
  readonly mainMs: number;
  readonly moves?: number;
  readonly bonus?: MoveBonus;
}

export type TimeControl =
  | { readonly kind: "none" }
  /** One stage after the other; the last repeats when it is for a number of moves. */
  | { readonly kind: "stages"; readonly stages: readonly [Stage, ...Stage[]] }
  /**
   * After the main time there are overtime periods. Whoever makes
   * `movesPerPeriod` moves within a period has it whole again. One move per period is
   * Japanese byo-yomi; one period for many moves is Canadian.
   */
  | {
      readonly kind: "byo-yomi";
      readonly mainMs: number;
      readonly periodMs: number;
      readonly periods: number;
      readonly movesPerPeriod: number;
    };

export const untimed: TimeControl = { kind: "none" };

export const suddenDeath = (mainMs: number): TimeControl => ({
  kind: "stages",
  stages: [{ mainMs }],
});

export const fischer = (mainMs: number, incrementMs: number): TimeControl =>
  withBonus(mainMs, { kind: "increment", ms: incrementMs });

export const simpleDelay = (mainMs: number, delayMs: number): TimeControl =>
  withBonus(mainMs, { kind: "delay", ms: delayMs });

export const bronstein = (mainMs: number, delayMs: number): TimeControl =>
  withBonus(mainMs, { kind: "bronstein", ms: delayMs });

export const byoYomi = (
  mainMs: number,
  periodMs: number,
  periods: number,
  movesPerPeriod = 1,
): TimeControl => ({ kind: "byo-yomi", mainMs, periodMs, periods, movesPerPeriod });

function withBonus(mainMs: number, bonus: MoveBonus): TimeControl {
  return { kind: "stages", stages: [{ mainMs, bonus }] };
}

/** More overtime periods than this are refused wherever a control is read. */
export const MAX_PERIODS = 1000;
