import { createRandom, startLine } from "@kibitz/rules";
import { createIgisoro } from "@kibitz/rules/igisoro";
import { createKalah } from "@kibitz/rules/kalah";
import type { PerSide } from "@kibitz/rules/mancala";
import { createOware } from "@kibitz/rules/oware";
import { expect, test } from "vitest";
import { AMAZONS_SCENES, AMAZONS_SIZE, type AmazonsScene, type Cell } from "./amazons.ts";
import { ATAXX_SCENES, ATAXX_SIZE } from "./ataxx.ts";
import { GO_STONES, type GoStone, goStonesAt } from "./go.ts";
import { type Sown, sowingScenes } from "./sowing.ts";

test("no stone of the Go opening lies on another or takes a chain's last liberty", () => {
  const lying = new Map<string, GoStone>();
  for (const stone of GO_STONES) {
    const name = `${stone.x},${stone.y}`;
    expect(lying.has(name)).toBe(false);
    lying.set(name, stone);
    for (const each of lying.values()) expect(liberties(each, lying)).toBeGreaterThan(0);
  }
});

test("the Go board fills, rests and is cleared", () => {
  const all = GO_STONES.length;
  expect([0, 1, all, all + 3, all + 4].map(goStonesAt)).toEqual([0, 1, all, all, 0]);
});

function liberties(stone: GoStone, lying: ReadonlyMap<string, GoStone>): number {
  const open = [stone];
  const chain = new Set<GoStone>(open);
  const free = new Set<string>();
  for (const { x, y } of open) {
    for (const [nx, ny] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      if (nx < 0 || ny < 0 || nx > 8 || ny > 8) continue;
      const near = lying.get(`${nx},${ny}`);
      if (near === undefined) free.add(`${nx},${ny}`);
      else if (near.colour === stone.colour && !chain.has(near)) {
        chain.add(near);
        open.push(near);
      }
    }
  }
  return free.size;
}

test("amazons glide and shoot like queens over free squares, White and Black in turn", () => {
  for (let index = 1; index < AMAZONS_SCENES.length; index += 2) {
    const [before, glided, shot] = AMAZONS_SCENES.slice(index - 1, index + 2);
    if (!before || !glided || !shot) throw new Error("every move has two scenes");
    const moved = glided.amazons.flatMap((to, amazon) =>
      sameCell(to, before.amazons[amazon]) ? [] : [amazon],
    );
    expect(moved).toHaveLength(1);
    const [amazon = 0] = moved;
    expect(amazon < 2).toBe(index % 4 === 1);
    expect(isFreeLine(before, before.amazons[amazon], glided.amazons[amazon])).toBe(true);
    expect(isFreeLine(glided, glided.amazons[amazon], shot.arrows.at(-1))).toBe(true);
  }
});

const sameCell = (a: Cell, b: Cell | undefined): boolean => a.x === b?.x && a.y === b.y;

function isFreeLine(scene: AmazonsScene, from: Cell | undefined, to: Cell | undefined): boolean {
  if (from === undefined || to === undefined) return false;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  if (steps === 0 || ![0, steps].includes(Math.abs(dx)) || ![0, steps].includes(Math.abs(dy))) {
    return false;
  }
  return Array.from({ length: steps }, (_, step) => ({
    x: from.x + ((step + 1) * dx) / steps,
    y: from.y + ((step + 1) * dy) / steps,
  })).every(
    (cell) =>
      cell.x >= 0 &&
      cell.y >= 0 &&
      cell.x < AMAZONS_SIZE &&
      cell.y < AMAZONS_SIZE &&
      ![...scene.amazons, ...scene.arrows].some((taken) => sameCell(taken, cell)),
  );
}

test("Ataxx discs are cloned or jump in turn, and turn what they touch", () => {
  ATAXX_SCENES.slice(1).forEach((after, index) => {
    const before = ATAXX_SCENES[index] ?? [];
    const mover = index % 2 === 0 ? "first" : "second";
    const filled = [...after.keys()].filter((cell) => after[cell] && !before[cell]);
    const emptied = [...after.keys()].filter((cell) => !after[cell] && before[cell]);
    expect(filled).toHaveLength(1);
    expect(emptied.length).toBeLessThanOrEqual(1);
    const [to = 0] = filled;
    expect(after[to]).toBe(mover);
    for (const cell of emptied) expect(before[cell]).toBe(mover);
    for (const near of neighbours(to)) expect([undefined, mover]).toContain(after[near]);
  });
});

function neighbours(cell: number): number[] {
  const [x, y] = [cell % ATAXX_SIZE, Math.floor(cell / ATAXX_SIZE)];
  return [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) => {
      const inside = x + dx >= 0 && x + dx < ATAXX_SIZE && y + dy >= 0 && y + dy < ATAXX_SIZE;
      return (dx !== 0 || dy !== 0) && inside ? [cell + dy * ATAXX_SIZE + dx] : [];
    }),
  );
}

/** Seeds in each place as the scenes show them, against the counts of the same game of the referee. */
function sownCounts<P, M>(sown: Sown<P, M>, storesOf: (position: P) => PerSide<number>) {
  const random = createRandom(11);
  let line = startLine(sown.game);
  return sowingScenes(sown, 11).map((scene) => {
    const { south, north } = sown.countsOf(line.position);
    const stores = storesOf(line.position);
    const shown = Array<number>(2 * (sown.pits + 1)).fill(0);
    for (const { place } of scene) shown[place] = (shown[place] ?? 0) + 1;
    const moves = sown.game.legalMoves(line);
    const move = moves[random.below(moves.length)];
    if (move !== undefined) line = sown.game.play(line, move);
    return { shown, counted: [...south, stores.south, ...north, stores.north] };
  });
}

test("the seeds of the sowing games lie as the referees count them", () => {
  const [kalah, oware, igisoro] = [createKalah(), createOware(), createIgisoro()];
  const games = [
    sownCounts(
      {
        game: kalah,
        pits: 6,
        countsOf: ({ pits }) => pits,
        stepsOf: ({ position }, move) => kalah.sowing(position, move).steps,
      },
      ({ stores }) => stores,
    ),
    sownCounts(
      {
        game: oware,
        pits: 6,
        countsOf: ({ pits }) => pits,
        stepsOf: (line, move) => oware.sowing(line, move).steps,
      },
      ({ stores }) => stores,
    ),
    sownCounts(
      {
        game: igisoro,
        pits: 16,
        countsOf: ({ pits }) => pits,
        stepsOf: ({ position }, move) => igisoro.sowing(position, move).steps,
      },
      () => ({ south: 0, north: 0 }),
    ),
  ];
  for (const scenes of games) {
    expect(scenes.length).toBeGreaterThan(10);
    for (const { shown, counted } of scenes) expect(shown).toEqual(counted);
  }
});
