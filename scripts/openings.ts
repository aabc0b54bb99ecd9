/**
 * Writes openings for chess matches to standard output, as PGN:
 *
 *   npx tsx scripts/openings.ts [COUNT] > data/openings/chess.pgn
 *
 * Debian's Stockfish draws the moves among good ones and judges the ends; at a
 * fixed depth and on one thread it does the same every time. See
 * `data/openings/README.md`.
 */
import { generateOpenings, type OpeningRecipe, startProcess } from "@kibitz/arena";
import { createUciPlayer, standardUci } from "@kibitz/protocols";
import { playAll, startLine } from "@kibitz/rules";
import { type ChessLine, chess } from "@kibitz/rules/chess";

const RECIPE: OpeningRecipe = {
  count: Number(process.argv[2] ?? 500),
  plies: 8,
  seed: 20,
  choice: { limits: { depth: 9 }, multiPv: 6, spreadCp: 25 },
  balance: { limits: { depth: 12 }, maxCp: 60 },
};

function moveText({ start, moves }: ChessLine): string {
  return moves
    .map((move, ply) => {
      const before = playAll(chess, startLine(chess, start), moves.slice(0, ply));
      const number = ply % 2 === 0 ? `${ply / 2 + 1}. ` : "";
      return number + chess.notation.formatMove(move, before);
    })
    .join(" ");
}

function writeOpening(number: number, line: ChessLine): void {
  const tags = [`[Event "Opening ${number}"]`, '[Result "*"]'];
  process.stdout.write(`${tags.join("\n")}\n\n${moveText(line)} *\n\n`);
}

const player = await createUciPlayer(startProcess(["/usr/games/stockfish"]), standardUci, {
  engineOptions: { Threads: 1, Hash: 64 },
});
let number = 0;
for await (const line of generateOpenings(chess, player, RECIPE)) writeOpening(++number, line);
await player.close();
