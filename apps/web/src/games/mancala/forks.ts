import type { Place as SowingPlace, Step } from "@kibitz/rules/mancala";
import type { Place } from "../../board/board-props.ts";
import type { Choice } from "./family.ts";
import { pitPlace, placeOf } from "./places.ts";

/** A turn that may be made. All turns of a pit stand in the order of their choices. */
export interface Turn<M> {
  readonly move: M;
  readonly choices: readonly Choice[];
  /** All that happens in it; asked for only where it is looked at, since a pit may have many turns. */
  steps(): readonly Step[];
}

/** A moment of a turn at which the player chooses how it goes on. */
export interface Fork<M> {
  /** The choices that led to it. */
  readonly chosen: readonly Choice[];
  readonly place: Place;
  /** What has happened before it. */
  readonly steps: readonly Step[];
  readonly ways: readonly Way<M>[];
}

/** One way on from a fork; it may fork again. */
export interface Way<M> {
  readonly choice: Choice;
  readonly chosen: readonly Choice[];
  readonly turns: readonly Turn<M>[];
}

/**
 * The first fork after the choices that have been made; undefined when they leave one turn. A
 * fork of which all ways but one never end is none.
 */
export function forkAfter<M>(
  turns: readonly Turn<M>[],
  chosen: readonly Choice[],
): Fork<M> | undefined {
  const left = turnsAfter(turns, chosen);
  const depth = chosen.length;
  const choices = [...new Set(left.flatMap((turn) => turn.choices[depth] ?? []))];
  if (left.length < 2) return undefined;
  const [only, ...others] = choices;
  if (only !== undefined && others.length === 0) return forkAfter(left, [...chosen, only]);
  const steps = commonSteps(left);
  return {
    chosen,
    place: placeOfFork(left, depth, steps),
    steps,
    ways: choices.map((choice) => ({
      choice,
      chosen: [...chosen, choice],
      turns: turnsAfter(left, [...chosen, choice]),
    })),
  };
}

/** The forks that have been passed with these choices, and the one that they lead to. */
export function forkTrail<M>(
  turns: readonly Turn<M>[],
  chosen: readonly Choice[],
): readonly Fork<M>[] {
  const trail: Fork<M>[] = [];
  let fork = forkAfter(turns, []);
  while (fork !== undefined) {
    trail.push(fork);
    const depth = fork.chosen.length + 1;
    fork = depth > chosen.length ? undefined : forkAfter(turns, chosen.slice(0, depth));
  }
  return trail;
}

export const turnsAfter = <M>(
  turns: readonly Turn<M>[],
  chosen: readonly Choice[],
): readonly Turn<M>[] =>
  turns.filter(({ choices }) => chosen.every((choice, index) => choices[index] === choice));

/** The steps with which all these turns begin. */
function commonSteps<M>(turns: readonly Turn<M>[]): readonly Step[] {
  // In their order, no two differ earlier than the first and the last.
  const steps = turns[0]?.steps() ?? [];
  const others = turns.at(-1)?.steps() ?? [];
  const differs = steps.findIndex(
    (step, index) => JSON.stringify(step) !== JSON.stringify(others[index]),
  );
  return differs < 0 ? steps : steps.slice(0, differs);
}

const RING = 16;

/** Where the seeds are: a lap that may turn is about to leave its origin, a capture has been reached. */
function placeOfFork<M>(turns: readonly Turn<M>[], depth: number, before: readonly Step[]): Place {
  const forward = turns.find(({ choices }) => choices[depth] === "forward");
  const next = forward?.steps()[before.length];
  if (next?.kind === "lap") return originOfLap(next.into[0]);
  const last = before.findLast((step) => step.kind === "lap")?.into.at(-1);
  return last === undefined ? 0 : placeOf(last);
}

/** The pit before the first that gets a seed. */
function originOfLap(first: SowingPlace | undefined): Place {
  if (first === undefined || first.pit === "store") return 0;
  return pitPlace(first.side, (first.pit + RING - 1) % RING);
}
