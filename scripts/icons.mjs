// `node scripts/icons.mjs`: draws the icons of the installed page from icon.svg, in Chromium.
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { root } from "./lib/run.mjs";

const FOLDER = `${root}apps/web/public/`;
const ICONS = [
  { name: "icon-192.png", size: 192, drawn: 1, ground: "transparent" },
  { name: "icon-512.png", size: 512, drawn: 1, ground: "transparent" },
  // A system cuts its own outline out of this one; its middle four fifths are always seen.
  { name: "icon-maskable-512.png", size: 512, drawn: 0.8, ground: groundOf() },
];

function groundOf() {
  return /<rect[^>]* fill="([^"]+)"/.exec(drawing())?.[1] ?? "transparent";
}

function drawing() {
  return readFileSync(`${FOLDER}icon.svg`, "utf8");
}

const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const { name, size, drawn, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = `data:image/svg+xml;base64,${Buffer.from(drawing()).toString("base64")}`;
  await page.setContent(
    `<body style="margin:0;background:${ground};display:grid;place-items:center;height:100vh">` +
      `<img src="${source}" width="${size * drawn}" height="${size * drawn}">`,
  );
  await page.locator("img").evaluate((image) => image.decode());
  await page.screenshot({ path: `${FOLDER}${name}`, omitBackground: true });
  await page.close();
}
await browser.close();
