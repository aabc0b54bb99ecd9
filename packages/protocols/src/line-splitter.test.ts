import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LineSplitter } from "./line-splitter.ts";

function split(chunks: readonly string[], maxLength?: number): string[] {
  const lines: string[] = [];
  const splitter = new LineSplitter((line) => lines.push(line), maxLength);
  for (const chunk of chunks) splitter.push(chunk);
  splitter.end();
  return lines;
}

describe("LineSplitter", () => {
  it("joins chunks and takes both line ends", () => {
    expect(split(["uci", "ok\r\nrea", "dyok\n\nlast"])).toEqual(["uciok", "readyok", "", "last"]);
  });

  it("cuts a line that is too long, and goes on with the next", () => {
    expect(split(["aaaa", "aaaa", "aaa\nb\n"], 5)).toEqual(["aaaaa", "b"]);
  });

  it("finds the same lines however the text is cut", () => {
    const text = fc.array(fc.constantFrom("a", "b", "\n", "\r\n"), { maxLength: 40 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 5 }), (parts, size) => {
        const whole = parts.join("");
        const chunks: string[] = [];
        for (let at = 0; at < whole.length; at += size) chunks.push(whole.slice(at, at + size));
        expect(split(chunks)).toEqual(split([whole]));
      }),
    );
  });
});
