import { SWAP_FLAG } from "@kibitz/rules/kalah";
import { formatTable, parseTable } from "@kibitz/rules/mancala";
import type { MancalaSetup } from "./setup.ts";

/** A setup of a game of two rows with stores, out of its text; undefined when it is none. */
export function parseTwoRows(text: string): MancalaSetup | undefined {
  const parsed = parseTable(text);
  if (!parsed.ok) return undefined;
  const { flags, ...table } = parsed.value;
  return { ...table, maySwap: flags.some((flag) => flag.text === SWAP_FLAG) };
}

export function formatTwoRows({ maySwap, stores, ...rest }: MancalaSetup): string {
  return formatTable({
    ...rest,
    stores: stores ?? { south: 0, north: 0 },
    flags: maySwap ? [SWAP_FLAG] : [],
  });
}
