import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readChessModule } from "./chess-bare.ts";

const START_SECTION = 8;
const DATA_SECTION = 11;
const DATA_COUNT_SECTION = 12;
const HEADER_BYTES = 8;

/** The ids of a module's sections, in order. */
function sectionIds(bytes: Uint8Array): number[] {
  const ids: number[] = [];
  let at = HEADER_BYTES;
  while (at < bytes.length) {
    ids.push(bytes[at] ?? 0);
    const { value, next } = leb128(bytes, at + 1);
    at = next + value;
  }
  return ids;
}

function leb128(bytes: Uint8Array, start: number): { value: number; next: number } {
  let value = 0;
  let shift = 0;
  for (let at = start; ; at++) {
    const byte = bytes[at] ?? 0;
    value |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte < 0x80) return { value, next: at + 1 };
  }
}

const sectionsOf = (variant: string) =>
  sectionIds(
    readFileSync(new URL(`../../../kernels/build/chess.${variant}.wasm`, import.meta.url)),
  );

describe("the chess kernel's modules", () => {
  // Every thread instantiates the module on the memory that all share: data
  // segments and a start function would run again under a search.
  it.each(["st", "mt"])("%s has neither data nor a start function", (variant) => {
    const ids = sectionsOf(variant);
    expect(ids).not.toContain(START_SECTION);
    expect(ids).not.toContain(DATA_SECTION);
    expect(ids).not.toContain(DATA_COUNT_SECTION);
  });

  it("asks the host for a clock and reports, and mt for its memory", async () => {
    const imports = async (variant: "st" | "mt") =>
      WebAssembly.Module.imports(await readChessModule(variant))
        .map(({ module, name }) => `${module}.${name}`)
        .filter((name) => name !== "host.now" && name !== "host.info");
    expect(await imports("st")).toEqual([]);
    expect(await imports("mt")).toEqual(["env.memory"]);
  });

  it("refuses more threads and memory than there can be", async () => {
    const host = { now: () => 0, info: () => {} };
    const instance = await WebAssembly.instantiate(await readChessModule("st"), { host });
    const init = instance.exports.init as (hashMiB: number, threads: number) => number;
    expect(init(1, 0)).toBe(0);
    expect(init(1, 33)).toBe(0);
    expect(init(-1, 1)).toBe(0);
    expect(init(5000, 1)).toBe(0);
    expect(init(2, 2)).toBe(1);
  });
});
