import type { Line } from "@kibitz/rules";

/** A start for games of a match. */
export interface Opening<P, M> {
  readonly name: string;
  readonly line: Line<P, M>;
}
