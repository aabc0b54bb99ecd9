import { expect, test } from "vitest";
import recorded from "../../data/bench/chess.json" with { type: "json" };
import { useStudio } from "./browser.ts";

const studio = useStudio();

test("the search visits the same nodes in Chromium as in Node", async () => {
  const page = await studio.open("/bench.html");
  await page.waitForSelector("#result[data-nodes]", { timeout: 60_000 });
  expect(await page.getAttribute("#result", "data-nodes")).toBe(String(recorded.nodes));
});
