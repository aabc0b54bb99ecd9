import { createIgisoro } from "@kibitz/rules/igisoro";
import { createRandom, startLine } from "@kibitz/rules";
import { openIgisoroLaboratory } from "@kibitz/engine/igisoro-laboratory";
const game = createIgisoro();
const lab = await openIgisoroLaboratory({ game });
const random = createRandom(5);
let found = 0, tried = 0;
const t0 = process.cpuUsage().user;
while (found < 6 && process.cpuUsage().user - t0 < 6e6) {
  tried++;
  const n = 6 + random.below(30);
  const south = Array<number>(16).fill(0), north = Array<number>(16).fill(0);
  for (let i = 0; i < n; i++) south[random.below(16)]!++;
  north[9] = 64 - n;
  const line = startLine(game, { pits: { south, north }, sideToMove: "south", plies: 4 });
  lab.load(line);
  const pits = new Set([...lab.legalMoves()].map((c) => c & 15));
  const missing = south.flatMap((s, p) => (s >= 2 && !pits.has(p) ? [p] : []));
  if (missing.length) { found++; console.log(game.notation.formatPosition(line.position), missing, pits.size); }
}
console.log({ tried, found });
