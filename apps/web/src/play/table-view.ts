import type { SessionChange, SessionState } from "@kibitz/engine";
import type { Line } from "@kibitz/rules";
import type { StoreFault } from "../library/game-store.ts";
import type { Hint } from "./hint.ts";

/** What is to be seen of a game at a table. */
export interface TableView<P, M, S extends string> {
  readonly state: SessionState<P, M, S>;
  /** A sentence about the last thing that was tried; empty when there is nothing to say. */
  readonly remark: string;
  /** A move that the person has entered before its turn. */
  readonly premove: M | undefined;
  readonly hint: Hint<M> | undefined;
  /** Why the browser does not keep the game, if so. */
  readonly fault: StoreFault | undefined;
}

/** Something that has happened, for those who sound and announce it. */
export interface Happening<P, M, S extends string> {
  readonly change: SessionChange<M, S>;
  /** The line before the change. */
  readonly before: Line<P, M>;
}

export interface TableListener<P, M, S extends string> {
  onView(view: TableView<P, M, S>): void;
  onHappening(happening: Happening<P, M, S>): void;
}
