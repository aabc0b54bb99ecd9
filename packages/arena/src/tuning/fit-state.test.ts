import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expectOk } from "@kibitz/rules";
import { describe, expect, it } from "vitest";
import { ownFolder } from "../../../../tests/own-folder.fixture.ts";
import { createAdamState } from "./adam.ts";
import { loadFitState, saveFitState } from "./fit-state.ts";

const state = { epoch: 3, weights: Float64Array.from([1.5, -2]), adam: createAdamState(2) };

describe("a saved fit", () => {
  it("comes back as it was, and leaves no draft behind", async () => {
    const home = await ownFolder();
    const path = join(home, "fit.json");
    await saveFitState(path, "abc", state);
    expect(expectOk(await loadFitState(path, "abc"))).toEqual(state);
    expect(await readdir(home)).toEqual(["fit.json"]);
  });

  it("is refused with other samples or settings", async () => {
    const path = join(await ownFolder(), "fit.json");
    await saveFitState(path, "abc", state);
    expect(await loadFitState(path, "abd")).toMatchObject({ error: { code: "mismatch" } });
  });

  it.each(["", "[]", "{", '{"weights":[1],"first":[1],"second":[]}', '{"weights":["1"]}'])(
    "is refused when it is damaged: %s",
    async (text) => {
      const path = join(await ownFolder(), "fit.json");
      await writeFile(path, text);
      expect(await loadFitState(path, "abc")).toMatchObject({ error: { code: "malformed" } });
    },
  );

  it("is refused when there is none", async () => {
    const path = join(await ownFolder(), "fit.json");
    expect(await loadFitState(path, "abc")).toMatchObject({ error: { code: "absent" } });
  });
});
