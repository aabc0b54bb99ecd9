// The page: how much a first visit loads, how long it takes to the engine's first reply, and
// how long a step through a game takes to be drawn. Nothing here stands beside a peer, since no
// other studio can be served on this machine; the figures of the first page are printed instead.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Page } from "playwright-core";
import {
  DESKTOP,
  launchChromium,
  moves,
  PAGE_FOLDER,
  play,
  serveStudio,
} from "../tests/e2e/chromium.ts";

const RUNS = 5;
const STEPS = 20;

/** What we allow ourselves; printed beside the figures, not enforced. */
const BUDGET = { firstLoadScriptKb: 120, firstMoveMs: 5000, stepMs: 50 };
/** The page before the studio: vanilla, with a board, an engine and one list of moves. */
const FIRST_PAGE_SCRIPT_KB = 27;

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function print(...cells: readonly string[]): void {
  console.log(cells.map((cell, column) => cell.padEnd(column === 0 ? 34 : 14)).join(""));
}

/** The sizes of a set of files by their endings, raw and as gzip would send them. */
function printSizes(title: string, files: readonly string[]): void {
  print(title, "files", "raw", "gzip");
  for (const ending of [".js", ".css", ".wasm", ".woff2", ".html"]) {
    const contents = files.filter((file) => extname(file) === ending).map(readBuilt);
    if (contents.length === 0) continue;
    const raw = contents.reduce((sum, { length }) => sum + length, 0);
    print(`  ${ending}`, String(contents.length), kb(raw), kb(gzipped(contents)));
  }
}

const readBuilt = (file: string): Buffer => readFileSync(join(PAGE_FOLDER, file));
const gzipped = (contents: readonly Buffer[]): number =>
  contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);

function builtFiles(): readonly string[] {
  return readdirSync(PAGE_FOLDER, { recursive: true, encoding: "utf8" }).filter(
    (file) => !/\.map$|sw\.js$|bench/.test(file),
  );
}

/** The files that a browser asks for until the engine has replied, without the offline copy. */
async function filesOfFirstVisit(browser: Browser, url: string): Promise<readonly string[]> {
  const context = await newContext(browser, { withWorker: false });
  const page = await context.newPage();
  const files = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    files.add(extname(pathname) === "" ? "index.html" : pathname.slice(1));
  });
  await firstMove(page, `${url}chess`);
  await context.close();
  return [...files];
}

async function newContext(browser: Browser, { withWorker }: { readonly withWorker: boolean }) {
  return browser.newContext({
    viewport: DESKTOP,
    serviceWorkers: withWorker ? "allow" : "block",
  });
}

/** From the start of the navigation until the engine's reply stands in the list of moves. */
async function firstMove(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await play(page, "e2", "e4");
  await moves(page).nth(1).waitFor();
  return page.evaluate(() => performance.now());
}

async function timeFirstMoves(browser: Browser, url: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await newContext(browser, { withWorker: false });
    times.push(await firstMove(await context.newPage(), `${url}chess`));
    await context.close();
  }
  return times;
}

/** With every file kept by the service worker, in a profile of its own each time. */
async function timeKeptMoves(browser: Browser, url: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await newContext(browser, { withWorker: true });
    await keepPage(context, url);
    await context.setOffline(true);
    times.push(await firstMove(await context.newPage(), `${url}chess`));
    await context.close();
  }
  return times;
}

async function keepPage(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.close();
}

/** From a key until the next position has been drawn, in the analysis of a played game. */
async function timeSteps(browser: Browser, url: string): Promise<readonly number[]> {
  const context = await newContext(browser, { withWorker: false });
  const page = await context.newPage();
  await page.goto(`${url}chess/analysis`);
  for (const [from, to] of OPENING) await play(page, from, to);
  await moves(page)
    .nth(OPENING.length - 1)
    .waitFor();
  const times: number[] = [];
  for (let step = 0; step < STEPS; step++) {
    times.push(await timeKey(page, step % 2 === 0 ? "ArrowLeft" : "ArrowRight"));
  }
  await context.close();
  return times;
}

const OPENING = [
  ["e2", "e4"],
  ["e7", "e5"],
  ["g1", "f3"],
  ["b8", "c6"],
] as const;

function timeKey(page: Page, key: string): Promise<number> {
  return page.evaluate(async (pressed) => {
    const startMs = performance.now();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true }));
    const handledMs = performance.now() - startMs;
    const frameMs = performance.now();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const drawnMs = performance.now() - frameMs;
    return handledMs + drawnMs;
  }, key);
}

const studio = await serveStudio();
const browser = await launchChromium();
try {
  const firstVisit = await filesOfFirstVisit(browser, studio.url);
  printSizes("all of the page", builtFiles());
  printSizes("a first visit, to the first reply", firstVisit);
  const scripts = firstVisit.filter((file) => extname(file) === ".js").map(readBuilt);
  print(
    "scripts of a first visit, gzip",
    kb(gzipped(scripts)),
    `budget ${BUDGET.firstLoadScriptKb} KB`,
  );
  print("  of the page before the studio", `${FIRST_PAGE_SCRIPT_KB} KB`, "raw");
  const cold = median(await timeFirstMoves(browser, studio.url));
  print("first reply, nothing kept", `${Math.round(cold)} ms`, `budget ${BUDGET.firstMoveMs} ms`);
  const kept = median(await timeKeptMoves(browser, studio.url));
  print(
    "first reply, kept, no network",
    `${Math.round(kept)} ms`,
    `budget ${BUDGET.firstMoveMs} ms`,
  );
  const step = median(await timeSteps(browser, studio.url));
  print("step in analysis, until drawn", `${step.toFixed(1)} ms`, `budget ${BUDGET.stepMs} ms`);
} finally {
  await browser.close();
  await studio.close();
}
