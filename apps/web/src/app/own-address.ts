import { useIsRouting, useNavigate } from "@solidjs/router";
import { createEffect, createSignal } from "solid-js";

interface OwnAddress {
  readonly address: string;
  /** Whether the place before stays a step back. */
  readonly isNewPlace?: boolean;
}

/**
 * Shows the address of what a screen holds. It waits for a journey that is under way: at its end
 * the screen has either been arrived at or is gone, and nobody who leaves is called back.
 */
export function useOwnAddress(): (own: OwnAddress) => void {
  const navigate = useNavigate();
  const isRouting = useIsRouting();
  const [waiting, setWaiting] = createSignal<OwnAddress>();
  createEffect(() => {
    const own = waiting();
    if (own === undefined || isRouting()) return;
    setWaiting(undefined);
    navigate(own.address, { replace: own.isNewPlace !== true, scroll: false });
  });
  return setWaiting;
}
