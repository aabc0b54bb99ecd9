import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFaults, eventually, overhang, PHONE, square, useStudio } from "./browser.ts";

const studio = useStudio();

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const field = (page: Page) => page.getByRole("textbox", { name: "FEN" });
const fenIs = (page: Page, fen: string) => eventually(() => field(page).inputValue()).toBe(fen);
const brush = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const addressOf = (fen: string) => `chess/editor/${fen.replaceAll(" ", "_")}`;

async function centreOf(element: Locator): Promise<readonly [number, number]> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("the element is not drawn");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function drag(page: Page, from: Locator, to: readonly [number, number]): Promise<void> {
  await page.mouse.move(...(await centreOf(from)));
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
  await page.mouse.up();
}

describe("pieces", () => {
  test("are dragged from the tray, across the board and off it", async () => {
    const page = await studio.open(addressOf("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    const tray = page.getByTitle("Put a white queen");
    await drag(page, tray, await centreOf(square(page, "d4")));
    await fenIs(page, "4k3/8/8/8/3Q4/8/8/R3K3 w Q - 0 1");
    await drag(page, square(page, "d4"), await centreOf(square(page, "h8")));
    await fenIs(page, "4k2Q/8/8/8/8/8/8/R3K3 w Q - 0 1");
    await drag(page, square(page, "a1"), [20, 400]);
    await fenIs(page, "4k2Q/8/8/8/8/8/8/4K3 w - - 0 1");
    await page.getByText("could take the king on e8").waitFor();
  });

  test("are chosen, put by clicks and taken away by the right button", async () => {
    const page = await studio.open(addressOf("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    await page.getByTitle("Put a black knight").click();
    await square(page, "c4").click();
    await square(page, "d4").click();
    await fenIs(page, "4k3/8/8/8/2nn4/8/8/4K3 w - - 0 1");
    await square(page, "d4").click();
    await fenIs(page, "4k3/8/8/8/2n5/8/8/4K3 w - - 0 1");
    await square(page, "c4").click({ button: "right" });
    await fenIs(page, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    await page.keyboard.press("Escape");
    expect(await brush(page, "Move pieces").isChecked()).toBe(true);
  });

  test("are set up with keys alone", async () => {
    const page = await studio.open(addressOf("8/8/8/8/8/8/8/8 w - - 0 1"));
    await page.getByRole("grid").locator("[tabindex='0']").focus();
    for (const key of ["Control+Home", "ArrowRight", "k", "Control+End", "Q", "ArrowLeft", "K"]) {
      await page.keyboard.press(key);
    }
    await fenIs(page, "1k6/8/8/8/8/8/8/6KQ w - - 0 1");
    await square(page, "g1").and(page.getByLabel("g1, white king")).waitFor();
    await page.keyboard.press("Delete");
    await fenIs(page, "1k6/8/8/8/8/8/8/7Q w - - 0 1");
    await page.keyboard.press("Control+z");
    await fenIs(page, "1k6/8/8/8/8/8/8/6KQ w - - 0 1");
  });
});

test("a position is typed by hand, through all that is none yet", async () => {
  const page = await studio.open(addressOf("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
  await field(page).click();
  await page.keyboard.press("Control+a");
  const halfWritten = "4k3//8/8/8/8/8/4K2R/ ? w % - ";
  await page.keyboard.type(halfWritten);
  await fenIs(page, halfWritten);
  await page.reload();
  await fenIs(page, halfWritten.trim());
});

describe("what does not stand on the board", () => {
  test("only rights and squares that the board bears can be given", async () => {
    const page = await studio.open(addressOf("4k3/8/8/3pP3/8/8/8/4K2R w - - 0 1"));
    const right = (name: string) => page.getByRole("checkbox", { name });
    expect(await right("Black O-O, king side").isDisabled()).toBe(true);
    await right("White O-O, king side").check();
    await page.getByLabel("En passant").selectOption("d6");
    await page.getByLabel("Move number").fill("12");
    await page.keyboard.press("Tab");
    await fenIs(page, "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 12");
    await page.getByRole("radio", { name: "Black", exact: true }).check({ force: true });
    await fenIs(page, "4k3/8/8/3pP3/8/8/8/4K2R b K - 0 12");
  });

  test("a text is read as it is pasted, and told why it is no position", async () => {
    const page = await studio.open("chess/editor/");
    await fenIs(page, START);
    await field(page).fill("4k3/8/8/8/8/8/8/8 w - - 0 1");
    await page.getByText("White has no king; put one on the board.").waitFor();
    expect(await button(page, "Analyse this").isDisabled()).toBe(true);
    await field(page).fill("4k3/8/8/9/8/8/8/4K3");
    await page.getByText(/"9" on rank 5 is neither a piece/).waitFor();
    await square(page, "e8").and(page.getByLabel("black king")).waitFor();
    await field(page).fill(" 4k3/8/8/8/8/8/8/4K3   b - - 3 40 ");
    await button(page, "Copy FEN").click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await eventually(copied).toContain("4k3/8/8/8/8/8/8/4K3 b - - 3 40");
  });
});

describe("the draft", () => {
  test("stands in the address, and clearing the board can be undone", async () => {
    const page = await studio.open("chess/editor/");
    await button(page, "Clear the board").click();
    await fenIs(page, "8/8/8/8/8/8/8/8 w - - 0 1");
    await page.reload();
    await fenIs(page, "8/8/8/8/8/8/8/8 w - - 0 1");
    await button(page, "Start position").click();
    await fenIs(page, START);
    await button(page, "Undo").click();
    await fenIs(page, "8/8/8/8/8/8/8/8 w - - 0 1");
    await button(page, "Redo").click();
    await fenIs(page, START);
  });

  test("goes to the analysis and into a game", async () => {
    const page = await studio.open(addressOf("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    await button(page, "Analyse this").click();
    await page.waitForURL(/\/chess\/analysis\/4k3\/8\/8\/8\/8\/8\/4P3\/4K3_w_-_-_0_1$/);
    await square(page, "e2").and(page.getByLabel("white pawn")).waitFor();
    await page.goBack();
    await button(page, "Play from here").click();
    await square(page, "e8").and(page.getByLabel("black king")).waitFor();
    await square(page, "d8").and(page.getByLabel("empty")).waitFor();
  });
});

test("axe finds no fault, and a phone has room for it", async () => {
  const page = await studio.open(addressOf("8/8/8/8/8/8/8/4K3 w - - 0 1"), { viewport: PHONE });
  await fenIs(page, "8/8/8/8/8/8/8/4K3 w - - 0 1");
  expect(await overhang(page)).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
});
