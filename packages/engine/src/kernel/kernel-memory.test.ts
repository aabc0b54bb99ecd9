import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const builds = new URL("../../../kernels/build/", import.meta.url);
const modules = readdirSync(builds).filter((name) => name.endsWith(".wasm"));

const HEADER_BYTES = 8;
const DATA_SECTION = 11;

/** The ids of a module's sections, by the binary format of WebAssembly. */
function sectionIds(bytes: Uint8Array): readonly number[] {
  const ids: number[] = [];
  for (let at = HEADER_BYTES; at < bytes.length; ) {
    ids.push(bytes[at++] ?? 0);
    let length = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      length |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    at += length;
  }
  return ids;
}

it("has all builds", () => expect(modules.length).toBeGreaterThan(9));

it.each(modules)("%s has no data of its own, which would lie in the blocks of the ABI", (name) => {
  expect(sectionIds(readFileSync(new URL(name, builds)))).not.toContain(DATA_SECTION);
});
