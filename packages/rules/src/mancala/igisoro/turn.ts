import { entry } from "../../core/entry.ts";
import { opposite } from "../sides.ts";
import type { Place, Step } from "../steps.ts";
import { captured, type Hand, type Lap, relayed, sowLap } from "./lap.ts";
import type { IgisoroChoice, IgisoroMove, IgisoroPosition, IgisoroRules } from "./types.ts";

/** A turn of more laps never ends, and is no move. */
const MOST_LAPS = 2000;

/** Each player makes so many turns, both counted, before seeds are captured. */
export const PLIES_BEFORE_CAPTURES = 4;

/** A turn offers no more choices than this; later laps go forward and capture. */
export const MOST_CHOICES = 25;

/** A turn on its way. Without a hand it has ended. */
interface Path {
  readonly hand: Hand | undefined;
  /** The rings without the seeds in hand. */
  readonly own: readonly number[];
  readonly enemy: readonly number[];
  /** Where the seeds in hand come from. */
  readonly from: readonly Place[];
  readonly choices: readonly IgisoroChoice[];
  readonly steps: readonly Step[];
  readonly laps: number;
  /** What it has been through since seeds were last captured: to come back there is never to end. */
  readonly seen: ReadonlySet<string>;
}

/** A turn with what happens in it; the rings are those of the side that made it. */
export interface Turn {
  readonly move: IgisoroMove;
  readonly own: readonly number[];
  readonly enemy: readonly number[];
  readonly steps: readonly Step[];
}

/** The pits from which a turn may begin. */
export const sowablePits = ({ pits, sideToMove }: IgisoroPosition): readonly number[] =>
  pits[sideToMove].flatMap((seeds, pit) => (seeds >= 2 ? [pit] : []));

/** All turns from a pit that end, forward before reverse and capture before decline. */
export function turnsFrom(
  rules: IgisoroRules,
  position: IgisoroPosition,
  pit: number,
): readonly Turn[] {
  const turns: Turn[] = [];
  const open = [begin(position, pit)];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const { hand, choices, own, enemy, steps } = path;
    if (hand === undefined) turns.push({ move: { pit, choices }, own, enemy, steps });
    else open.push(...waysOn(rules, position, pit, path, hand).toReversed());
  }
  return turns;
}

function begin({ pits, sideToMove }: IgisoroPosition, pit: number): Path {
  const own = pits[sideToMove].with(pit, 0);
  const enemy = pits[opposite(sideToMove)];
  return {
    hand: { own, enemy, origin: pit, seeds: entry(pits[sideToMove], pit) },
    own,
    enemy,
    from: [{ side: sideToMove, pit }],
    choices: [],
    steps: [],
    laps: 0,
    seen: new Set(),
  };
}

/** One lap on, in each way in which it may go; none where the turn never ends. */
function waysOn(
  rules: IgisoroRules,
  position: IgisoroPosition,
  firstPit: number,
  path: Path,
  hand: Hand,
): readonly Path[] {
  const state = [...hand.own, hand.origin, hand.seeds].join();
  if (path.laps >= MOST_LAPS || path.seen.has(state)) return [];
  const walked = { ...path, laps: path.laps + 1, seen: new Set(path.seen).add(state) };
  const mayCapture = position.plies >= PLIES_BEFORE_CAPTURES;
  const forward = sowLap(hand, 1, mayCapture);
  const mayChoose = path.choices.length < MOST_CHOICES;
  const mayReverse = mayChoose && rules.reversePits.includes(hand.origin);
  const reverse = mayReverse ? sowLap(hand, -1, mayCapture) : undefined;
  const follow = new LapEnd(rules, position, firstPit, hand);
  if (reverse === undefined || reverse.captures.length === 0) return follow.after(walked, forward);
  return [
    ...follow.after(chosen(walked, "forward"), forward),
    follow.capture(chosen(walked, "reverse"), reverse),
  ];
}

const chosen = (path: Path, choice: IgisoroChoice): Path => ({
  ...path,
  choices: [...path.choices, choice],
});

/** What follows on a lap that was sown from a hand. */
class LapEnd {
  readonly #rules: IgisoroRules;
  readonly #position: IgisoroPosition;
  readonly #firstPit: number;
  readonly #hand: Hand;

  constructor(rules: IgisoroRules, position: IgisoroPosition, firstPit: number, hand: Hand) {
    this.#rules = rules;
    this.#position = position;
    this.#firstPit = firstPit;
    this.#hand = hand;
  }

  after(path: Path, lap: Lap): readonly Path[] {
    const sown = this.#told(path, lap);
    if (!lap.goesOn) return [{ ...sown, hand: undefined, own: lap.own, enemy: this.#hand.enemy }];
    if (lap.captures.length === 0) return [this.#relay(sown, lap)];
    const isForced = this.#rules.capture === "mandatory" || path.choices.length >= MOST_CHOICES;
    if (isForced) return [this.capture(path, lap)];
    return [this.capture(chosen(path, "capture"), lap), this.#relay(chosen(sown, "decline"), lap)];
  }

  capture(path: Path, lap: Lap): Path {
    const { resowFrom } = this.#rules;
    const origin = resowFrom === "lap" ? this.#hand.origin : this.#firstPit;
    const side = opposite(this.#position.sideToMove);
    const from = lap.captures.map((pit): Place => ({ side, pit }));
    const hand = captured(this.#hand, lap, origin);
    return { ...this.#told(path, lap), hand, from, seen: new Set() };
  }

  #relay(sown: Path, lap: Lap): Path {
    const from: Place[] = [{ side: this.#position.sideToMove, pit: lap.last }];
    return { ...sown, hand: relayed(this.#hand, lap), from };
  }

  #told(path: Path, lap: Lap): Path {
    const side = this.#position.sideToMove;
    const into = lap.into.map((pit): Place => ({ side, pit }));
    return { ...path, steps: [...path.steps, { kind: "lap", from: path.from, into }] };
  }
}
