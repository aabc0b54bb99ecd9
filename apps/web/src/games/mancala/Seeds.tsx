import { createMemo, For } from "solid-js";
import type { Place } from "../../board/board-props.ts";
import { handBed } from "./hand-bed.ts";
import { type Bed, heapIn } from "./heap.ts";
import { type Hollow, type Layout, middleOf } from "./layout.ts";
import type { Table } from "./table.ts";

/** Where a seed is drawn. */
interface Spot extends Bed {
  /** Higher ones are drawn over lower ones. */
  readonly level: number;
  readonly isInHand: boolean;
}

const HAND_LEVEL = 1000;

/** Every seed of a table, in its place or in the hand. What they mean is said elsewhere. */
export function Seeds(props: { readonly table: Table; readonly layout: Layout }) {
  const hollows = createMemo(
    () => new Map(props.layout.hollows.map((hollow) => [hollow.place, hollow])),
  );
  const spots = createMemo(() => spotsOf(props.table, hollows()));
  const seeds = createMemo<readonly number[]>((before) => {
    const now = [...spots().keys()].toSorted((one, other) => one - other);
    return before.length === now.length && before.every((seed, index) => seed === now[index])
      ? before
      : now;
  }, []);
  return (
    <div class="seeds" aria-hidden="true">
      <For each={seeds()}>
        {(seed) => {
          const spot = createMemo<Spot | undefined>((last) => spots().get(seed) ?? last);
          return (
            <i
              class="seed"
              classList={{ "in-hand": spot()?.isInHand === true }}
              data-tone={seed % TONES}
              style={styleOf(spot())}
            />
          );
        }}
      </For>
    </div>
  );
}

const TONES = 4;

function styleOf(spot: Spot | undefined): Record<string, string> {
  if (spot === undefined) return {};
  const { x, y, degrees, level } = spot;
  return {
    transform: `translate(calc(${x.toFixed(1)} * var(--u)), calc(${y.toFixed(1)} * var(--u))) rotate(${degrees}deg)`,
    "z-index": String(level),
  };
}

function spotsOf(
  { bowls, hand, handAt }: Table,
  hollows: ReadonlyMap<Place, Hollow>,
): ReadonlyMap<number, Spot> {
  const spots = new Map<number, Spot>();
  for (const [place, { bowl, kind }] of hollows) {
    const heap = heapIn(bowl, lotOf(place, kind));
    const middle = middleOf(bowl);
    bowls[place]?.forEach((seed, slot) => {
      const bed = heap[slot % heap.length];
      if (bed === undefined) return;
      const [x, y] = [middle.x + bed.x, middle.y + bed.y];
      spots.set(seed, { x, y, degrees: bed.degrees, level: slot, isInHand: false });
    });
    if (place !== handAt) continue;
    hand.forEach((seed, index) => {
      const bed = handBed(index);
      const [x, y] = [middle.x + bed.x, middle.y + bed.y];
      spots.set(seed, { x, y, degrees: bed.degrees, level: HAND_LEVEL + index, isInHand: true });
    });
  }
  return spots;
}

const LOTS = 5;

/** Neighbours do not look alike. */
const lotOf = (place: Place, kind: Hollow["kind"]): number =>
  kind === "store" ? place % 2 : (place * 3) % LOTS;
