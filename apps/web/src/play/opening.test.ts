import { expect, test } from "vitest";
import type { KeptGame } from "../library/game-store.ts";
import { openingAt } from "./opening.ts";

const kept: KeptGame = {
  id: "1",
  game: "chess",
  variant: "standard",
  origin: "played",
  updatedAt: "",
  tags: {},
  plies: 2,
  record: "",
};
const store = (unfinished?: KeptGame) => ({
  get: async (id: string) => (id === kept.id ? kept : undefined),
  unfinished: async () => unfinished,
});
const address = { id: undefined, isNew: false, from: undefined };

test("the newest unfinished game is gone on with, unless a new one is asked for", async () => {
  expect(await openingAt("chess", address, store(kept))).toEqual({ kind: "kept", game: kept });
  const fresh = { kind: "fresh", position: "" };
  expect(await openingAt("chess", { ...address, isNew: true }, store(kept))).toEqual(fresh);
  expect(await openingAt("chess", address, store())).toEqual(fresh);
});

test("a position of the address is set up, whatever is unfinished", async () => {
  const from = "8/8/8/4k3/8/8/8/K6R_w_-_-_0_1";
  expect(await openingAt("chess", { ...address, from }, store(kept))).toEqual({
    kind: "fresh",
    position: "8/8/8/4k3/8/8/8/K6R w - - 0 1",
    variant: "",
  });
  const variant = "chess960";
  expect(await openingAt("chess", { ...address, from, variant }, store())).toMatchObject({
    variant,
  });
});

test("a variant of the address gives a new game, whatever is unfinished", async () => {
  const fresh = { kind: "fresh", position: "", variant: "chess960" };
  for (const isNew of [false, true]) {
    const asked = { ...address, isNew, variant: "chess960" };
    expect(await openingAt("chess", asked, store(kept))).toEqual(fresh);
  }
  expect(await openingAt("chess", { ...address, variant: "" }, store(kept))).toMatchObject({
    kind: "kept",
  });
  const reloaded = { ...address, id: "1", variant: "chess960" };
  expect(await openingAt("chess", reloaded, store(kept))).toEqual({ kind: "kept", game: kept });
});

test("a kept game is found by its id, and by no other game", async () => {
  const at = { ...address, id: "1" };
  expect(await openingAt("chess", at, store())).toEqual({ kind: "kept", game: kept });
  expect(await openingAt("go", at, store())).toEqual({ kind: "missing", id: "1" });
  expect(await openingAt("chess", { ...at, id: "2" }, store())).toEqual({
    kind: "missing",
    id: "2",
  });
});
