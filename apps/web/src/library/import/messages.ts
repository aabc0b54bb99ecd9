import type { Batch } from "./file-import.ts";

/** A kept game whose fingerprint is not known yet. */
export interface PlainRecord {
  /** The game's id, such as "chess". */
  readonly game: string;
  readonly record: string;
}

/** What the page tells its import worker. */
export type ToImporter =
  | {
      readonly kind: "start";
      readonly files: readonly File[];
      readonly kept: readonly PlainRecord[];
      readonly skipsDuplicates: boolean;
    }
  /** The last batch is kept; the next may come. */
  | { readonly kind: "next" };

/** What the worker tells the page: batches, then the end; or that something is broken. */
export type FromImporter =
  | { readonly kind: "batch"; readonly batch: Batch }
  | { readonly kind: "end" }
  | { readonly kind: "failed"; readonly message: string };
