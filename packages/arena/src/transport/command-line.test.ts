import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCommandLine } from "./command-line.ts";

const words = (text: string) => {
  const result = parseCommandLine(text);
  return result.ok ? result.value : result.error.code;
};

describe("parseCommandLine", () => {
  it.each([
    ["/usr/games/stockfish", ["/usr/games/stockfish"]],
    ["  python3   engine.py\t--depth 3 ", ["python3", "engine.py", "--depth", "3"]],
    [`"/opt/my engine/run" 'a "b"' ""`, ["/opt/my engine/run", 'a "b"', ""]],
    [String.raw`/opt/my\ engine/run --say="a \"b\""`, ["/opt/my engine/run", '--say=a "b"']],
    [String.raw`C:\chess\engine.exe`, [String.raw`C:\chess\engine.exe`]],
    ["echo $HOME; rm *", ["echo", "$HOME;", "rm", "*"]],
  ])("%s", (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it("refuses what is no command", () => {
    expect(words("")).toBe("empty-command");
    expect(words("   ")).toBe("empty-command");
    expect(parseCommandLine(`run "now`)).toEqual({
      ok: false,
      error: {
        code: "unclosed-quote",
        message: 'The quote (") at character 5 of the command is never closed.',
        at: 4,
      },
    });
  });

  it("reads back what is quoted, and never throws", () => {
    const quote = (word: string) => `"${word.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (list) => {
        expect(words(list.map(quote).join(" "))).toEqual(list);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void parseCommandLine(text)));
  });
});
