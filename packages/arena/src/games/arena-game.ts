import type { KernelSpec, Knowledge } from "@kibitz/engine";
import type { UciGame } from "@kibitz/protocols";
import type { Game, Line, Outcome, Result } from "@kibitz/rules";
import type { AdjudicationRules } from "../match/adjudication.ts";
import type { RecordFormat } from "../match/match-file.ts";
import type { Opening, OpeningsError } from "../openings/opening.ts";

/** What matches need of one variant of a game: its referee, its players, its files. */
export interface ArenaGame<P, M, S extends string> {
  readonly game: Game<P, M, S>;
  readonly kernel: KernelSpec<P, M, S>;
  readonly knowledge: Knowledge<P, M>;
  /** For programs that speak UCI. */
  readonly uci: UciGame<P, M, S>;
  /** How games are kept. */
  readonly format: RecordFormat<P, M>;
  /** When a match that is asked to ends games by both players' scores. */
  readonly adjudication: AdjudicationRules;
  /** What it means that the time of a side is over; absent: the opponent wins. */
  flagFall?(line: Line<P, M>, side: S): Outcome<S>;
  /** The openings of a match that is given none. `readFile` reads a file of the folder `data`. */
  ownOpenings(readFile: (path: string) => Promise<string>): Promise<readonly Opening<P, M>[]>;
  /** The openings of a file that a person names. */
  readOpenings(path: string): Promise<Result<readonly Opening<P, M>[], OpeningsError>>;
}
