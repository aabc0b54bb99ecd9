import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeGameFile, decodeGameFileStream, GameFileDecoder } from "./decode.ts";

const bytes = (...codes: readonly number[]) => Uint8Array.from(codes);
const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const concat = (...parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

function utf16(text: string, isLittle: boolean): Uint8Array {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return Uint8Array.from(
    units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
}

describe("decodeGameFile", () => {
  it.each([
    ["plain ASCII", utf8('[Event "x"]\r\n'), '[Event "x"]\r\n'],
    ["nothing", bytes(), ""],
    ["UTF-8", utf8("Müller – Łódź ♞ 😀"), "Müller – Łódź ♞ 😀"],
    ["UTF-8 behind a byte-order mark", concat(bytes(0xef, 0xbb, 0xbf), utf8("ü")), "ü"],
    ["a byte-order mark alone", bytes(0xef, 0xbb, 0xbf), ""],
    ["Latin-1", latin1("M\xfcller - Garc\xeda"), "Müller - García"],
    ["what Windows has beyond Latin-1", bytes(0x93, 0x61, 0x94, 0x96, 0x8a, 0x80), "“a”–Š€"],
    ["UTF-16, least byte first", concat(bytes(0xff, 0xfe), utf16("Łódź 😀", true)), "Łódź 😀"],
    ["UTF-16, greatest byte first", concat(bytes(0xfe, 0xff), utf16("Łódź", false)), "Łódź"],
    ["half a unit of UTF-16", bytes(0xff, 0xfe, 0x61, 0, 0x62), "a\uFFFD"],
    ["NUL", bytes(0x61, 0, 0x62), "a\0b"],
    ["a byte-order mark in the middle", utf8("a\n\uFEFFb"), "a\n\uFEFFb"],
  ])("reads %s", (_, file, text) => {
    expect(decodeGameFile(file)).toBe(text);
  });

  it.each(["\n", "\r", "\r\n"])("decides line by line, where lines end in %j", (end) => {
    const names = ["Müller", "Garc\xeda", "Łódź", "plain"];
    const encoded = [utf8("Müller"), latin1("Garc\xeda"), utf8("Łódź"), latin1("plain")];
    const file = concat(...encoded.flatMap((line) => [line, utf8(end)]));
    expect(decodeGameFile(file)).toBe(names.map((name) => name + end).join(""));
  });

  it("loses one line to a character that another program has cut in half", () => {
    const file = concat(utf8("Łódź\nGarcí").subarray(0, -1), utf8("\nMüller"));
    expect(decodeGameFile(file)).toBe("Łódź\nGarcÃ\nMüller");
  });

  it("never cuts a character where a line is endless", () => {
    const endless = "aé€😀".repeat(40_000);
    const file = concat(utf8(endless), latin1("\n\xe9"));
    expect(decodeGameFile(file)).toBe(`${endless}\né`);
  });
});

describe("a file in chunks", () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 30 }).map(utf8),
    fc.uint8Array({ maxLength: 6 }),
    fc.constantFrom(
      utf8("\n"),
      utf8("\r\n"),
      latin1("\xe9t\xe9"),
      bytes(0xef, 0xbb, 0xbf),
      bytes(0xff, 0xfe),
      utf8("é😀".repeat(30_000)),
      latin1("\xe9".repeat(70_000)),
    ),
  );

  it("is the same text however it is divided", () => {
    const property = fc.property(
      fc.array(piece, { maxLength: 8 }),
      fc.array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 10 }),
      (pieces, sizes) => {
        const file = concat(...pieces);
        const decoder = new GameFileDecoder();
        let text = "";
        for (let start = 0, turn = 0; start < file.length; turn++) {
          const size = Math.max(sizes[turn % sizes.length] ?? 1, turn > 50 ? 5000 : 0);
          const chunk = file.slice(start, start + size);
          text += decoder.push(chunk);
          chunk.fill(0x3f);
          start += size;
        }
        expect(text + decoder.end()).toBe(decodeGameFile(file));
      },
    );
    fc.assert(property, { numRuns: 100 });
  });

  it("is told as soon as its lines are complete", () => {
    const decoder = new GameFileDecoder();
    expect(decoder.push(utf8("one\ntw"))).toBe("one\n");
    expect(decoder.push(utf8("o\n"))).toBe("two\n");
    expect(decoder.end()).toBe("");
  });

  it("may be a stream", async () => {
    async function* chunks() {
      yield bytes(0xef);
      yield bytes(0xbb, 0xbf, 0xc3);
      yield bytes(0xbc);
    }
    let text = "";
    for await (const part of decodeGameFileStream(chunks())) text += part;
    expect(text).toBe("ü");
  });
});
