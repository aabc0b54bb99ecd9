import { entry } from "@kibitz/rules";
import { useLocation } from "@solidjs/router";
import { type Accessor, createMemo } from "solid-js";
import { type GameListing, games, listingOf } from "../games/listings.ts";

/** The game of the present address; where it names none, the one before or that of the first screen. */
export function usePresentGame(): Accessor<GameListing> {
  const location = useLocation();
  return createMemo<GameListing>(
    (before) => listingOf(location.pathname.split("/")[1] ?? "") ?? before,
    entry(games, 0),
  );
}
