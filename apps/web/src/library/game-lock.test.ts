import { expect, test, vi } from "vitest";
import { ChannelLock } from "./channel-lock.ts";
import { BrowserLock, type GameLock, type LockHolder } from "./game-lock.ts";
import { FakeLocks } from "./testing/fake-locks.ts";

interface Tab {
  readonly lock: GameLock;
  readonly holders: LockHolder[];
}

type OpenTab = () => Tab;

let channels = 0;

/** Each kind of lock, with a name of its own for each test. */
const KINDS: readonly (readonly [string, () => OpenTab])[] = [
  [
    "a lock of the browser",
    () => {
      const locks = new FakeLocks();
      return () => tab((onHolder) => new BrowserLock(locks, "game", onHolder));
    },
  ],
  [
    "an agreement of tabs",
    () => {
      channels += 1;
      const name = `game ${channels}`;
      return () => tab((onHolder) => new ChannelLock(new BroadcastChannel(name), onHolder));
    },
  ],
];

function tab(open: (onHolder: (holder: LockHolder) => void) => GameLock): Tab {
  const holders: LockHolder[] = [];
  return { holders, lock: open((holder) => holders.push(holder)) };
}

const told = (one: Tab, holders: readonly LockHolder[]) =>
  vi.waitFor(() => expect(one.holders).toEqual(holders), { timeout: 5000, interval: 10 });

for (const [name, newKind] of KINDS) {
  test(`${name}: the first tab plays, the second waits until it is free`, async () => {
    const open = newKind();
    const first = open();
    await told(first, ["here"]);
    const second = open();
    await told(second, ["elsewhere"]);
    first.lock.release();
    await told(second, ["elsewhere", "here"]);
    expect(first.holders).toEqual(["here"]);
    second.lock.release();
  });

  test(`${name}: a tab takes over, and the other hears of it and may take it back`, async () => {
    const open = newKind();
    const first = open();
    await told(first, ["here"]);
    const second = open();
    await told(second, ["elsewhere"]);
    second.lock.takeOver();
    await told(second, ["elsewhere", "here"]);
    await told(first, ["here", "elsewhere"]);
    first.lock.takeOver();
    await told(first, ["here", "elsewhere", "here"]);
    await told(second, ["elsewhere", "here", "elsewhere"]);
    first.lock.release();
    await told(second, ["elsewhere", "here", "elsewhere", "here"]);
    second.lock.release();
  });

  test(`${name}: of tabs that open at once, one plays`, async () => {
    const open = newKind();
    const tabs = [open(), open(), open()];
    const last = () => tabs.map(({ holders }) => holders.at(-1)).toSorted();
    await vi.waitFor(() => expect(last()).toEqual(["elsewhere", "elsewhere", "here"]));
    for (const { lock } of tabs) lock.release();
  });

  test(`${name}: a tab that no longer waits hears nothing`, async () => {
    const open = newKind();
    const first = open();
    await told(first, ["here"]);
    const second = open();
    await told(second, ["elsewhere"]);
    second.lock.release();
    first.lock.release();
    const third = open();
    await vi.waitFor(() => expect(third.holders.at(-1)).toBe("here"));
    expect(second.holders).toEqual(["elsewhere"]);
    third.lock.release();
  });
}

test("where the browser refuses its locks, a tab plays without", async () => {
  const locks = {
    request: () => Promise.reject(new DOMException("access is denied", "SecurityError")),
  };
  const refused = tab((onHolder) => new BrowserLock(locks, "game", onHolder));
  await told(refused, ["here"]);
});
