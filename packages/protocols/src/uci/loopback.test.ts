import { type Player, randomPlayer } from "@kibitz/engine";
import { type Game, type Line, startLine } from "@kibitz/rules";
import { chess, chess960Start, createChess } from "@kibitz/rules/chess";
import { createIgisoro } from "@kibitz/rules/igisoro";
import { createKalah } from "@kibitz/rules/kalah";
import { createOware } from "@kibitz/rules/oware";
import { describe, expect, it } from "vitest";
import { seatsOf } from "../testing/games-engine.ts";
import type { LineTransport } from "../transport.ts";
import { chessUci, createUciEngine } from "./chess.ts";
import { createDialogue, type UciEngine } from "./engine.ts";
import type { UciGame } from "./game.ts";
import { igisoroUci, kalahUci, owareUci } from "./mancala.ts";
import { createUciPlayer } from "./player.ts";
import { UCI_VARIANTS } from "./variants.ts";

const SEED = 7;
const COMMON = {
  name: "Looped",
  author: "the authors",
  capabilities: { defaultHashMb: 1, maxHashMb: 1, maxThreads: 1 },
};

/** An engine side of ours as a program that our controller side drives. */
function looped(start: (send: (line: string) => void) => UciEngine): LineTransport {
  let receive: (line: string) => void = () => {};
  const engine = start((line) => queueMicrotask(() => receive(line)));
  return {
    send: (line) => engine.receive(line),
    onLine: (listener) => {
      receive = listener;
    },
    onExit: () => {},
    close: () => engine.endOfInput(),
  };
}

const chessEngine = () =>
  looped((send) =>
    createUciEngine({
      ...COMMON,
      createPlayer: () => randomPlayer({ game: chess, seed: SEED }),
      send,
    }),
  );

const gamesEngine = () =>
  looped((send) =>
    createDialogue({
      ...COMMON,
      variants: UCI_VARIANTS,
      seatFor: seatsOf((game) => randomPlayer({ game, seed: SEED })),
      send,
    }),
  );

async function play<P, M, S extends string>(
  game: Game<P, M, S>,
  player: Player<P, M>,
  start: P,
): Promise<Line<P, M>> {
  let line = startLine(game, start);
  while (line.moves.length < 120) {
    const { move } = await player.analyse(line, { depth: 1 }).best;
    if (move === undefined) break;
    line = game.play(line, move);
  }
  await player.close();
  return line;
}

/** A game behind the protocol is the game without it. */
async function prove<P, M, S extends string>(
  transport: LineTransport,
  uciGame: UciGame<P, M, S>,
  start: P = uciGame.game.start(),
): Promise<Line<P, M>> {
  const { game } = uciGame;
  const behind = await play(game, await createUciPlayer(transport, uciGame), start);
  const direct = await play(game, randomPlayer({ game, seed: SEED }), start);
  expect(behind.moves).toEqual(direct.moves);
  return behind;
}

describe("a player behind the protocol", () => {
  const chess960 = createChess({ variant: "chess960" });

  it.each([
    ["standard chess", chess, chess.start()],
    ["Chess960", chess960, chess960Start(0)],
    ["Chess960", chess960, chess960Start(959)],
  ] as const)("plays the same game of %s as without it", async (_, game, start) => {
    const line = await prove(chessEngine(), chessUci(game), start);
    expect(line.moves.length).toBeGreaterThan(20);
  });

  it("plays the same games of Kalah, to their ends, in any size", async () => {
    for (const rules of [{}, { pits: 3, seeds: 9, pie: true, emptyCapture: true }]) {
      const game = createKalah(rules);
      const line = await prove(gamesEngine(), kalahUci(game));
      expect(game.outcome(line)).toBeDefined();
    }
  });

  it("plays the same game of Oware and of Igisoro", async () => {
    await prove(gamesEngine(), owareUci(createOware({ grandSlam: "captures-all" })));
    const igisoro = createIgisoro({ start: "outer-rows" });
    const line = await prove(gamesEngine(), igisoroUci(igisoro));
    expect(line.moves.length).toBeGreaterThan(4);
  });
});

describe("an external player of a game that counts points", () => {
  it("reports estimates and proofs in points", async () => {
    const game = createKalah();
    const { transport, say } = scripted(["option name UCI_Variant type combo var kalah"]);
    const player = await createUciPlayer(transport, kalahUci(game));
    const analysis = player.analyse(startLine(game), { depth: 3 });
    say("info depth 2 score cp -150 pv c f");
    say("info depth 3 score cp 800 exact pv c");
    say("bestmove c");
    const scores = [];
    for await (const { score } of analysis) scores.push(score);
    expect(scores).toEqual([
      { kind: "points", value: -1.5 },
      { kind: "exact", value: 8 },
    ]);
    await player.close();
  });

  it("must know the game and its rules", async () => {
    const game = createKalah({ seeds: 5 });
    const chessOnly = createUciPlayer(scripted([]).transport, kalahUci(game));
    await expect(chessOnly).rejects.toThrow(/has no option 'UCI_Variant'/);
    const standardOnly = scripted(["option name UCI_Variant type combo var kalah"]);
    const player = createUciPlayer(standardOnly.transport, kalahUci(game));
    await expect(player).rejects.toThrow(/has no option 'KalahRules'/);
  });
});

/** A program of these options that says what the test has it say. */
function scripted(options: readonly string[]) {
  let say: (line: string) => void = () => {};
  const answers: Readonly<Record<string, readonly string[]>> = {
    uci: [...options, "uciok"],
    isready: ["readyok"],
  };
  const transport: LineTransport = {
    send: (line) => queueMicrotask(() => (answers[line] ?? []).forEach((each) => void say(each))),
    onLine: (listener) => {
      say = listener;
    },
    onExit: () => {},
    close: async () => {},
  };
  return { transport, say: (line: string) => say(line) };
}
