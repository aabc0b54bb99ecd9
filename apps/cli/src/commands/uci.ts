import { randomInt } from "node:crypto";
import {
  createKernelPlayer,
  createLevelledPlayer,
  MAX_ELO,
  MIN_ELO,
  openKernel,
} from "@kibitz/engine";
import { chessKernel } from "@kibitz/engine/chess";
import {
  createUciEngine,
  LineSplitter,
  MAX_LINE_LENGTH,
  type UciSettings,
} from "@kibitz/protocols";
import { chess } from "@kibitz/rules/chess";
import type { Command } from "commander";
import type { Console } from "../console.ts";
import { slicedPerft } from "../sliced-perft.ts";

export function addUci(program: Command, console: Console): void {
  program
    .command("uci")
    .description("speak the Universal Chess Interface on standard input and output")
    .action(() => speakUci(console));
}

const DEFAULT_HASH_MB = 16;

async function speakUci(console: Console): Promise<void> {
  const kernel = openKernel(chessKernel);
  const engine = createUciEngine({
    name: "Kibitz 0.1",
    author: "the Kibitz developers",
    capabilities: {
      defaultHashMb: DEFAULT_HASH_MB,
      maxHashMb: chessKernel.maxHashMiB,
      maxThreads: chessKernel.maxThreads,
      elo: { min: MIN_ELO, max: MAX_ELO },
    },
    createPlayer,
    send: (line) => console.print(line),
    perft: async (line, depth, signal) => slicedPerft(chess, await kernel, line, depth, signal),
  });
  // One character more than is read, so that the engine itself tells of a line that is too long.
  const lines = new LineSplitter((line) => engine.receive(line), MAX_LINE_LENGTH + 1);
  const { input } = console;
  input.setEncoding("utf8");
  input.on("data", (chunk: string) => lines.push(chunk));
  input.on("end", () => {
    lines.end();
    void engine.endOfInput();
  });
  await engine.closed;
  input.pause();
}

async function createPlayer({ hashMb, threads, moveOverheadMs, elo }: UciSettings) {
  const player = await createKernelPlayer(chessKernel, {
    hashMiB: hashMb,
    threads,
    overheadMs: moveOverheadMs,
  });
  if (elo === undefined) return player;
  return createLevelledPlayer(player, { game: chess, strength: { elo }, seed: randomInt(2 ** 32) });
}
