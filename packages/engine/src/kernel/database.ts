import { type KernelInstance, readBlock, writeBlock } from "./instance.ts";
import type { KernelLayout } from "./spec.ts";

/**
 * What a kernel exports beside `KernelExports` when it builds an endgame database that is worth
 * keeping. The database is a stretch of bytes that depends on nothing but its key and version, and
 * that grows at its end while the kernel searches: a beginning of it is a smaller database. All
 * speak of the position that was loaded last.
 */
export interface DatabaseExports {
  /** Changes whenever the bytes of any database change their meaning. */
  databaseVersion(): number;
  /** Tells apart the rules that need databases of their own. */
  databaseKey(): bigint;
  databaseAddress(): number;
  /** The most bytes for which there is room; makes that room, so that they may be written. */
  databaseCapacity(): number;
  /** How many bytes from the beginning are complete. */
  databaseSize(): number;
  /** The host has written so many bytes of a sound database: use as many as make sense. */
  adoptDatabase(byteLength: number): void;
}

/** Where databases are kept between runs. Both methods reject when the place cannot be used. */
export interface DatabaseStore {
  /** Undefined when nothing is kept under this name. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Replaces in one step what is kept there: a reader gets the old or the new, never a mixture. */
  write(name: string, parts: readonly Uint8Array[]): Promise<void>;
}

const MAGIC = new TextEncoder().encode("KIBITZDB");
const VERSION = 8;
const LENGTH = 12;
const KEY = 16;
const CHECKSUM = 24;
const HEADER_BYTES = 32;

/**
 * Brings the database of one kernel in memory from its store and back. Whatever is wrong with the
 * store costs time and is told as a note; it never ends a search.
 */
export class DatabaseKeeper {
  readonly #store: DatabaseStore;
  readonly #kernel: KernelInstance;
  readonly #exports: DatabaseExports;
  readonly #game: string;
  readonly #note: (text: string) => void;
  #key: bigint | undefined;
  /** How many bytes the store has under `#key`. */
  #storedBytes = 0;

  /** Undefined for a kernel without a database. */
  static of(
    kernel: KernelInstance,
    layout: KernelLayout,
    store: DatabaseStore,
    note: (text: string) => void,
  ): DatabaseKeeper | undefined {
    const game = layout.databases;
    return game === undefined ? undefined : new DatabaseKeeper(kernel, game, store, note);
  }

  private constructor(
    kernel: KernelInstance,
    game: string,
    store: DatabaseStore,
    note: (text: string) => void,
  ) {
    this.#kernel = kernel;
    this.#exports = kernel.exports as unknown as DatabaseExports;
    this.#game = game;
    this.#store = store;
    this.#note = note;
  }

  /** Takes up what is kept for the rules of the loaded position, once for these rules. */
  async load(): Promise<void> {
    const key = BigInt.asUintN(64, this.#exports.databaseKey());
    if (key === this.#key) return;
    this.#key = key;
    this.#storedBytes = 0;
    const name = this.#name(key);
    try {
      const content = await this.#store.read(name);
      if (content) this.#adopt(name, content, key);
    } catch (error) {
      this.#note(`the endgame database ${name} cannot be read: ${reasonOf(error)}`);
    }
  }

  /** Keeps the database if it has grown beyond what is kept. */
  async save(): Promise<void> {
    const byteLength = this.#exports.databaseSize();
    if (this.#key === undefined || byteLength <= this.#storedBytes) return;
    const name = this.#name(this.#key);
    try {
      // Another program may have kept more in the meantime.
      const kept = await this.#store.read(name).catch(() => undefined);
      const isSound = kept && this.#faultOf(kept, this.#key) === undefined;
      this.#storedBytes = Math.max(byteLength, isSound ? kept.length - HEADER_BYTES : 0);
      if (this.#storedBytes > byteLength) return;
      const content = readBlock(this.#kernel.memory, { address: this.#address, byteLength });
      const header = this.#header(this.#key, byteLength, checksumOf(content));
      await this.#store.write(name, [header, content]);
    } catch (error) {
      this.#note(`the endgame database ${name} cannot be kept: ${reasonOf(error)}`);
    }
  }

  get #address(): number {
    return this.#exports.databaseAddress();
  }

  #name(key: bigint): string {
    return `${this.#game}-${key.toString(16)}.kibitzdb`;
  }

  #header(key: bigint, byteLength: number, checksum: number): Uint8Array {
    const header = new Uint8Array(HEADER_BYTES);
    const view = new DataView(header.buffer);
    header.set(MAGIC);
    view.setUint32(VERSION, this.#exports.databaseVersion(), true);
    view.setUint32(LENGTH, byteLength, true);
    view.setBigUint64(KEY, key, true);
    view.setUint32(CHECKSUM, checksum, true);
    return header;
  }

  /** A memory without room for all of it gets the beginning. */
  #adopt(name: string, content: Uint8Array, key: bigint): void {
    const fault = this.#faultOf(content, key);
    if (fault !== undefined) {
      this.#note(`the endgame database ${name} ${fault}; it is built anew`);
      return;
    }
    const bytes = content.subarray(HEADER_BYTES);
    this.#storedBytes = bytes.length;
    const fitting = bytes.subarray(0, this.#exports.databaseCapacity());
    const block = { address: this.#address, byteLength: fitting.length };
    writeBlock(this.#kernel.memory, block, fitting);
    this.#exports.adoptDatabase(fitting.length);
  }

  #faultOf(content: Uint8Array, key: bigint): string | undefined {
    if (content.length < HEADER_BYTES || !MAGIC.every((byte, at) => content[at] === byte)) {
      return "is damaged";
    }
    const view = new DataView(content.buffer, content.byteOffset);
    const version = view.getUint32(VERSION, true);
    if (version !== this.#exports.databaseVersion()) return `is of another version (${version})`;
    const isWhole = view.getUint32(LENGTH, true) === content.length - HEADER_BYTES;
    if (!isWhole || view.getBigUint64(KEY, true) !== key) return "is damaged";
    return view.getUint32(CHECKSUM, true) === checksumOf(content.subarray(HEADER_BYTES))
      ? undefined
      : "is damaged";
  }
}

/**
 * 32 bits that any flipped or missing byte changes, four bytes at a time: databases have tens of
 * megabytes.
 */
export function checksumOf(bytes: Uint8Array): number {
  const wholeWords = bytes.length >>> 2;
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, wholeWords);
  let sum = bytes.length | 0;
  for (const word of words) sum = mix(sum, word);
  for (const byte of bytes.subarray(4 * wholeWords)) sum = mix(sum, byte);
  return sum >>> 0;
}

function mix(sum: number, word: number): number {
  const product = Math.imul(sum ^ word, 0x9e3779b1);
  return (product << 13) | (product >>> 19);
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
