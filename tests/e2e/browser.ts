import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { DESKTOP, launchChromium, moves, serveStudio } from "./chromium.ts";

export * from "./chromium.ts";

/** Long enough for a slow machine that is busy with other tests. */
const PATIENCE_MS = 20_000;

/** What a test needs of a server. */
export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly viewport?: { readonly width: number; readonly height: number } | undefined;
  readonly colorScheme?: "light" | "dark" | undefined;
  readonly reducedMotion?: "reduce" | "no-preference" | undefined;
  /** Fingers instead of a mouse. */
  readonly touch?: boolean | undefined;
  /** Whether the page may install its service worker, which then loads every file. */
  readonly offline?: boolean | undefined;
  /** Runs in the page before any of its own scripts. */
  readonly before?: (() => void) | undefined;
  /** A fault that the test provokes and that the browser therefore reports. */
  readonly expects?: RegExp | undefined;
}

/** A browser and a served studio, shared by the tests of one file. */
export interface Stage {
  readonly url: string;
  /** Opens an address of the studio in a profile of its own. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /** A profile of its own, for tests that open several pages in it. */
  profile(options?: OpenOptions): Promise<BrowserContext>;
  /** Ends the server before its time; what follows happens without a network. */
  closeServer(): Promise<void>;
}

/**
 * Serves and opens the built studio for the tests of a file. Whatever a page reports as an
 * error, content policy violations among it, fails the test that opened it.
 */
export function useStudio(serve: () => Promise<Served> = serveStudio): Stage {
  let served: Served | undefined;
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];

  beforeAll(async () => {
    [served, browser] = await Promise.all([serve(), launchChromium()]);
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(faults.splice(0), "errors that pages have reported").toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  const profile = async (options: OpenOptions = {}): Promise<BrowserContext> => {
    if (browser === undefined) throw new Error("the browser is not there yet");
    const context = await newProfile(browser, options);
    contexts.push(context);
    context.on("page", (page) => collectFaults(page, options.expects, faults));
    return context;
  };
  const url = (): string => {
    if (served === undefined) throw new Error("the studio is not served yet");
    return served.url;
  };
  return {
    get url() {
      return url();
    },
    profile,
    async open(path, options) {
      const page = await (await profile(options)).newPage();
      await page.goto(new URL(path, url()).href);
      return page;
    },
    async closeServer() {
      await served?.close();
      served = undefined;
    },
  };
}

async function newProfile(browser: Browser, options: OpenOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: options.viewport ?? DESKTOP,
    hasTouch: options.touch ?? false,
    colorScheme: options.colorScheme ?? "light",
    reducedMotion: options.reducedMotion ?? "no-preference",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (!options.offline) await context.addInitScript(withoutServiceWorkers);
  if (options.before !== undefined) await context.addInitScript(options.before);
  return context;
}

/** As in the private windows of some browsers. */
function withoutServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}

function collectFaults(page: Page, expected: RegExp | undefined, faults: string[]): void {
  const add = (text: string): void => {
    if (!expected?.test(text)) faults.push(text);
  };
  page.on("pageerror", (error) => add(error.stack || `${error.name}: ${error.message}`));
  page.on("crash", () => add("the page has crashed"));
  page.on("console", (message) => {
    if (message.type() === "error") add(`${message.text()} (${message.location().url})`);
  });
}

/** Polls until what is read is as expected: `await eventually(() => count(page)).toBe(2)`. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: PATIENCE_MS, interval: 50 });
}

/** Waits until at least so many moves stand in the list. */
export async function waitForMoves(page: Page, count: number): Promise<void> {
  await eventually(() => moves(page).count()).toBeGreaterThanOrEqual(count);
}

/** A sentence among the notices, which the live regions repeat. */
export const notice = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: "Notices" }).getByText(text);

/** How many pixels the page is wider than its window. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** What axe finds on the page as it stands, by all its rules or by some; empty when nothing. */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // As a script tag the page's own content policy would refuse it.
  await page.evaluate(await readFile(AXE, "utf8"));
  return page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const runOnly = values && { type: "rule" as const, values: [...values] };
    const { violations } = await axe.run(runOnly ? { runOnly } : {});
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`),
    );
  }, rules);
}
