import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { PAGE_FOLDER, type Served } from "./browser.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** A host for plain files that sends no headers of its own, nor the type of wasm files. */
export function serveBare(folder: string = PAGE_FOLDER): Promise<Served> {
  const server = createServer(async ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = extname(pathname) === "" ? "/index.html" : pathname;
    const body = await readFile(join(folder, file)).catch(() => undefined);
    if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "" }).end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      resolve({ url: `http://localhost:${port}/`, close: () => closed(server) });
    });
  });
}

function closed(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
