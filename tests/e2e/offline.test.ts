import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStudio } from "@kibitz/studio";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { writeServiceWorker } from "../../apps/web/precache.ts";
import {
  eventually,
  notice,
  PAGE_FOLDER,
  play,
  square,
  useStudio,
  waitForMoves,
} from "./browser.ts";
import { serveBare } from "./servers.ts";

/** Waits until the page is served from what the browser keeps. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
    }
  });
}

describe("after a first visit", () => {
  const studio = useStudio();

  test("the page needs no network", async () => {
    const page = await studio.open("/", { offline: true });
    const url = studio.url;
    await kept(page);
    await page.context().setOffline(true);
    await studio.closeServer();

    await page.reload();
    await square(page, "e2").waitFor();

    await page.goto(`${url}chess`);
    await play(page, "e2", "e4");
    await waitForMoves(page, 2);

    await page.goto(`${url}chess/analysis`);
    await page.getByRole("list", { name: "Engine lines" }).getByRole("button").first().waitFor();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);

    await page.goto(`${url}library`);
    await page.getByRole("main").getByText("Kibitz, level 2").first().waitFor();
    await page.goto(`${url}chess/editor/`);
    await square(page, "e2").waitFor();
  });
});

describe("a host without isolation headers", () => {
  const studio = useStudio(() => serveBare());

  test("gets a page with one thread at first, and with more after a reload", async () => {
    const page = await studio.open("/", { offline: true });
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    await notice(page, "uses more than one core").waitFor();
    await page.getByRole("button", { name: "Reload" }).click();
    await eventually(() => page.evaluate(() => crossOriginIsolated)).toBe(true);
    await page.goto(`${studio.url}bench.html`);
    await page.waitForSelector("#result[data-nodes]", { timeout: 60_000 });
  });

  test("is enough for an engine with one thread where nothing can be kept", async () => {
    const page = await studio.open("/bench.html");
    await page.waitForSelector("#result[data-nodes]", { timeout: 60_000 });
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  });
});

describe("a new version", () => {
  let folder = "";
  const studio = useStudio(async () => {
    folder = await mkdtemp(join(tmpdir(), "kibitz-page-"));
    await cp(PAGE_FOLDER, folder, { recursive: true });
    return startStudio({ pageFolder: folder, port: 0 });
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function publish(version: string): Promise<void> {
    const index = join(folder, "index.html");
    const page = await readFile(index, "utf8");
    await writeFile(
      index,
      page.replace(/<html [^>]*>/, `<html lang="en" data-version="${version}">`),
    );
    await writeServiceWorker(folder);
  }
  const versionOf = (page: Page) =>
    page.evaluate(() => document.documentElement.getAttribute("data-version"));
  const look = (page: Page) =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });

  test("is offered, waits, and then serves every tab that reloads", async () => {
    const page = await studio.open("/", { offline: true });
    await kept(page);
    const other = await page.context().newPage();
    await other.goto(studio.url);
    await publish("2");
    await look(page);
    const offer = page.getByRole("button", { name: "Reload to update" });
    await offer.waitFor();
    await other.reload();
    expect(await versionOf(other)).toBe(null);

    await offer.click();
    await eventually(() => versionOf(page)).toBe("2");
    await notice(other, "updated in another tab").waitFor();
    expect(await versionOf(other)).toBe(null);
    await other.reload();
    expect(await versionOf(other)).toBe("2");
  });

  test("leaves no more than one older version behind", async () => {
    const page = await studio.open("/", { offline: true });
    await kept(page);
    for (const version of ["3", "4", "5"]) {
      await publish(version);
      await look(page);
      await page.getByRole("button", { name: "Reload to update" }).click();
      await eventually(() => versionOf(page)).toBe(version);
    }
    const names = () => page.evaluate(() => caches.keys());
    await eventually(async () => (await names()).length).toBe(2);
  });

  test("that is half published is not taken", async () => {
    const page = await studio.open("/", { offline: true });
    await kept(page);
    const before = await page.evaluate(() => caches.keys());
    await publish("6");
    await writeFile(join(folder, "icon.svg"), "<svg/>");
    const outcome = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const worker = registration.installing;
      await new Promise<void>((resolve) => {
        worker?.addEventListener("statechange", () => worker.state === "redundant" && resolve());
      });
      return worker?.state;
    });
    expect(outcome).toBe("redundant");
    expect(await page.getByRole("button", { name: "Reload to update" }).count()).toBe(0);
    await page.reload();
    expect(await versionOf(page)).not.toBe("6");
    expect(before.length).toBe(1);
  });
});
