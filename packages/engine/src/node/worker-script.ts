import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** As much of the bundler as is used here; a bundled program runs without it. */
interface Bundler {
  buildSync(options: Readonly<Record<string, unknown>>): {
    readonly outputFiles: readonly { readonly text: string }[];
  };
}

let script: string | undefined;

/**
 * The worker as one script made from the TypeScript source. A thread cannot
 * read that by itself, and teaching it to would cost more time than all the
 * rest of its start.
 */
export function workerScript(): string {
  script ??= bundle(new URL("./kernel-worker.ts", import.meta.url));
  return script;
}

function bundle(entry: URL): string {
  const bundler: Bundler = createRequire(import.meta.url)("esbuild");
  const { outputFiles } = bundler.buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    platform: "node",
    format: "cjs",
  });
  return outputFiles.map(({ text }) => text).join("");
}
