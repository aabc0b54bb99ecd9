import { type Accessor, createSignal, onCleanup } from "solid-js";

/** Whether a media query matches, while the calling component is shown. */
export function useMedia(query: string): Accessor<boolean> {
  const list = window.matchMedia(query);
  const [matches, setMatches] = createSignal(list.matches);
  const follow = (): void => {
    setMatches(list.matches);
  };
  list.addEventListener("change", follow);
  onCleanup(() => list.removeEventListener("change", follow));
  return matches;
}
