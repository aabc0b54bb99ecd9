import { useIsRouting, useLocation, useNavigate } from "@solidjs/router";
import { createEffect, createSignal, untrack } from "solid-js";

interface OwnAddress {
  readonly address: string;
  /** Whether the place before stays a step back. */
  readonly isNewPlace?: boolean;
  /** Called just before it is shown, if it ever is. */
  readonly onShow?: () => void;
}

interface WaitingAddress extends OwnAddress {
  /** Where the screen stood when it asked; undefined while it was still being arrived at. */
  readonly askedAt: string | undefined;
}

/**
 * Shows the address of what a screen holds. It waits for a journey that is under way, and nobody
 * who leaves is called back: at its end the screen has been arrived at, is gone, or stands at
 * another address and holds something else, of which what has waited says nothing.
 */
export function useOwnAddress(): (own: OwnAddress) => void {
  const navigate = useNavigate();
  const location = useLocation();
  const isRouting = useIsRouting();
  const [waiting, setWaiting] = createSignal<WaitingAddress>();
  const here = (): string => location.pathname + location.search + location.hash;
  // Whether a journey under way is the screen's arrival or leads to an address that it has shown.
  let leadsHere = untrack(isRouting);
  createEffect(() => {
    const own = waiting();
    if (isRouting()) return;
    leadsHere = false;
    if (own === undefined) return;
    setWaiting(undefined);
    if (own.askedAt !== undefined && own.askedAt !== untrack(here)) return;
    leadsHere = true;
    own.onShow?.();
    navigate(own.address, { replace: own.isNewPlace !== true, scroll: false });
  });
  return (own) => {
    setWaiting({ ...own, askedAt: leadsHere ? undefined : untrack(here) });
  };
}
