import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  axeFaults,
  eventually,
  moves,
  notice,
  overhang,
  PHONE,
  play,
  square,
  useStudio,
  waitForMoves,
} from "./browser.ts";

const GAME = `[White "Morphy, Paul"]
[Black "Allies"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 {Too early.} 4. dxe5 Bxf3 (4... dxe5 5. Qxd8+ Kxd8) 5. Qxf3 dxe5
6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8
13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0
`;

const current = (page: Page) =>
  page.getByRole("list", { name: "Moves", exact: true }).locator('[aria-current="true"]');
const texts = (page: Page) => moves(page).allTextContents();
const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
const lines = (page: Page) =>
  page.getByRole("list", { name: "Engine lines" }).getByRole("listitem");

/** Pastes a text where no field has the focus. */
async function paste(page: Page, text: string): Promise<void> {
  await square(page, "e4").waitFor();
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await page.keyboard.press("Control+v");
}

async function chooseInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

describe("a study", () => {
  const studio = useStudio();

  test("grows by moves on the board, is walked with keys and comes back after a reload", async () => {
    const page = await studio.open("/chess/analysis");
    for (const [from, to] of [
      ["e2", "e4"],
      ["c7", "c5"],
      ["g1", "f3"],
    ] as const) {
      await play(page, from, to);
    }
    await waitForMoves(page, 3);
    await page.getByRole("button", { name: "One move back" }).click();
    await play(page, "c2", "c3");
    await eventually(() => texts(page)).toEqual(["e4", "c5", "Nf3", "c3"]);
    await page.locator("body").press("ArrowUp");
    expect(await current(page).textContent()).toBe("Nf3");
    await page.keyboard.press("Home");
    expect(await current(page).count()).toBe(0);
    await page.keyboard.press("j");
    await page.keyboard.press("ArrowRight");
    expect(await current(page).textContent()).toBe("c5");
    await eventually(() => page.url()).toMatch(/\?kept=.*&at=0\.0$/);
    await page.reload();
    await eventually(() => texts(page)).toEqual(["e4", "c5", "Nf3", "c3"]);
    expect(await current(page).textContent()).toBe("c5");
  });

  test("is edited from the menu of a move, and every edit can be undone", async () => {
    const page = await studio.open("/chess/analysis");
    await paste(page, "1. e4 e5 (1... c5 2. Nf3) 2. Nc3 *");
    await waitForMoves(page, 5);
    const sicilian = moves(page).filter({ hasText: "c5" });
    await sicilian.click({ button: "right" });
    await page.getByRole("menuitem", { name: "Make it the main line" }).click();
    await eventually(() => texts(page)).toEqual(["e4", "c5", "e5", "Nc3", "Nf3"]);
    await sicilian.click({ button: "right" });
    await page.getByRole("menuitemcheckbox", { name: "Good move" }).click();
    await eventually(() => texts(page)).toContain("c5!");
    await moves(page).filter({ hasText: "e5" }).click({ button: "right" });
    await page.getByRole("menuitem", { name: "Delete from here" }).click();
    await eventually(() => texts(page)).toEqual(["e4", "c5!", "Nf3"]);
    for (let edit = 0; edit < 3; edit++) await page.keyboard.press("Control+z");
    await eventually(() => texts(page)).toEqual(["e4", "e5", "c5", "Nf3", "Nc3"]);
    await page.keyboard.press("Control+Shift+z");
    await eventually(() => texts(page)).toEqual(["e4", "c5", "e5", "Nc3", "Nf3"]);
  });

  test("folds variations, by a click or by keys, and opens them for who walks in", async () => {
    const page = await studio.open("/chess/analysis");
    await paste(page, "1. e4 e5 (1... c5 2. Nf3 d6) 2. Nc3 *");
    await waitForMoves(page, 6);
    await page.getByRole("button", { name: "Variation 1… c5" }).click();
    await eventually(() => texts(page)).toEqual(["e4", "e5", "c5", "Nc3"]);
    await moves(page).filter({ hasText: "c5" }).click();
    await page.keyboard.press("ArrowRight");
    await eventually(() => texts(page)).toEqual(["e4", "e5", "c5", "Nf3", "d6", "Nc3"]);
    await current(page).focus();
    await page.keyboard.press("Shift+F10");
    await page.getByRole("menuitem", { name: "Comment" }).press("Enter");
    await eventually(() => page.locator("#analysis-comment:focus").count()).toBe(1);
  });

  test("takes comments, glyphs and drawings, which a file and a link carry on", async () => {
    const page = await studio.open("/chess/analysis");
    await play(page, "e2", "e4");
    await page.locator("body").press("c");
    await page.getByRole("textbox", { name: "Comment on e4" }).fill("Best by test.");
    await page.getByRole("button", { name: "Good move" }).click();
    await square(page, "g1").click({ button: "right" });
    await chooseInMenu(page, "Copy the game");
    await notice(page, "The game was copied.").waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.replace(/\s+/g, " ")).toContain("1. e4 $1 {[%csl Gg1] Best by test.} *");
    await chooseInMenu(page, "Copy a link");
    await notice(page, /The link was copied/).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await studio.open(link);
    await eventually(() => texts(other)).toEqual(["e4!"]);
    await other.getByText("Best by test.").waitFor();
  });

  test("of a game played here leaves that game as it was", async () => {
    const page = await studio.open("/chess");
    await page.getByRole("tab", { name: "New game" }).click();
    await page.getByText("Friend here", { exact: true }).click();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await play(page, "e2", "e4");
    await waitForMoves(page, 1);
    await eventually(() => page.url()).toMatch(/\/play\//);
    const id = page.url().split("/play/")[1];
    await page.goto(new URL(`/chess/analysis?kept=${id}&ply=1`, studio.url).href);
    await waitForMoves(page, 1);
    await play(page, "e7", "e5");
    await eventually(() => page.url()).not.toContain(id);
    await page.goto(new URL(`/chess/play/${id}`, studio.url).href);
    await waitForMoves(page, 1);
    expect(await moves(page).count()).toBe(1);
  });
});

describe("the engine", () => {
  const studio = useStudio();

  test("shows its lines, plays them by a click and its best move by a key", async () => {
    const page = await studio.open("/chess/analysis");
    await eventually(() => lines(page).getByRole("button").count()).toBeGreaterThan(8);
    expect(
      await page.getByRole("meter", { name: "Evaluation" }).getAttribute("aria-valuetext"),
    ).toMatch(/equal|better/);
    const third = lines(page).first().getByRole("button").nth(2);
    await third.click();
    await waitForMoves(page, 3);
    await page.locator("body").press("Home");
    await page.keyboard.press("Space");
    await eventually(() => current(page).count()).toBe(1);
    await page.keyboard.press("l");
    await page.getByText("The engine is off").waitFor();
  });

  test("says in words that a game is over", async () => {
    const page = await studio.open("/chess/analysis/7k/5KQ1/8/8/8/8/8/8_b_-_-_0_1");
    await page.getByText("White has won by checkmate.").waitFor();
  });

  test("that cannot start says so, and is started again when that is asked for", async () => {
    const page = await studio.open("/chess/analysis", {
      before: () => {
        const Real = Worker;
        let broken = true;
        Object.assign(window, { mend: () => (broken = false) });
        window.Worker = class extends Real {
          constructor(...given: ConstructorParameters<typeof Worker>) {
            if (broken) throw new Error("no workers today");
            super(...given);
          }
        };
      },
    });
    const alert = page.getByRole("region", { name: "Engine" }).getByRole("alert");
    await alert.waitFor();
    expect(await alert.textContent()).toContain("could not be started");
    await page.evaluate(() => (window as unknown as { mend(): void }).mend());
    await alert.getByRole("button", { name: "Try again" }).click();
    await eventually(() => lines(page).getByRole("button").count()).toBeGreaterThan(3);
  });

  test("shows what is threatened", async () => {
    const page = await studio.open(
      "/chess/analysis/rnbqkbnr/pppp1ppp/8/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR_b_KQkq_-_0_1",
    );
    await square(page, "e4").waitFor();
    await page.locator("body").press("x");
    const threats = page.getByRole("list", { name: "Threats" });
    await threats.getByText("Qxf7#").first().waitFor();
  });
});

describe("the addresses of studies", () => {
  const studio = useStudio();

  test("lead back from a new study to the one before", async () => {
    const page = await studio.open("/chess/analysis");
    await play(page, "e2", "e4");
    await page.waitForURL(/kept=/);
    await chooseInMenu(page, "Start anew");
    await waitForMoves(page, 0);
    await page.goBack();
    await waitForMoves(page, 1);
  });

  test("stay as they are when the keyboard goes past the masthead", async () => {
    const page = await studio.open("/chess/analysis/4k3/8/8/8/8/8/8/R3K3_w_Q_-_0_1");
    await square(page, "a1").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    expect(new URL(page.url()).hash).toBe("");
    await square(page, "a1").and(page.getByLabel("a1, white rook")).waitFor();
  });
});

describe("a report", () => {
  const studio = useStudio();

  test("judges a game, leads to its mistakes, teaches them and can be taken out again", async () => {
    const page = await studio.open("/chess/analysis");
    await paste(page, GAME);
    await waitForMoves(page, 36);
    const before = await texts(page);
    await page.locator("body").press("z");
    await page.getByText("Fast", { exact: true }).click();
    await page.getByRole("button", { name: "Report", exact: true }).click();
    await page.getByRole("button", { name: "Report again" }).waitFor({ timeout: 120_000 });
    await page.getByRole("slider", { name: "Evaluation graph" }).waitFor();
    await page.getByRole("button", { name: /^Blunders of Allies: [1-9]/ }).click();
    await tab(page, "Moves");
    expect(await current(page).textContent()).toContain("??");
    await tab(page, "Report");
    await page.getByRole("button", { name: /^Allies \(\d+\)/ }).click();
    const lesson = page.getByRole("region", { name: "Learn from the mistakes" });
    await lesson.getByText(/was played\. Find a better move for Black\./).waitFor();
    const said = page.getByRole("status", { name: "What happens" });
    const focused = (name: string) =>
      page.getByRole("button", { name, exact: true }).and(page.locator(":focus")).waitFor();
    await focused("Hint");
    await page.keyboard.press("Enter");
    await said.getByText("Where the move begins is marked.").waitFor();
    await page.getByRole("gridcell", { name: /, marked$/ }).waitFor();
    await page.getByRole("button", { name: "View the solution" }).press("Enter");
    await lesson.getByText(/Best was /).waitFor();
    await said.getByText(/Best was /).waitFor();
    await focused("Next");
    await page.getByRole("button", { name: "End the lesson" }).click();
    await page
      .getByRole("button", { name: /\(\d+\)$/ })
      .and(page.locator(":focus"))
      .waitFor();
    await page.getByRole("button", { name: "Remove the report" }).click();
    await tab(page, "Moves");
    await eventually(() => texts(page)).toEqual(before);
  }, 180_000);

  test("is read from a file of Lichess with evaluations, and not from what players say", async () => {
    const page = await studio.open("/chess/analysis");
    await paste(
      page,
      "1. e4 {[%eval 0.3]} e5 {[%eval 0.3]} 2. Nf3 {[%eval 0.3]} Nc6 {[%eval 0.3]} *",
    );
    await waitForMoves(page, 4);
    await tab(page, "Report");
    await page.getByText("The engine looks at every move of the main line").waitFor();
    await paste(
      page,
      '[Annotator "lichess.org"]\n\n' +
        "1. e4 {[%eval 0.3]} e5 {[%eval 0.3]} 2. Qh5 {[%eval 0.1]} g6 $4 {[%eval 6.0]} (2... Nc6) 3. Qxe5+ {[%eval 6.0]} *",
    );
    await waitForMoves(page, 6);
    await tab(page, "Report");
    await page.getByText("By the evaluations of lichess.org").waitFor();
    await page.getByRole("button", { name: "Blunders of Black: 1; go to the next" }).click();
    await page.getByRole("button", { name: "Black (1)" }).click();
    await play(page, "b8", "c6");
    const lesson = page.getByRole("region", { name: "Learn from the mistakes" });
    await lesson.getByText("The best move.").waitFor();
    await page.getByRole("button", { name: "Next" }).click();
    await lesson.getByText("1 of 1 found without help.").waitFor();
  });
});

describe("an import", () => {
  const studio = useStudio();

  test("of several games names the faulty place and opens the game that is chosen", async () => {
    const page = await studio.open("/chess/analysis");
    await square(page, "e4").waitFor();
    await chooseInMenu(page, "Import a game or a position");
    const two = `${GAME}\n${GAME.replace("Morphy", "Murphy").replace("9. Bg5", "9. Bg9")}`;
    await page.getByRole("textbox", { name: /FEN/ }).fill(two);
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByText(/^Game 2, line \d+, column \d+: /).waitFor();
    await page.getByRole("button", { name: /Murphy, Paul – Allies/ }).click();
    await waitForMoves(page, 19);
    await page.getByText("Murphy, Paul", { exact: true }).waitFor();
    await eventually(() => page.url()).toContain("?kept=");
  });

  test("of a position sets it up, and of nonsense says why not", async () => {
    const page = await studio.open("/chess/analysis");
    await paste(page, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    await eventually(() => square(page, "h1").getAttribute("aria-label")).toContain("white rook");
    await eventually(() => square(page, "a1").getAttribute("aria-label")).not.toContain("rook");
    await paste(page, "Hello there");
    await page.getByText(/This is neither a position in FEN nor a game\./).waitFor();
  });
});

describe("everybody", () => {
  const studio = useStudio();

  test.each(["light", "dark"] as const)("finds nothing amiss in %s", async (colorScheme) => {
    const page = await studio.open("/chess/analysis", { colorScheme });
    await paste(page, GAME);
    await waitForMoves(page, 36);
    await eventually(() => lines(page).getByRole("button").count()).toBeGreaterThan(3);
    await page.locator("body").press("c");
    expect(await axeFaults(page)).toEqual([]);
    for (const name of ["Report", "Game"]) {
      await tab(page, name);
      expect(await axeFaults(page)).toEqual([]);
    }
  });

  test("has all panels on a phone, one at a time, without a scroll bar across", async () => {
    const page = await studio.open("/chess/analysis", { viewport: PHONE, touch: true });
    await paste(page, GAME);
    await waitForMoves(page, 36);
    for (const name of ["Engine", "Report", "Game", "Moves"]) {
      await tab(page, name);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
    }
    const steps = page.getByRole("toolbar", { name: "Go through the moves" });
    await steps.getByRole("button", { name: "To the end" }).click();
    expect(await current(page).textContent()).toBe("Rd8#");
    expect(await axeFaults(page)).toEqual([]);
  });
});
