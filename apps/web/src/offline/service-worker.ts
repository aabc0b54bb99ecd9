import { PrecacheController, type PrecacheEntry, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { isolated } from "./isolation.ts";
import { cacheName, outdatedCaches } from "./versions.ts";

/** Written by the build, `precache.ts`: every file of the page, and a digest of them all. */
declare const PRECACHE: { readonly version: string; readonly entries: PrecacheEntry[] };

/** What is used of a service worker's scope, which TypeScript's library of pages lacks. */
interface WorkerScope extends EventTarget {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

const scope = self as unknown as WorkerScope;

/**
 * Every version has a cache of its own, filled before the version is taken into use. An
 * entry's digest must fit, so that a server that changes meanwhile cannot mix two versions.
 */
const files = new PrecacheController({
  cacheName: cacheName(PRECACHE.version),
  plugins: [
    {
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && isolated(cachedResponse),
    },
  ],
});
files.precache(PRECACHE.entries);

registerRoute(new PrecacheRoute(files, { directoryIndex: "index.html", cleanURLs: false }));

// A file of the version before, for a tab that still shows it: its name is its content's.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.includes("/assets/"),
  async ({ request }) => isolated((await caches.match(request)) ?? (await fetch(request))),
);

// Whatever has no file ending is an address within the page.
registerRoute(
  new NavigationRoute(files.createHandlerBoundToURL("index.html"), {
    denylist: [/^[^?]*\.[^/.?]+(\?|$)/],
  }),
);

scope.addEventListener("activate", (event) => {
  (event as LongEvent).waitUntil(Promise.all([removeOutdatedCaches(), scope.clients.claim()]));
});

async function removeOutdatedCaches(): Promise<void> {
  const outdated = outdatedCaches(await caches.keys(), PRECACHE.version);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

scope.addEventListener("message", (event) => {
  if ((event as MessageEvent).data === "take-over") void scope.skipWaiting();
});
