import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("src/offline/service-worker.ts", import.meta.url));

/** Writes the service worker once everything else of the page stands in the output folder. */
export function precache(): Plugin {
  let folder = "";
  return {
    name: "kibitz-precache",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: { order: "post", sequential: true, handler: () => writeServiceWorker(folder) },
  };
}

/** Bundles `sw.js` into the folder of a built page, with the list of the page's files. */
export async function writeServiceWorker(folder: string): Promise<void> {
  await build({
    entryPoints: [SOURCE],
    outfile: join(folder, "sw.js"),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2023",
    logLevel: "warning",
    define: {
      PRECACHE: JSON.stringify(listFiles(folder)),
      "process.env.NODE_ENV": '"production"',
    },
  });
}

/**
 * The files that a visitor without a network needs, each with a digest that the browser
 * checks, and a version that changes with any of them.
 */
function listFiles(folder: string) {
  const entries = filesBelow(folder).map((file) => {
    const content = readFileSync(join(folder, file));
    const digest = createHash("sha256").update(content).digest("base64");
    // What stands under assets/ has its digest in its name.
    const revision = file.startsWith("assets/") ? null : digest.slice(0, 12);
    return { url: file, revision, integrity: `sha256-${digest}` };
  });
  const version = createHash("sha256").update(JSON.stringify(entries)).digest("hex").slice(0, 12);
  return { version, entries };
}

const NOT_KEPT = /(^|\/)(\..*|sw\.js|.*\.map)$/;

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.split(sep).join("/"))
    .filter((name) => !NOT_KEPT.test(name))
    .sort();
}
