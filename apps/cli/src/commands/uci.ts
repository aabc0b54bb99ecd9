import { createInterface } from "node:readline";
import { createKernelPlayer, openKernel } from "@kibitz/engine";
import { chessKernel } from "@kibitz/engine/chess";
import { createUciEngine, type UciSettings } from "@kibitz/protocols";
import type { Command } from "commander";
import type { Console } from "../console.ts";

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
    },
    createPlayer: (settings) => createKernelPlayer(chessKernel, kernelSettings(settings)),
    send: (line) => console.print(line),
    perft: async (line, depth) => (await kernel).perft(line, depth),
  });
  const lines = createInterface({ input: console.input, crlfDelay: Number.POSITIVE_INFINITY });
  lines.on("line", (line) => engine.receive(line));
  lines.on("close", () => void engine.endOfInput());
  await engine.closed;
  lines.close();
}

function kernelSettings({ hashMb, threads, moveOverheadMs }: UciSettings) {
  return { hashMiB: hashMb, threads, overheadMs: moveOverheadMs };
}
