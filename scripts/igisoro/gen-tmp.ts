import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { openIgisoroLaboratory } from "@kibitz/engine/igisoro-laboratory";
import { createRandom } from "@kibitz/rules";
import { writeRows } from "./rows.ts";
import { type Judged, playJudged, randomOpening } from "./self-play.ts";

const [folder = "", seed = "1", games = "100", nodes = "800", weights] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const lab = await openIgisoroLaboratory({ hashMiB: 4 });
if (weights && existsSync(weights)) lab.setWeights(JSON.parse(readFileSync(weights, "utf8")));
const random = createRandom(Number(seed));
const rows: Judged[] = [];
const t = process.cpuUsage().user;
let played = 0,
  plies = 0,
  draws = 0;
while (played < Number(games)) {
  const opening = randomOpening(lab, random, 2 + random.below(9));
  if (!opening) continue;
  const r = playJudged(lab, opening, Number(nodes));
  if (r[0]?.result === 0.5) draws++;
  plies += r.length;
  played++;
  rows.push(...r);
  if (played % 500 === 0) writeRows(`${folder}/${seed}.rows`, rows);
}
writeRows(`${folder}/${seed}.rows`, rows);
console.log({
  played,
  positions: rows.length,
  plies: plies / played,
  draws,
  cpuS: (process.cpuUsage().user - t) / 1e6,
});
