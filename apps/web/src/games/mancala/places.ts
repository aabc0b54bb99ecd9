import { type MancalaSide, pitLetter, type Place as SowingPlace } from "@kibitz/rules/mancala";
import type { Place } from "../../board/board-props.ts";
import type { Places } from "../game-entry.ts";

/** Places of one side; the boards of all three games fit. */
const SIDE_PLACES = 32;
const STORE = SIDE_PLACES - 1;

/** One more than the greatest place. */
export const PLACES = 2 * SIDE_PLACES;

export const placeOf = ({ side, pit }: SowingPlace): Place =>
  (side === "south" ? 0 : SIDE_PLACES) + (pit === "store" ? STORE : pit);

export const pitPlace = (side: MancalaSide, pit: number): Place => placeOf({ side, pit });

export const storePlace = (side: MancalaSide): Place => placeOf({ side, pit: "store" });

export function sowingPlace(place: Place): SowingPlace {
  const pit = place % SIDE_PLACES;
  return {
    side: place < SIDE_PLACES ? "south" : "north",
    pit: pit === STORE ? "store" : pit,
  };
}

export const isStore = (place: Place): boolean => place % SIDE_PLACES === STORE;

const STORE_LETTER = "s";

/** As files name places: South's pits are a1, b1 ..., North's a2, b2 ..., the stores s1 and s2. */
export function fileName(place: Place): string {
  const { side, pit } = sowingPlace(place);
  const letter = pit === "store" ? STORE_LETTER : pitLetter(pit);
  return `${letter}${side === "south" ? 1 : 2}`;
}

const MOST_PITS = 16;

export function placeByFileName(name: string): Place | undefined {
  const [, letter = "", row] = /^([a-z])([12])$/.exec(name) ?? [];
  if (row === undefined) return undefined;
  const side = row === "1" ? "south" : "north";
  if (letter === STORE_LETTER) return storePlace(side);
  const pit = letter.charCodeAt(0) - 97;
  return pit < MOST_PITS ? pitPlace(side, pit) : undefined;
}

/** The places of a game by the pit of the side to move that a move sows, if it does. */
export function placesFor<P extends { readonly sideToMove: MancalaSide }, M>(
  pitOf: (move: M) => number | undefined,
): Places<P, M> {
  return {
    nameOf: fileName,
    named: placeByFileName,
    originOf: (move, { sideToMove }) => {
      const pit = pitOf(move);
      return pit === undefined ? undefined : pitPlace(sideToMove, pit);
    },
  };
}
