import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { eventually, type OpenOptions, PHONE, play, square, useStudio } from "./browser.ts";

const studio = useStudio();

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING = "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 1";
const PROMOTION = "3r2k1/4Pppp/8/8/8/8/8/4K3 w - - 0 1";
const CHECK = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";

/** A position on a board where both sides are free to move. */
async function openBoard(fen: string, options?: OpenOptions): Promise<Page> {
  const page = await studio.open(`/chess/analysis/${fen.replaceAll(" ", "_")}`, options);
  await square(page, "e1").waitFor();
  return page;
}

const label = (page: Page, name: string) => square(page, name).getAttribute("aria-label");
const isSelected = (page: Page, name: string) => square(page, name).getAttribute("aria-selected");

async function centreOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await square(page, name).boundingBox();
  if (box === null) throw new Error(`${name} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Button = "left" | "right";

/** Presses on one square and moves to another, without letting go. */
async function startDrag(page: Page, from: string, to: string, button: Button): Promise<void> {
  const [start, end] = [await centreOf(page, from), await centreOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button });
  await page.mouse.move(end.x, end.y, { steps: 4 });
}

async function drag(page: Page, from: string, to: string, button: Button = "left"): Promise<void> {
  await startDrag(page, from, to, button);
  await page.mouse.up({ button });
}

/** The shapes that a person has drawn, by their colours. */
const drawnShapes = (page: Page) =>
  page
    .locator(".board-drawing .shape")
    .evaluateAll((shapes) => shapes.map((shape) => shape.getAttribute("class")));

/** Notes every way that a script sends a piece on, since a look at the right moment may miss it. */
function noteGlides(): void {
  const glides: unknown[] = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (this: Element, frames, timing) {
    if (Array.isArray(frames)) glides.push(frames.map(({ transform }) => transform));
    return animate.call(this, frames, timing);
  };
  Object.assign(window, { glides });
}

/** The ways on which pieces have been sent so far. */
const glides = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly glides: readonly unknown[] }).glides);

describe("the board by pointer", () => {
  test("a click shows where a piece may go, a second one moves it there", async () => {
    const page = await openBoard(START);
    await square(page, "g1").click();
    expect(await label(page, "f3")).toBe("f3, empty, can move here");
    expect(await isSelected(page, "g1")).toBe("true");
    await square(page, "f3").click();
    await eventually(() => label(page, "f3")).toBe("f3, white knight, last move");
    expect(await isSelected(page, "g1")).toBeNull();
  });

  test("the clicks of assistive programs, which come without a pointer, do the same", async () => {
    const page = await openBoard(START);
    await square(page, "b1").dispatchEvent("click");
    expect(await isSelected(page, "b1")).toBe("true");
    await square(page, "c3").dispatchEvent("click");
    await eventually(() => label(page, "c3")).toBe("c3, white knight, last move");
  });

  test("a piece is dragged to its square, and is not seen gliding there again", async () => {
    const page = await openBoard(START, { before: noteGlides });
    await drag(page, "e2", "e4");
    expect(await label(page, "e4")).toBe("e4, white pawn, last move");
    expect(await glides(page)).toEqual([]);
  });

  test("Escape, the right button and the edge of the board give a dragged piece back", async () => {
    const page = await openBoard(START);
    await startDrag(page, "e2", "e4", "left");
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await startDrag(page, "d2", "d4", "left");
    await page.mouse.down({ button: "right" });
    await page.mouse.up({ button: "right" });
    await page.mouse.up();
    await startDrag(page, "c2", "c4", "left");
    await page.mouse.move(2, 2, { steps: 3 });
    await page.mouse.up();
    for (const name of ["e2", "d2", "c2"]) expect(await label(page, name)).toMatch(/white pawn$/);
    expect(await drawnShapes(page)).toEqual([]);
  });

  test("castling is the king's square, the rook's square or the king on the rook", async () => {
    const page = await openBoard(CASTLING);
    await drag(page, "e1", "h1");
    await eventually(() => label(page, "g1")).toBe("g1, white king, last move");
    await play(page, "e8", "c8");
    await eventually(() => label(page, "d8")).toBe("d8, black rook");
    expect(await label(page, "c8")).toBe("c8, black king, last move");
  });

  test("a king in check is named so", async () => {
    const page = await openBoard(CHECK);
    expect(await label(page, "e1")).toBe("e1, white king, in check");
  });

  test("the right button draws, the same again removes, a click clears", async () => {
    const page = await openBoard(START);
    await drag(page, "e2", "e4", "right");
    await drag(page, "d4", "d4", "right");
    await page.keyboard.down("Shift");
    await drag(page, "g1", "f3", "right");
    await page.keyboard.up("Shift");
    await eventually(() => drawnShapes(page)).toEqual([
      "arrow shape green",
      "shape green",
      "arrow shape red",
    ]);
    await drag(page, "e2", "e4", "right");
    await eventually(() => drawnShapes(page)).toHaveLength(2);
    await square(page, "a5").click();
    await eventually(() => drawnShapes(page)).toEqual([]);
  });

  test("a finger drags a piece without scrolling the page", async () => {
    const page = await openBoard(START, { viewport: PHONE, touch: true });
    const touch = await page.context().newCDPSession(page);
    const send = (
      type: "touchStart" | "touchMove" | "touchEnd",
      touchPoints: { x: number; y: number }[],
    ) => touch.send("Input.dispatchTouchEvent", { type, touchPoints });
    const [from, to] = [await centreOf(page, "e2"), await centreOf(page, "e4")];
    await send("touchStart", [from]);
    await send("touchMove", [{ x: from.x, y: from.y - 20 }]);
    await send("touchMove", [to]);
    await send("touchEnd", []);
    await eventually(() => label(page, "e4")).toBe("e4, white pawn, last move");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await square(page, "e7").tap();
    await square(page, "e5").tap();
    await eventually(() => label(page, "e5")).toBe("e5, black pawn, last move");
  });
});

describe("the board by keys", () => {
  test("arrows move the focus, Enter selects and moves", async () => {
    const page = await openBoard(START);
    await square(page, "e1").focus();
    for (const key of ["ArrowUp", "Enter", "ArrowUp", "ArrowUp", " "]) {
      await page.keyboard.press(key);
    }
    await eventually(() => label(page, "e4")).toBe("e4, white pawn, last move");
    const focused = page.locator(":focus");
    expect(await focused.getAttribute("aria-label")).toBe("e4, white pawn, last move");
    for (const [key, name] of [
      ["Home", "a4"],
      ["PageUp", "a8"],
      ["Control+End", "h1"],
      ["ArrowRight", "h1"],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused.getAttribute("aria-label")).toMatch(new RegExp(`^${name}, `));
    }
  });

  test("a selection says where the piece can go, and Escape puts it down", async () => {
    const page = await openBoard(START);
    await square(page, "g1").focus();
    await page.keyboard.press("Enter");
    await page.getByText("g1, white knight, can move to f3, h3.").waitFor({ state: "attached" });
    await page.keyboard.press("Escape");
    expect(await isSelected(page, "g1")).toBe("false");
  });

  test("the board is one tab stop, and the focus stays on its square when it is turned", async () => {
    const page = await openBoard(START);
    expect(await page.locator('[role="gridcell"][tabindex="0"]').count()).toBe(1);
    await square(page, "b3").focus();
    await page.keyboard.press("f");
    await eventually(() => page.getByRole("gridcell").first().getAttribute("aria-label")).toMatch(
      /^h1, /,
    );
    expect(await page.locator(":focus").getAttribute("aria-label")).toBe("b3, empty");
  });

  test("Shift and Enter draw an arrow", async () => {
    const page = await openBoard(START);
    await square(page, "g1").focus();
    for (const key of ["Shift+Enter", "ArrowUp", "ArrowUp", "ArrowLeft", "Shift+Enter"]) {
      await page.keyboard.press(key);
    }
    await eventually(() => drawnShapes(page)).toEqual(["arrow shape green"]);
  });

  test("an arrow key goes through the game while the board is used by mouse", async () => {
    const page = await openBoard(START);
    await play(page, "e2", "e4");
    await eventually(() => label(page, "e4")).toMatch(/white pawn/);
    await page.keyboard.press("ArrowLeft");
    await eventually(() => label(page, "e4")).toBe("e4, empty");
  });
});

describe("promotion", () => {
  test("is chosen on the square, by keys too, and Escape steps back", async () => {
    const page = await openBoard(PROMOTION);
    const menu = page.getByRole("menu", { name: "Promote the pawn on e8 to" });
    await play(page, "e7", "e8");
    expect(await menu.getByRole("menuitem").count()).toBe(4);
    await page.keyboard.press("Escape");
    expect(await menu.count()).toBe(0);
    expect(await label(page, "e7")).toBe("e7, white pawn");
    await play(page, "e7", "e8");
    await page.locator(".promotion-veil").click({ position: { x: 5, y: 200 } });
    await eventually(() => menu.count()).toBe(0);
    await drag(page, "e7", "d8");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await eventually(() => label(page, "d8")).toBe("d8, white knight, last move");
  });

  test("gives the focus back to the square from which keys called it", async () => {
    const page = await openBoard(PROMOTION);
    await square(page, "e7").focus();
    for (const key of ["Enter", "ArrowUp", "Enter", "b", "Enter"]) await page.keyboard.press(key);
    await eventually(() => label(page, "e8")).toBe("e8, white bishop, last move");
    expect(await page.locator(":focus").getAttribute("aria-label")).toMatch(/^e8, /);
  });
});

/** Lets a test keep the engine waiting, by holding back what is said to its workers. */
function holdWorkers(): void {
  const { postMessage } = Worker.prototype;
  const held: (() => void)[] = [];
  let holds = false;
  Worker.prototype.postMessage = function (this: Worker, ...said: [unknown]) {
    const send = (): void => postMessage.apply(this, said);
    if (holds) held.push(send);
    else send();
  };
  const hold = (): void => {
    holds = true;
  };
  const release = (): void => {
    holds = false;
    for (const send of held.splice(0)) send();
  };
  Object.assign(window, { workers: { hold, release } });
}

const workers = (page: Page, does: "hold" | "release") =>
  page.evaluate(
    (what) =>
      (window as unknown as { readonly workers: Record<string, () => void> }).workers[what]?.(),
    does,
  );

describe("premoves", () => {
  test("are shown, taken back, and made when the turn comes", async () => {
    const page = await studio.open("/chess", { before: holdWorkers });
    await square(page, "e2").waitFor();
    await workers(page, "hold");
    await play(page, "e2", "e4");
    await square(page, "d2").click();
    await eventually(() => label(page, "d4")).toBe("d4, empty, can go here next");
    await square(page, "d3").click();
    await eventually(() => label(page, "d3")).toBe("d3, empty, premove");
    await page.keyboard.press("Escape");
    await eventually(() => label(page, "d3")).toBe("d3, empty");
    await drag(page, "a2", "a3");
    await eventually(() => label(page, "a2")).toBe("a2, white pawn, premove");
    await workers(page, "release");
    await eventually(() => label(page, "a3")).toMatch(/^a3, white pawn/);
  });
});

describe("motion", () => {
  test("pieces glide, two of them when one castles", async () => {
    const page = await openBoard(CASTLING, { before: noteGlides });
    await play(page, "e1", "g1");
    await eventually(() => glides(page)).toEqual([
      ["translate(400px, 700px)", "translate(600px, 700px)"],
      ["translate(700px, 700px)", "translate(500px, 700px)"],
    ]);
  });

  test("nothing glides for those who ask for less motion", async () => {
    const page = await openBoard(CASTLING, { reducedMotion: "reduce", before: noteGlides });
    await play(page, "d2", "d7");
    await eventually(() => label(page, "d7")).toBe("d7, white queen, last move");
    expect(await glides(page)).toEqual([]);
    expect(await page.locator(".piece.leaving").count()).toBe(0);
  });
});

test("the accessibility tree holds a grid of eight rows and sixty-four named cells", async () => {
  const page = await openBoard(START);
  const tree = await page.context().newCDPSession(page);
  const { nodes } = await tree.send("Accessibility.getFullAXTree");
  const named = (role: string): unknown[] =>
    nodes
      .filter((node) => !node.ignored && node.role?.value === role)
      .map(({ name }) => name?.value);
  expect(named("grid")).toEqual(["Chess board"]);
  expect(named("row")).toHaveLength(8);
  const cells = named("gridcell");
  expect(cells).toHaveLength(64);
  expect(cells.slice(0, 2)).toEqual(["a8, black rook", "b8, black knight"]);
  expect(cells.at(-1)).toBe("h1, white rook");
});
