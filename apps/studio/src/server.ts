import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import { etag } from "hono/etag";

export interface StudioOptions {
  /** The folder of the built page. */
  readonly pageFolder: string;
  /** Port to listen on; absent: the first free one from `DEFAULT_PORT` up. */
  readonly port?: number;
}

export interface Studio {
  readonly url: string;
  close(): Promise<void>;
}

export const DEFAULT_PORT = 8010;
const PORTS_TO_TRY = 20;

/** The studio cannot be served; the message says why and what to do. */
export class StudioError extends Error {
  override readonly name = "StudioError";
}

/** Serves the page on this machine only. Rejects with a `StudioError` when the port is taken. */
export async function startStudio(options: StudioOptions): Promise<Studio> {
  const app = createApp(options.pageFolder);
  if (options.port !== undefined) return listen(app, options.port);
  for (let port = DEFAULT_PORT; ; port++) {
    try {
      return await listen(app, port);
    } catch (error) {
      if (port + 1 === DEFAULT_PORT + PORTS_TO_TRY) throw error;
    }
  }
}

/** Nothing is loaded from elsewhere, and no other page may hold this one in a frame. */
const CONTENT_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Cross-origin isolation, without which a page gets no shared memory and so
 * only one search thread, and the content policy.
 */
const HEADERS = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Content-Security-Policy": CONTENT_POLICY,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** The routes: files of the page; an address without a file ending is the page itself. */
export function createApp(pageFolder: string): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value);
  });
  app.use(etag());
  app.get("*", async (context) => {
    const path = pathOfRequest(context.req.path);
    if (path === undefined) return context.text("No such file.", 404);
    const body = await readIfThere(join(pageFolder, path));
    if (body === undefined) return context.text("No such file.", 404);
    return context.body(new Uint8Array(body), 200, {
      "Content-Type": CONTENT_TYPES[extname(path)] ?? "application/octet-stream",
      "Cache-Control": cacheControl(path),
    });
  });
  return app;
}

/**
 * What stands under assets/ has a digest of its content in its name and never changes. All
 * else, the service worker above all, is asked for again each time, or an update of the page
 * would wait until a cache has forgotten the old one.
 */
function cacheControl(path: string): string {
  return path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

/** The file that a request names, or undefined when the name is malformed or leaves the folder. */
function pathOfRequest(requested: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(requested);
  } catch {
    return undefined;
  }
  if (decoded.includes("\0")) return undefined;
  const path = normalize(decoded);
  if (!path.startsWith("/")) return undefined;
  return extname(path) === "" ? "/index.html" : path;
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT" || code === "EISDIR" || code === "ENOTDIR") return undefined;
    throw error;
  }
}

function listen(app: Hono, port: number): Promise<Studio> {
  return new Promise((resolve, reject) => {
    const server: ServerType = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" });
    server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.once("listening", () => {
      const address = server.address();
      const actual = typeof address === "object" && address !== null ? address.port : port;
      resolve({ url: `http://localhost:${actual}/`, close: () => closeServer(server) });
    });
  });
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
}

function explain(error: NodeJS.ErrnoException, port: number): StudioError {
  if (error.code === "EADDRINUSE") {
    return new StudioError(
      `port ${port} is taken by another program; choose one with --port or close that program`,
    );
  }
  if (error.code === "EACCES") {
    return new StudioError(`port ${port} needs more rights; choose one above 1023 with --port`);
  }
  return new StudioError(`cannot listen on port ${port}: ${error.message}`);
}
