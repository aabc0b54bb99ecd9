import {
  type GameRecord,
  type PgnReading,
  readIgisoroRecords,
  readKalahRecords,
  readOwareRecords,
  writeIgisoroRecord,
  writeKalahRecord,
  writeOwareRecord,
} from "@kibitz/records";
import type { Game } from "@kibitz/rules";
import { createIgisoro } from "@kibitz/rules/igisoro";
import { createKalah } from "@kibitz/rules/kalah";
import type { MancalaSide } from "@kibitz/rules/mancala";
import { createOware } from "@kibitz/rules/oware";
import { describe, expect, it, test } from "vitest";
import type { Place, Shape } from "../../board/board-props.ts";
import { drawnShapes, shapesOf } from "../../board/drawn-shapes.ts";
import { pitPlace, placesFor, storePlace } from "./places.ts";

const places = placesFor<{ readonly sideToMove: MancalaSide }, never>(() => undefined);

const circles = (drawn: readonly Place[]): readonly Shape[] =>
  drawn.map((from) => ({ colour: "green", from }));

const pitsOf = (count: number): readonly Place[] =>
  (["south", "north"] as const).flatMap((side) =>
    Array.from({ length: count }, (_, pit) => pitPlace(side, pit)),
  );

const stores = [storePlace("south"), storePlace("north")];

const arrows: readonly Shape[] = [
  { colour: "blue", from: pitPlace("south", 2), to: pitPlace("north", 3) },
  { colour: "red", from: pitPlace("north", 0), to: pitPlace("south", 5) },
];

/** What is drawn at the start of a game, as text and as it comes back to the board. */
function exchange<P, M, G extends Game<P, M, MancalaSide>>(
  game: G,
  write: (game: G, record: GameRecord<P, M>) => string,
  read: (text: string) => Iterable<PgnReading<P, M, G>>,
  shapes: readonly Shape[],
) {
  const tree = { shapes: drawnShapes(places, shapes), children: [] };
  const text = write(game, { tags: new Map(), start: game.start(), tree, result: "*" });
  return { text, ...onBoard(read(text)) };
}

function onBoard<P, M, G>(readings: Iterable<PgnReading<P, M, G>>) {
  const [reading] = [...readings];
  const tree = reading?.record?.tree;
  return {
    shapes: shapesOf(places, tree?.shapes),
    comments: tree?.comments ?? [],
    faults: reading?.faults,
  };
}

describe("what is drawn on a board comes back from its record", () => {
  test("of Kalah, whatever its size", () => {
    const shapes = [...circles([...pitsOf(9), ...stores]), ...arrows];
    const game = createKalah({ pits: 9 });
    const read = exchange(game, writeKalahRecord, readKalahRecords, shapes);
    expect(read).toMatchObject({ shapes, comments: [], faults: [] });
    expect(read.text).toContain(
      "{[%csl Ga1,Gb1,Gc1,Gd1,Ge1,Gf1,Gg1,Gh1,Gi1,Ga2,Gb2,Gc2,Gd2,Ge2,Gf2,Gg2,Gh2,Gi2,Gs1,Gs2] [%cal Bc1d2,Ra2f1]}",
    );
  });

  test("of Oware", () => {
    const shapes = [...circles([...pitsOf(6), ...stores]), ...arrows];
    const read = exchange(createOware(), writeOwareRecord, readOwareRecords, shapes);
    expect(read).toMatchObject({ shapes, comments: [], faults: [] });
  });

  test("of Igisoro, whose two rows of a side are one ring", () => {
    const shapes = [...circles(pitsOf(16)), ...arrows];
    const read = exchange(createIgisoro(), writeIgisoroRecord, readIgisoroRecords, shapes);
    expect(read).toMatchObject({ shapes, comments: [], faults: [] });
    expect(read.text).toContain("Gp1,Ga2");
  });
});

describe("names of places in files", () => {
  it("are those of the documented form", () => {
    const { shapes } = onBoard(readKalahRecords("{[%csl Ga1,Rs2] [%cal Bc1d2]} c *"));
    expect(shapes).toEqual([
      { colour: "green", from: pitPlace("south", 0) },
      { colour: "red", from: storePlace("north") },
      { colour: "blue", from: pitPlace("south", 2), to: pitPlace("north", 3) },
    ]);
  });

  it("that no board has leave their shapes out and the game as it is", () => {
    const { shapes, faults } = onBoard(readKalahRecords("{[%csl Gq1,Ga3,Gb2]} c *"));
    expect(shapes).toEqual(circles([pitPlace("north", 1)]));
    expect(faults).toEqual([]);
  });

  it("without a row are words of a comment", () => {
    const text = "{[%csl GA,Rs] [%cal BCd]} c *";
    const read = onBoard(readKalahRecords(text));
    expect(read).toEqual({ shapes: [], comments: ["[%csl GA,Rs] [%cal BCd]"], faults: [] });
  });
});
