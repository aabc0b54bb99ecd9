import { randomInt } from "node:crypto";
import { type ArenaGame, arenaGame } from "@kibitz/arena";
import {
  createKernelPlayer,
  createLevelledPlayer,
  type KernelProbe,
  type KernelSpec,
  LEVELS,
  type Level,
  MAX_ELO,
  MIN_ELO,
  openKernel,
  type Player,
} from "@kibitz/engine";
import { chessKernel } from "@kibitz/engine/chess";
import {
  createDialogue,
  LineSplitter,
  MAX_LINE_LENGTH,
  UCI_VARIANTS,
  type UciSeat,
  type UciSettings,
} from "@kibitz/protocols";
import { expectOk } from "@kibitz/rules";
import type { Command } from "commander";
import type { Console } from "../console.ts";
import { slicedPerft } from "../sliced-perft.ts";

export function addUci(program: Command, console: Console): void {
  program
    .command("uci")
    .description("speak the Universal Chess Interface on standard input and output, in every game")
    .action(() => speakUci(console));
}

const DEFAULT_HASH_MB = 16;

async function speakUci(console: Console): Promise<void> {
  const engine = createDialogue<unknown, unknown, string>({
    name: "Kibitz 0.1",
    author: "the Kibitz developers",
    capabilities: {
      defaultHashMb: DEFAULT_HASH_MB,
      maxHashMb: chessKernel.maxHashMiB,
      maxThreads: chessKernel.maxThreads,
      elo: { min: MIN_ELO, max: MAX_ELO },
      levels: LEVELS.length,
    },
    variants: UCI_VARIANTS,
    seatFor: seatKeeper(),
    send: (line) => console.print(line),
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

type AnySeat = UciSeat<unknown, unknown, string>;

/** Seats as settings ask for them; each is made once, and its kernel starts when it is needed. */
function seatKeeper(): (settings: UciSettings) => AnySeat {
  const seats = new Map<string, AnySeat>();
  return ({ variant = "chess", rules, chess960 }) => {
    const text = rules ?? (chess960 ? "chess960" : "standard");
    const name = `${variant} ${text}`;
    const found = seats.get(name);
    if (found) return found;
    const seat: AnySeat = expectOk(arenaGame(variant, text))((arena): AnySeat => seatAt(arena));
    seats.set(name, seat);
    return seat;
  };
}

function seatAt<P, M, S extends string>({
  game,
  kernel,
  uci,
}: ArenaGame<P, M, S>): UciSeat<P, M, S> {
  let counter: Promise<KernelProbe<P, M>> | undefined;
  return {
    uciGame: uci,
    players: { createPlayer: (settings) => createPlayer(kernel, settings) },
    perft: async (line, depth, signal) => {
      counter ??= openKernel(kernel);
      return slicedPerft(game, await counter, line, depth, signal);
    },
  };
}

async function createPlayer<P, M, S extends string>(
  kernel: KernelSpec<P, M, S>,
  { hashMb, threads, moveOverheadMs, elo, level }: UciSettings,
): Promise<Player<P, M>> {
  const player = await createKernelPlayer(kernel, {
    hashMiB: hashMb,
    threads: Math.min(threads, kernel.maxThreads),
    overheadMs: moveOverheadMs,
  });
  const known = LEVELS.find((each): each is Level => each === level);
  const strength = elo !== undefined ? { elo } : known && { level: known };
  if (strength === undefined) return player;
  return createLevelledPlayer(player, { game: kernel.game, strength, seed: randomInt(2 ** 32) });
}
