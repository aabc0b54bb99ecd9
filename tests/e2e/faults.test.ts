import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { eventually, moves, notice, play, square, useStudio, waitForMoves } from "./browser.ts";

const studio = useStudio();

const textsOfMoves = (page: Page) => moves(page).allTextContents();

/** Plays 1. d4 and waits for the reply. */
async function begin(page: Page): Promise<readonly string[]> {
  await play(page, "d2", "d4");
  await waitForMoves(page, 2);
  return textsOfMoves(page);
}

describe("what the browser keeps", () => {
  test("a refused database is explained, and the game survives a reload all the same", async () => {
    const page = await studio.open("/chess", { before: refuseDatabase });
    const played = await begin(page);
    await notice(page, "no database").waitFor();
    await page.reload();
    await eventually(() => textsOfMoves(page)).toEqual(played);
  });

  test("a full disk is explained, and loses nothing that was kept before", async () => {
    const page = await studio.open("/chess");
    const played = await begin(page);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await play(page, "c2", "c4");
    await notice(page, "is full").waitFor();
    await page.reload();
    await eventually(() => textsOfMoves(page)).toEqual(played);
  });

  test("settings and games that cannot be read do no harm", async () => {
    const page = await studio.open("/library");
    await page.evaluate(() => {
      localStorage.setItem("kibitz.settings", '{"theme":7,"keys":"x","analysisLines":-3');
      localStorage.setItem("kibitz.journal.x", '{"kind":"kept","game":{"id":5}}');
      localStorage.setItem("kibitz.journal.y", "\u0000");
    });
    await page.goto(`${studio.url}chess`);
    await begin(page);
  });

  test("a database with other rows than ours does no harm", async () => {
    const page = await studio.open("/chess");
    const played = await begin(page);
    await page.evaluate(spoilDatabase);
    await page.goto(`${studio.url}library`);
    await page.getByRole("heading", { name: "Library" }).waitFor();
    await page.goto(`${studio.url}chess`);
    await eventually(() => textsOfMoves(page)).toEqual(played);
  });

  test("an address of a game that is not kept says so", async () => {
    const page = await studio.open("/chess/play/nonsense");
    await page.getByRole("main").getByText("cannot be shown").waitFor();
    await page.getByRole("link", { name: "Start a new game" }).click();
    await square(page, "e2").waitFor();
  });
});

describe("two tabs", () => {
  test("a game whose tab is closed comes to the one that waits", async () => {
    const first = await studio.open("/chess");
    const played = await begin(first);
    await eventually(() => first.url()).toMatch(/\/play\//);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await second.getByRole("heading", { name: "open in another tab" }).waitFor();
    await first.close();
    await eventually(() => textsOfMoves(second)).toEqual(played);
  });
});

describe("the engine", () => {
  test("whose worker dies is explained and started afresh", async () => {
    const page = await studio.open("/chess/analysis", {
      before: watchWorkers,
      expects: /murdered/,
    });
    await page.getByRole("list", { name: "Engine lines" }).getByRole("button").first().waitFor();
    await page.evaluate(() => {
      const { workers } = window as unknown as { workers: Worker[] };
      for (const worker of workers.splice(0)) {
        worker.dispatchEvent(new ErrorEvent("error", { message: "murdered" }));
      }
    });
    await page.getByText("stopped working").first().waitFor();
    await play(page, "e2", "e4");
    await page.getByRole("list", { name: "Engine lines" }).getByRole("button").first().waitFor();
  });
});

function refuseDatabase(): void {
  indexedDB.open = () => {
    throw new DOMException("refused", "SecurityError");
  };
}

function watchWorkers(): void {
  const workers: Worker[] = [];
  Object.assign(window, { workers });
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      workers.push(this);
    }
  };
}

/** Puts rows into every store that no version of the page has written. */
async function spoilDatabase(): Promise<void> {
  const opening = indexedDB.open("kibitz.games");
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const transaction = database.transaction(["games", "summaries"], "readwrite");
  transaction.objectStore("games").put({ game: { id: "zzz" }, stamp: "soon" });
  transaction.objectStore("summaries").put({ id: "zzz", unfinishedOf: ["chess", "9999"] });
  await new Promise<void>((resolve) => {
    transaction.oncomplete = () => resolve();
  });
  database.close();
}
