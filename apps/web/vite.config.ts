import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import solid from "vite-plugin-solid";
import { precache } from "./precache.ts";

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const isLibrary = (id: string): boolean =>
  /\/packages\/(rules|engine|records)\/src\//.test(id) && !id.includes("kernel-worker");

export default defineConfig({
  plugins: [solid(), precache()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2023",
    sourcemap: true,
    rollupOptions: {
      // Only the script of a worker does anything by being loaded; of all else only what is used stays.
      treeshake: { moduleSideEffects: (id) => !isLibrary(id) },
      input: [page("index.html"), page("bench.html")],
      // Where the time of a build goes is no fault that anybody must see.
      checks: { pluginTimings: false },
    },
  },
  worker: { format: "es" },
  server: {
    headers: {
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
    },
  },
});
