import type { TabChannel } from "../tabs.ts";

/** Channels of tabs that hear one another. */
export class FakeTabs {
  readonly #listeners = new Map<TabChannel, (ids: readonly string[]) => void>();

  open(): TabChannel {
    const channel: TabChannel = {
      tell: (ids) => {
        for (const [other, listener] of this.#listeners) if (other !== channel) listener(ids);
      },
      listen: (listener) => this.#listeners.set(channel, listener),
    };
    return channel;
  }
}
