import { setCacheNameDetails } from "workbox-core";
import type { RouteHandlerCallbackOptions } from "workbox-core/types.js";
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute, setCatchHandler } from "workbox-routing";
import type { WorkerRequest, StorageFailure, Notice } from "../protocol.ts";

declare const self: ServiceWorkerGlobalScope;

// Constants defined by the build: the files that are stored, each with the hash of its content; their size; and the
// prefix of each language with the text that is shown if nothing is stored.
declare const FILES: PrecacheEntry[];
declare const BYTES: number;
declare const LANGUAGES: readonly { readonly prefix: string; readonly plain: string }[];

/** Sends a message to every open page of the site, whichever worker controls it. */
async function notify(notice: Notice): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage(notice);
}

/** Returns the reason why storing a copy failed. */
const lackOf = (error: unknown): StorageFailure =>
  error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "network";

setCacheNameDetails({ prefix: "grundy" });

/** Number of files between two progress messages. */
const STEP = 5;

let done = 0;

async function count(all: number): Promise<void> {
  done += 1;
  if (done % STEP === 0 || done === all) await notify({ type: "storing", done, all });
}

/** The offline copy: files by cache key. Files that are already stored are not fetched again. */
const controller = new PrecacheController({
  plugins: [
    {
      handlerDidComplete: async ({ event }) => {
        if (event.type === "install") await count(FILES.length);
      },
    },
  ],
});
controller.addToCacheList(FILES);

const openCopy = (): Promise<Cache> => caches.open(controller.strategy.cacheName);

/** Returns the files that are not in the cache, by address and key. */
async function missingFiles(): Promise<[url: string, key: string][]> {
  const stored = new Set((await (await openCopy()).keys()).map(({ url }) => url));
  return [...controller.getURLsToCacheKeys()].filter(([, key]) => !stored.has(key));
}

/**
 * Fetches the missing files.
 *
 * @throws when a file cannot be fetched, has another hash, or exceeds the quota
 */
async function storeMissing(event: ExtendableEvent): Promise<void> {
  const missing = await missingFiles();
  done = 0;
  for (const [url, cacheKey] of missing) {
    const integrity = controller.getIntegrityForCacheKey(cacheKey) ?? "";
    const request = new Request(url, { integrity, cache: "reload", credentials: "same-origin" });
    const params = { cacheKey, integrity };
    await Promise.all(controller.strategy.handleAll({ event, request, params }));
    await count(missing.length);
  }
}

const at = (path: string): string => new URL(path, self.registration.scope).href;

/** Returns the language of an address. Pages in the main language have no prefix, so it is tried last. */
const languageOf = (url: URL) =>
  LANGUAGES.toReversed().find(({ prefix }) => url.href.startsWith(at(prefix)));

/** Returns a response with the text of a stored page in the language of the address; undefined if it is missing. */
async function storedPage(url: URL, path: string, status: number): Promise<Response | undefined> {
  const key = controller.getCacheKeyForURL(at(`${languageOf(url)?.prefix ?? ""}${path}`));
  const page = key === undefined ? undefined : await (await openCopy()).match(key);
  return (
    page &&
    new Response(page.body, { status, headers: { "content-type": "text/html; charset=utf-8" } })
  );
}

/** Handles navigation to an address outside the copy. Offline, an address without an extension gets the 404 page. */
async function handleUnknown({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const folder = `${url.origin}${url.pathname}/`;
    if (controller.getCacheKeyForURL(folder) !== undefined) return Response.redirect(folder);
    const isPage = !/\.\w+$/.test(url.pathname);
    const none = isPage ? await storedPage(url, "404.html", 404) : undefined;
    if (none) return none;
    throw error;
  }
}

/**
 * Handles a request for a file of the copy that is missing and could not be fetched unchanged. A page is fetched even
 * if the server has another version; offline, a page with a message is returned. Other files with the wrong hash are
 * never returned.
 */
async function handleMissing({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  if (request.mode !== "navigate") return Response.error();
  try {
    return await fetch(request);
  } catch {
    const text = { status: 503, headers: { "content-type": "text/plain; charset=utf-8" } };
    return (await storedPage(url, "offline/", 503)) ?? new Response(languageOf(url)?.plain, text);
  }
}

async function install(event: ExtendableEvent): Promise<void> {
  try {
    await controller.install(event);
  } catch (error) {
    await notify({ type: "failed", why: lackOf(error) });
    throw error;
  }
}

// No skipWaiting here: a newer worker waits until the reader requests it or no page is open.
self.addEventListener("install", (event) => event.waitUntil(install(event)));

async function activate(event: ExtendableEvent): Promise<void> {
  await controller.activate(event);
  await self.clients.claim();
}

self.addEventListener("activate", (event) => event.waitUntil(activate(event)));

async function handleRequest(event: ExtendableMessageEvent): Promise<void> {
  const ask = event.data as WorkerRequest;
  if (ask === "take-over") return self.skipWaiting();
  try {
    if (ask === "store") await storeMissing(event);
    const missing = (await missingFiles()).length;
    await notify({ type: "stored", files: FILES.length, bytes: BYTES, missing });
  } catch (error) {
    await notify({ type: "failed", why: lackOf(error) });
  }
}

self.addEventListener("message", (event) => event.waitUntil(handleRequest(event)));

registerRoute(
  new PrecacheRoute(controller, {
    // Scripts of the page read the query: a position, a search.
    ignoreURLParametersMatching: [/.*/],
    cleanURLs: false,
    directoryIndex: "",
    urlManipulation: ({ url }) =>
      url.pathname.endsWith("/index.html") ? [new URL(".", url.origin + url.pathname)] : [],
  }),
);
registerRoute(new NavigationRoute(handleUnknown));
setCatchHandler(handleMissing);
