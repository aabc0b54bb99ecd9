/** Tells the other tabs of this browser which games have changed, and hears it from them. */
export interface TabChannel {
  tell(ids: readonly string[]): void;
  listen(listener: (ids: readonly string[]) => void): void;
}

const NAME = "kibitz.games";

/** A channel that is silent where the browser has none. */
export function openTabChannel(): TabChannel {
  if (typeof BroadcastChannel === "undefined") return { tell: () => {}, listen: () => {} };
  const channel = new BroadcastChannel(NAME);
  return {
    tell: (ids) => channel.postMessage(ids),
    listen: (listener) => {
      channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (Array.isArray(data)) listener(data.map(String));
      });
    },
  };
}
