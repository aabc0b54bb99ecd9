import { createKernelPlayer, type Limits, runBench } from "@kibitz/engine";
import type { Command } from "commander";
import { formatCount } from "../analysis-text.ts";
import type { Console } from "../console.ts";
import { readDataFile } from "../data-files.ts";
import type { GameEntry } from "../games/entry.ts";
import { gameIds, withGame } from "../games/registry.ts";
import { lineFrom } from "../position.ts";

interface BenchOptions {
  readonly json?: boolean;
}

/** What `data/bench/<game>.json` holds. */
interface BenchFile {
  readonly positions: readonly string[];
  readonly depth: number;
  readonly hashMiB: number;
  /** The signature. */
  readonly nodes: number;
}

/** The signature differs from the recorded one: the search is not what it was. */
class SignatureError extends Error {}

export function addBench(program: Command, console: Console): void {
  program
    .command("bench")
    .description("search fixed positions: the node count is the search's signature")
    .argument("[game]", `one of ${gameIds().join(", ")}`, "chess")
    .option("--json", "print one JSON object")
    .action((id: string, options: BenchOptions) =>
      withGame(id, (entry) => bench(id, entry, options, console)),
    );
}

async function bench<P, M, S extends string>(
  id: string,
  entry: GameEntry<P, M, S>,
  { json = false }: BenchOptions,
  console: Console,
): Promise<void> {
  const [variant = ""] = entry.variants;
  const file = JSON.parse(await readDataFile(`bench/${id}.json`)) as BenchFile;
  const lines = file.positions.map((text) => lineFrom(entry, variant, text));
  const limits: Limits = { depth: file.depth };
  console.note(`${lines.length} positions to depth ${file.depth} on one thread ...`);
  const player = await createKernelPlayer(entry.kernel(variant), {
    hashMiB: file.hashMiB,
    keepsDatabases: false,
  });
  const { nodes, timeMs } = await runBench(player, lines, limits).finally(() => player.close());
  const nps = Math.round((1000 * nodes) / timeMs);
  const report = { game: id, nodes, timeMs: Math.round(timeMs), nps, expected: file.nodes };
  if (json) console.print(JSON.stringify(report));
  else {
    console.print(`${report.timeMs} ms, ${formatCount(nps)} nodes a second`);
    console.print(`signature ${nodes}${nodes === file.nodes ? ", as recorded" : ""}`);
  }
  if (nodes !== file.nodes) {
    throw new SignatureError(
      `the signature in data/bench/${id}.json is ${file.nodes}, this search visits ${nodes} nodes`,
    );
  }
}
