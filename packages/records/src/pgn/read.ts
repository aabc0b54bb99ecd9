import { GameFileDecoder } from "../decode.ts";
import type { PgnGrammar } from "./dialect.ts";
import { PgnFeed, type PgnReadOptions } from "./feed.ts";
import type { PgnReading } from "./read-game.ts";

/** A game of a file that is still coming. */
export type StreamedPgnReading<P, M, G> = PgnReading<P, M, G> & {
  /** How much of the file had come when this game was read: for progress. */
  readonly bytesRead: number;
};

/** So much text is taken in hand at once. */
const PIECE_CHARS = 1024 * 1024;

/**
 * Reads the games of a PGN text one by one, without a limit to their number or
 * nesting. A fault is reported with its place and harms as little as
 * it can: the moves after an illegal one are left out up to the end of their
 * variation, and the next game is read as if nothing had been.
 */
export function* readPgn<P, M, G, T>(
  text: string,
  grammar: PgnGrammar<P, M, G, T>,
  options: PgnReadOptions = {},
): Generator<PgnReading<P, M, G>, void> {
  const feed = new PgnFeed(grammar, options);
  for (let start = 0; start < text.length; start += PIECE_CHARS) {
    feed.push(text.slice(start, start + PIECE_CHARS));
    yield* feed.games();
  }
  feed.end();
  yield* feed.games();
}

/**
 * Reads the games of a file of any size and encoding as it comes, with the same
 * results as `readPgn` on its whole text. Leaving the loop cancels the stream.
 */
export async function* readPgnStream<P, M, G, T>(
  chunks: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>,
  grammar: PgnGrammar<P, M, G, T>,
  options: PgnReadOptions = {},
): AsyncGenerator<StreamedPgnReading<P, M, G>, void> {
  const feed = new PgnFeed(grammar, options);
  const decoder = new GameFileDecoder();
  let bytesRead = 0;
  for await (const chunk of Symbol.asyncIterator in chunks ? chunks : chunksOf(chunks)) {
    bytesRead += chunk.length;
    feed.push(decoder.push(chunk));
    for (const reading of feed.games()) yield { ...reading, bytesRead };
  }
  feed.push(decoder.end());
  feed.end();
  for (const reading of feed.games()) yield { ...reading, bytesRead };
}

/** Safari's streams cannot be iterated. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}
