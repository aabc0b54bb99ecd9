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
import { serveBare } from "./servers.ts";

const status = (page: Page) => page.getByRole("main").getByRole("status");
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const texts = (page: Page) => moves(page).allTextContents();

interface Wish {
  readonly opponent?: "Engine" | "Friend here" | "Two engines";
  readonly level?: number;
  readonly side?: "White" | "Black";
  readonly start?: "Chess960";
  readonly clock?: string;
  readonly minutes?: string;
  readonly position?: string;
}

/** Chooses a new game in the panel and begins it. */
async function begin(page: Page, wish: Wish): Promise<void> {
  await page.getByRole("tab", { name: "New game" }).click();
  const { opponent, level, side, start, clock, minutes, position } = wish;
  for (const choice of [opponent, side, start]) {
    if (choice !== undefined) await page.getByText(choice, { exact: true }).last().click();
  }
  if (level !== undefined) await page.getByRole("slider", { name: "Level" }).fill(String(level));
  if (clock !== undefined) await page.getByRole("combobox", { name: "Clock" }).selectOption(clock);
  if (minutes !== undefined) await page.getByRole("textbox", { name: "Minutes" }).fill(minutes);
  if (position !== undefined) {
    await page.getByRole("textbox", { name: "From a position" }).fill(position);
  }
  await button(page, /^(Play|Watch)$/).click();
  await page.getByRole("tab", { name: "Game", exact: true, selected: true }).waitFor();
}

async function playAll(page: Page, steps: readonly (readonly [string, string])[]): Promise<void> {
  for (const [index, [from, to]] of steps.entries()) {
    await play(page, from, to);
    await waitForMoves(page, index + 1);
  }
}

describe("against the engine", () => {
  const studio = useStudio();

  test("the first move is made at once, answered, and the game has an address of its own", async () => {
    const page = await studio.open("/chess");
    await play(page, "e2", "e4");
    await waitForMoves(page, 2);
    await eventually(() => status(page).textContent()).toMatch(/^Kibitz: .+\. Your move\.$/);
    expect(page.url()).toMatch(/\/chess\/play\/\w+$/);
  });

  test("a reload goes on with the game, and so does the room of play", async () => {
    const page = await studio.open("/chess");
    await play(page, "d2", "d4");
    await waitForMoves(page, 2);
    const before = await texts(page);
    await page.reload();
    await waitForMoves(page, 2);
    expect(await texts(page)).toEqual(before);
    await page.goto(new URL("/chess", studio.url).href);
    await waitForMoves(page, 2);
    expect(await texts(page)).toEqual(before);
    await play(page, "c2", "c4");
    await waitForMoves(page, 4);
  });

  test("a move is taken back with its reply, and played again", async () => {
    const page = await studio.open("/chess");
    await play(page, "e2", "e4");
    await waitForMoves(page, 2);
    const before = await texts(page);
    await button(page, "Take back").click();
    await eventually(() => moves(page).count()).toBe(0);
    await button(page, "Redo").click();
    await eventually(() => texts(page)).toEqual(before);
    await page.keyboard.press("Enter");
    expect(await status(page).textContent()).toBe("No move has been taken back.");
    expect(await button(page, "Redo").evaluate((it) => it === document.activeElement)).toBe(true);
  });

  test("taking back while it thinks stops it", async () => {
    const page = await studio.open("/chess");
    await begin(page, { level: 10 });
    await play(page, "e2", "e4");
    await waitForMoves(page, 1);
    await button(page, "Take back").click();
    await eventually(() => moves(page).count()).toBe(0);
    await page.waitForTimeout(2500);
    expect(await moves(page).count()).toBe(0);
    await play(page, "d2", "d4");
    await waitForMoves(page, 2);
  });

  test("a move may be entered ahead", async () => {
    const page = await studio.open("/chess");
    await begin(page, { level: 10 });
    await play(page, "e2", "e4");
    await play(page, "d2", "d4");
    await waitForMoves(page, 3);
    expect((await texts(page))[2]).toBe("d4");
  });

  test("the person may be Black, and then sits below", async () => {
    const page = await studio.open("/chess");
    await begin(page, { side: "Black" });
    await waitForMoves(page, 1);
    const [mine, theirs] = [square(page, "e7"), square(page, "e2")];
    const [below, above] = [await mine.boundingBox(), await theirs.boundingBox()];
    expect(below?.y).toBeGreaterThan(above?.y ?? Number.NaN);
    await play(page, "e7", "e5");
    await waitForMoves(page, 3);
  });

  test("a pawn is promoted on the square, from a position of the address", async () => {
    const page = await studio.open("/chess?from=8/P6k/8/8/8/8/8/K7_w_-_-_0_1");
    await play(page, "a7", "a8");
    await page.getByRole("menuitem", { name: "rook" }).click();
    await waitForMoves(page, 1);
    expect((await texts(page))[0]).toBe("a8=R");
  });

  test("an address with a position that is none gets a sentence and a usual game", async () => {
    const page = await studio.open("/chess?from=nonsense");
    await notice(page, /^The position: /).waitFor();
    await play(page, "e2", "e4");
    await waitForMoves(page, 2);
  });

  test("resigning is asked for twice, and a rematch swaps the sides", async () => {
    const page = await studio.open("/chess");
    await play(page, "e2", "e4");
    await waitForMoves(page, 2);
    await button(page, "Resign").click();
    await button(page, "Really?").click();
    const result = page.getByRole("region", { name: "Result" });
    expect(await result.textContent()).toContain("Kibitz wins by resignation.");
    await result.getByRole("button", { name: "Rematch" }).click();
    await waitForMoves(page, 1);
    expect(await status(page).textContent()).toMatch(/^Kibitz: .+ Your move\.$/);
  });

  test("a hint is an arrow and words", async () => {
    const page = await studio.open("/chess");
    await button(page, "Hint").click();
    await eventually(() => status(page).textContent()).toMatch(/^Hint: .+ \([+-].+\)\.$/);
    await play(page, "e2", "e4");
    await waitForMoves(page, 2);
  });

  test("looking back loses nothing", async () => {
    const page = await studio.open("/chess");
    await play(page, "e2", "e4");
    await waitForMoves(page, 2);
    await moves(page).first().click();
    expect(await status(page).textContent()).toBe(
      "Looking back at move 1 of 2. White: Pawn to e4.",
    );
    await page.keyboard.press("ArrowLeft");
    expect(await status(page).textContent()).toBe("Looking back at the start.");
    await button(page, "Back to the game").last().click();
    expect(await status(page).textContent()).toMatch(/Your move\.$/);
    await play(page, "d2", "d4");
    await waitForMoves(page, 4);
  });

  test("the keyboard alone is enough", async () => {
    const page = await studio.open("/chess");
    await square(page, "e1").waitFor();
    const onBoard = () => page.evaluate(() => document.activeElement?.getAttribute("role"));
    for (let presses = 0; presses < 30 && (await onBoard()) !== "gridcell"; presses++) {
      await page.keyboard.press("Tab");
    }
    expect(await onBoard()).toBe("gridcell");
    for (const key of ["ArrowUp", "Enter", "ArrowUp", "ArrowUp", "Enter"]) {
      await page.keyboard.press(key);
    }
    await waitForMoves(page, 2);
    expect(await onBoard()).toBe("gridcell");
    await page.keyboard.press("u");
    await eventually(() => moves(page).count()).toBe(0);
    await page.keyboard.press("h");
    await eventually(() => status(page).textContent()).toMatch(/^Hint: /);
  });

  test("an engine that cannot be loaded gets a sentence, and another try", async () => {
    const expects = /ERR_FAILED|wasm/;
    const page = await (await studio.profile({ expects })).newPage();
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto(new URL("/chess", studio.url).href);
    await play(page, "e2", "e4");
    await eventually(() => status(page).textContent()).toContain("The game waits");
    await page.unroute("**/*.wasm");
    await button(page, "Try again").click();
    await waitForMoves(page, 2);
    expect((await texts(page))[0]).toBe("e4");
  });
});

describe("after an accident", () => {
  const studio = useStudio();

  test("an engine whose worker dies gets a sentence, and nothing is lost", async () => {
    const page = await studio.open("/chess", { before: rememberWorkers });
    await begin(page, { level: 10 });
    await play(page, "e2", "e4");
    await waitForMoves(page, 1);
    await eventually(() => page.evaluate(killWorkers)).toBeGreaterThan(0);
    await eventually(() => status(page).textContent()).toContain("nothing is lost");
    expect(await texts(page)).toEqual(["e4"]);
    await button(page, "Try again").click();
    await waitForMoves(page, 2);
  });

  test("a page that is killed loses no move", async () => {
    const context = await studio.profile({ expects: /crashed/ });
    const page = await context.newPage();
    await page.goto(new URL("/chess", studio.url).href);
    await begin(page, { opponent: "Friend here" });
    await play(page, "e2", "e4");
    await waitForMoves(page, 1);
    const address = page.url();
    const crashed = page.waitForEvent("crash");
    const session = await context.newCDPSession(page);
    void session.send("Page.crash").catch(() => undefined);
    await crashed;
    const next = await context.newPage();
    await next.goto(address);
    await waitForMoves(next, 1);
    expect(await texts(next)).toEqual(["e4"]);
  });
});

interface WithWorkers {
  workers: Worker[];
}

/** Runs in the page: has every worker at hand, to be killed by the test. */
function rememberWorkers(): void {
  const remembered = globalThis as unknown as WithWorkers;
  remembered.workers = [];
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      remembered.workers.push(this);
    }
  };
}

/** Runs in the page: ends the workers as the browser does when their memory is used up. */
function killWorkers(): number {
  const { workers } = globalThis as unknown as WithWorkers;
  for (const worker of workers) {
    worker.terminate();
    worker.dispatchEvent(new ErrorEvent("error", { message: "out of memory" }));
  }
  return workers.splice(0).length;
}

describe("between friends", () => {
  const studio = useStudio();

  test("a whole game to mate", async () => {
    const page = await studio.open("/chess");
    await begin(page, { opponent: "Friend here" });
    await playAll(page, [
      ["f2", "f3"],
      ["e7", "e5"],
      ["g2", "g4"],
      ["d8", "h4"],
    ]);
    const result = page.getByRole("region", { name: "Result" });
    expect(await result.textContent()).toContain("Black wins by checkmate.");
    expect(await axeFaults(page)).toEqual([]);
    await result.getByRole("button", { name: "Analyse" }).click();
    await page.waitForURL(/\/chess\/analysis\?kept=/);
  });

  test("a clock that runs out ends the game", async () => {
    const page = await studio.open("/chess");
    await begin(page, { opponent: "Friend here", clock: "custom", minutes: "0.05" });
    await play(page, "e2", "e4");
    const result = page.getByRole("region", { name: "Result" });
    await result.waitFor();
    expect(await result.textContent()).toContain("White wins on time.");
    expect(await page.getByRole("timer", { name: "Black's clock" }).textContent()).toBe("0:00.0");
  });

  test("a clock waits while the page is away, and until the game is continued", async () => {
    const page = await studio.open("/chess");
    await begin(page, { opponent: "Friend here", clock: "10+0" });
    await play(page, "e2", "e4");
    await waitForMoves(page, 1);
    await page.reload();
    await eventually(() => status(page).textContent()).toBe("The game is paused.");
    const clock = page.getByRole("timer", { name: "Black's clock" });
    const shown = await clock.textContent();
    await page.waitForTimeout(2200);
    expect(await clock.textContent()).toBe(shown);
    await button(page, "Continue").click();
    await play(page, "e7", "e5");
    await waitForMoves(page, 2);
  });

  test("a draw is offered and accepted", async () => {
    const page = await studio.open("/chess");
    await begin(page, { opponent: "Friend here" });
    await play(page, "e2", "e4");
    await button(page, "Offer draw").click();
    await button(page, "Accept the draw").click();
    const result = page.getByRole("region", { name: "Result" });
    expect(await result.textContent()).toContain("The game is a draw by agreement.");
  });

  test("Chess960 starts from a position with a number", async () => {
    const page = await studio.open("/chess");
    await begin(page, { opponent: "Friend here", start: "Chess960" });
    await page.getByText(/^Chess960, position \d+$/).waitFor();
    await play(page, "e2", "e4");
    await waitForMoves(page, 1);
    await page.reload();
    await page.getByText(/^Chess960, position \d+$/).waitFor();
    expect(await texts(page)).toEqual(["e4"]);
  });

  test("a position of the panel that is none is refused beside its field", async () => {
    const page = await studio.open("/chess");
    await page.getByRole("tab", { name: "New game" }).click();
    await page.getByRole("textbox", { name: "From a position" }).fill("8/8/8 w");
    await button(page, "Play").click();
    await page.getByRole("alert").filter({ hasText: /\.$/ }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });

  test("one tab plays a game at a time", async () => {
    const context = await studio.profile();
    const first = await context.newPage();
    await first.goto(new URL("/chess", studio.url).href);
    await begin(first, { opponent: "Friend here" });
    await play(first, "e2", "e4");
    await waitForMoves(first, 1);
    const second = await context.newPage();
    await second.goto(first.url());
    await second.getByRole("heading", { name: "This game is open in another tab" }).waitFor();
    await button(second, "Play here").click();
    await waitForMoves(second, 1);
    await first.getByRole("heading", { name: "This game is open in another tab" }).waitFor();
    await play(second, "e7", "e5");
    await waitForMoves(second, 2);
    await second.close();
    await waitForMoves(first, 2);
    expect(await texts(first)).toEqual(["e4", "e5"]);
  });

  test("a browser that keeps nothing is told of, and the game goes on", async () => {
    const page = await studio.open("/chess?new", {
      before: () => {
        const refuse = (): never => {
          throw new DOMException("refused", "SecurityError");
        };
        Object.defineProperty(window, "localStorage", { get: refuse });
        Object.defineProperty(window, "indexedDB", { get: refuse });
      },
    });
    await play(page, "e2", "e4");
    await waitForMoves(page, 2);
    await page.getByRole("region", { name: "Notices" }).getByText(/\.$/).first().waitFor();
    await play(page, "d2", "d4");
    await waitForMoves(page, 4);
  });
});

describe("between engines", () => {
  const studio = useStudio();

  test("they stop when told, make one move, and stop when the screen is left", async () => {
    const page = await studio.open("/chess");
    await begin(page, { opponent: "Two engines" });
    await waitForMoves(page, 3);
    await button(page, "Pause").click();
    const count = await moves(page).count();
    await page.waitForTimeout(1500);
    expect(await moves(page).count()).toBe(count);
    await button(page, "One move").click();
    await eventually(() => moves(page).count()).toBe(count + 1);
    await button(page, "Play").click();
    await waitForMoves(page, count + 3);
    const address = page.url();
    await page.getByRole("link", { name: "Library" }).first().click();
    await page.waitForURL(/library$/);
    await page.waitForTimeout(1500);
    await page.goto(address);
    await waitForMoves(page, count + 3);
    expect(await moves(page).count()).toBeLessThanOrEqual(count + 5);
    expect(await status(page).textContent()).toBe("The game is paused.");
  });
});

describe("on a phone", () => {
  const studio = useStudio();

  test("nothing is wider than the window, and axe finds no fault", async () => {
    const page = await studio.open("/chess", { viewport: PHONE, touch: true });
    await play(page, "e2", "e4");
    await waitForMoves(page, 2);
    expect(await overhang(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole("tab", { name: "New game" }).click();
    await button(page, "Play").waitFor();
    expect(await overhang(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  });
});

describe("without cross-origin isolation", () => {
  const studio = useStudio(serveBare);

  test("the engine plays with one thread, and stops when told", async () => {
    const page = await studio.open("/chess");
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    await begin(page, { level: 10 });
    await play(page, "e2", "e4");
    await waitForMoves(page, 1);
    await button(page, "Take back").click();
    await eventually(() => moves(page).count()).toBe(0);
    await play(page, "d2", "d4");
    await waitForMoves(page, 2);
  });
});
