import { expect, test } from "vitest";
import { SharedEngines } from "./shared-engines.ts";

/** Tells of each engine that was started and is not closed. */
function testEngines() {
  const engines = new SharedEngines();
  const open: string[] = [];
  const share = (variant: string, place = "kalah play") =>
    engines.share(place, variant, async () => {
      open.push(variant);
      return { variant, close: async () => void open.splice(open.indexOf(variant), 1) };
    });
  return { engines, open, share };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("an engine is shared, and is started when it is first asked for", async () => {
  const { open, share } = testEngines();
  const [one, other] = [share("6x4"), share("6x4")];
  expect(open).toEqual([]);
  expect(await one.engine()).toBe(await other.engine());
  expect(open).toEqual(["6x4"]);
});

test("however many variants are tried, one engine is kept, and none is started anew for it", async () => {
  const { open, share } = testEngines();
  for (const variant of ["6x4", "6x5", "6x6", "6x6"]) {
    const table = share(variant);
    await table.engine();
    table.release();
  }
  await settle();
  expect(open).toEqual(["6x6"]);
});

test("another variant leaves the engine of a place alone while somebody uses it", async () => {
  const { open, share } = testEngines();
  const [table, other, next] = [share("6x4"), share("6x4"), share("6x5")];
  const engine = await table.engine();
  await other.engine();
  await next.engine();
  table.release();
  await settle();
  expect(open).toEqual(["6x4", "6x5"]);
  expect(await other.engine()).toBe(engine);
  other.release();
  other.release();
  await settle();
  expect(open).toEqual(["6x5"]);
});

test("an engine that is used again is the last one asked for", async () => {
  const { open, share } = testEngines();
  const [table, next, again] = [share("6x4"), share("6x5"), share("6x4")];
  await table.engine();
  await next.engine();
  await again.engine();
  table.release();
  again.release();
  next.release();
  await settle();
  expect(open).toEqual(["6x4"]);
});

test("other places are left alone", async () => {
  const { open, share } = testEngines();
  await share("6x4").engine();
  await share("6x5", "kalah analysis").engine();
  await share("abapa", "oware play").engine();
  await settle();
  expect(open).toEqual(["6x4", "6x5", "abapa"]);
});

test("an engine that is still starting when nobody needs it any more is closed too", async () => {
  const { open, share } = testEngines();
  const [table, next] = [share("6x4"), share("6x5")];
  const starting = table.engine();
  table.release();
  await next.engine();
  await starting;
  await settle();
  expect(open).toEqual(["6x5"]);
});

test("one that could not be started is tried again", async () => {
  const { engines } = testEngines();
  let tries = 0;
  const table = engines.share("kalah play", "6x4", async () => {
    tries += 1;
    if (tries === 1) throw new Error("no memory");
    return { close: async () => {} };
  });
  await expect(table.engine()).rejects.toThrow("no memory");
  await expect(table.engine()).resolves.toBeDefined();
  expect(tries).toBe(2);
});

test("who has given an engine back gets none", async () => {
  const { open, share } = testEngines();
  const table = share("6x4");
  table.release();
  await expect(table.engine()).rejects.toThrow("given back");
  expect(open).toEqual([]);
});
