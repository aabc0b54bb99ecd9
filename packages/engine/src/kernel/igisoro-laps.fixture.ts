// A third account of Igisoro's turns, seed by seed on plain arrays, that shares nothing with the
// referee or the kernel: it walks the board as a player's hand does and undoes nothing, each way
// through a turn being played afresh from its list of decisions.

export interface PlainRules {
  readonly reversePits: readonly number[];
  readonly mayDecline: boolean;
  readonly resowFromTurn: boolean;
}

export interface PlainTurn {
  readonly code: number;
  readonly own: readonly number[];
  readonly enemy: readonly number[];
}

const DECISION_LIMIT = 25;
const LAP_LIMIT = 2000;

type Walked =
  | { readonly kind: "done"; readonly own: number[]; readonly enemy: number[] }
  | { readonly kind: "endless" }
  /** The decisions ran out at a place where one is needed. */
  | { readonly kind: "open" };

/** All turns from a pit with the boards they leave, in any order. */
export function plainTurns(
  rules: PlainRules,
  own: readonly number[],
  enemy: readonly number[],
  pit: number,
  capturing: boolean,
): PlainTurn[] {
  const turns: PlainTurn[] = [];
  const untried: boolean[][] = [[]];
  while (untried.length > 0) {
    const decisions = untried.pop() ?? [];
    const walked = walk(rules, [...own], [...enemy], pit, capturing, decisions);
    if (walked.kind === "open") untried.push([...decisions, false], [...decisions, true]);
    if (walked.kind === "done") {
      const bits = decisions.map((second) => (second ? "1" : "0")).join("");
      const code = Number.parseInt(`1${bits}${pit.toString(2).padStart(4, "0")}`, 2);
      turns.push({ code, own: walked.own, enemy: walked.enemy });
    }
  }
  return turns;
}

/** Plays one turn to its end; a decision is true for reverse and for decline. */
function walk(
  rules: PlainRules,
  own: number[],
  enemy: number[],
  firstPit: number,
  capturing: boolean,
  decisions: readonly boolean[],
): Walked {
  let taken = 0;
  let from = firstPit;
  let hand = take(own, firstPit);
  let visited: string[] = [];
  for (let lap = 0; lap < LAP_LIMIT; lap++) {
    const state = `${own.join(" ")} | ${from} | ${hand}`;
    if (visited.includes(state)) return { kind: "endless" };
    visited.push(state);

    let backwards = false;
    if (rules.reversePits.includes(from) && taken < DECISION_LIMIT) {
      const trial = [...own];
      const end = scatter(trial, from, hand, -1);
      if (capturing && (trial[end] ?? 0) >= 2 && victims(enemy, end).length === 2) {
        if (taken === decisions.length) return { kind: "open" };
        backwards = decisions[taken++] === true;
      }
    }

    const end = scatter(own, from, hand, backwards ? -1 : 1);
    if (own[end] === 1) return { kind: "done", own, enemy };
    const prey = capturing ? victims(enemy, end) : [];
    let captures = prey.length === 2;
    if (captures && !backwards && rules.mayDecline && taken < DECISION_LIMIT) {
      if (taken === decisions.length) return { kind: "open" };
      captures = decisions[taken++] === false;
    }
    if (captures) {
      hand = prey.reduce((sum, place) => sum + take(enemy, place), 0);
      if (rules.resowFromTurn) from = firstPit;
      visited = [];
    } else {
      hand = take(own, end);
      from = end;
    }
  }
  return { kind: "endless" };
}

function take(ring: number[], place: number): number {
  const seeds = ring[place] ?? 0;
  ring[place] = 0;
  return seeds;
}

/** Drops the hand seed by seed and returns where the last one fell. */
function scatter(ring: number[], from: number, hand: number, step: 1 | -1): number {
  let place = from;
  for (let left = hand; left > 0; left--) {
    place += step;
    if (place > 15) place = 0;
    if (place < 0) place = 15;
    ring[place] = (ring[place] ?? 0) + 1;
  }
  return place;
}

/** The enemy's two places against an inner pit that hold seeds; two of them are a capture. */
function victims(enemy: readonly number[], end: number): number[] {
  if (end > 7) return [];
  return [7 - end, end + 8].filter((place) => (enemy[place] ?? 0) > 0);
}
