import fc from "fast-check";
import { expect, test } from "vitest";
import { excerpt, plain } from "./foreign-text.ts";

test("what a terminal would obey is spelled out", () => {
  expect(plain("a\u001b[2Jb\nc\u202ed")).toBe("a\\u{1b}[2Jb\\u{a}c\\u{202e}d");
  expect(excerpt("Nf3±")).toBe("'Nf3±'");
  expect(excerpt("x".repeat(50))).toBe(`'${"x".repeat(40)}...'`);
});

test("nothing that is shown is longer than a line or leaves it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      expect(excerpt(text)).toMatch(/^'[^\p{Cc}\p{Cs}\u2028\u2029]{0,450}'$/u);
    }),
  );
});
