import { err, ok, type Result } from "@kibitz/rules";

/** Longer links are cut by programs that pass them on. */
export const LONGEST_SHARED = 16_000;

/** A hostile link must not fill the memory when it is unpacked. */
const LONGEST_TEXT = 2_000_000;

/** A text as the fragment of an address: deflated, in the base64 of addresses. */
export async function packText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const packed = await collect(through(bytes, new CompressionStream("deflate-raw")), Infinity);
  return toBase64Url(packed ?? bytes);
}

/** The text of a fragment of `packText`; the fault is a sentence. */
export async function unpackText(fragment: string): Promise<Result<string, string>> {
  const packed = fromBase64Url(fragment);
  if (packed === undefined) return err(BROKEN);
  try {
    const bytes = await collect(
      through(packed, new DecompressionStream("deflate-raw")),
      LONGEST_TEXT,
    );
    if (bytes === undefined) return err("The game in this link is too long to be opened.");
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return err(BROKEN);
  }
}

const BROKEN =
  "The game in this link cannot be read: a part of the link is missing. Copy it whole.";

function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(transform);
}

/** All the bytes of a stream; undefined when there are more than `most`. */
async function collect(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
