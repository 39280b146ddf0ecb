import { NavigationRoute, registerRoute, setCatchHandler } from "workbox-routing";
import { PrecacheRoute, PrecacheController } from "workbox-precaching";
import { type Ask, isUsable } from "../protocol.ts";
import { bytes, files, languages, later } from "./built.ts";
import { lackOf, tell, openPages } from "./tell.ts";
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from "workbox-core/types.js";
import { setCacheNameDetails } from "workbox-core";

setCacheNameDetails({ prefix: "grundy" });

/** Files between two progress messages. */
const STEP = 5;

let done = 0;

async function count(all: number): Promise<void> {
  done += 1;
  if (done % STEP === 0 || done === all) await tell({ type: "storing", done, all });
}

/** The copy: files by cache key. Files that are already stored are not fetched again. */
const controller = new PrecacheController({
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) =>
        Promise.resolve(isUsable(request.url, response) ? response : null),
      handlerDidComplete: async ({ event }) => {
        if (event.type === "install") await count(files.length);
      },
    },
  ],
});
controller.addToCacheList(files);

/** Opens the cache of the copy. */
const openCopy = (): Promise<Cache> => caches.open(controller.strategy.cacheName);

/** The files that are not in the cache, by address and key. */
async function missingFiles(): Promise<[url: string, key: string][]> {
  const there = new Set((await (await openCopy()).keys()).map(({ url }) => url));
  return [...controller.getURLsToCacheKeys()].filter(([, key]) => !there.has(key));
}

/**
 * Fetches the missing files.
 *
 * @throws when a file cannot be fetched, has another hash or a wrong type, or exceeds the quota
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

const openNotes = (): Promise<Cache> => caches.open(`grundy-notes-${scope}`);
const NOTE = new URL("open-pages", scope).href;

/** Records the open pages when this edition replaces another: they belong to an older one. */
async function rememberOpenPages(): Promise<void> {
  const wanted = new Set(controller.getURLsToCacheKeys().values());
  if ((await (await openCopy()).keys()).every(({ url }) => wanted.has(url))) return;
  const ids = (await openPages()).map(({ id }) => id);
  await (await openNotes()).put(NOTE, Response.json(ids));
}

/** Deletes the files of older editions once no open page can request them. */
async function cleanUp(event: ExtendableEvent): Promise<void> {
  // The cache may contain files of a newer edition, which must not be deleted.
  if (self.registration.installing || self.registration.waiting) return;
  const notes = await openNotes();
  const note = await notes.match(NOTE);
  if (!note) return;
  const older = new Set((await note.json()) as string[]);
  if ((await openPages()).some(({ id }) => older.has(id))) return;
  await controller.activate(event);
  await notes.delete(NOTE);
}

const { scope } = self.registration;
const at = (path: string): string => new URL(path, scope).href;
const LATER = `grundy-later-${scope}`;
const parts = ["assets/", "lib/", "pagefind/"].map(at);
const hashes = new Map(Object.entries(later).map(([file, hash]) => [at(file), hash]));

/** A file outside this edition's copy: of an older edition, or stored at its first use. */
const isPart = ({ url, request }: RouteMatchCallbackOptions): boolean =>
  request.mode !== "navigate" && parts.some((part) => url.href.startsWith(part));

/** Serves such files, so that an open page of an older edition keeps working. */
async function answerPart({ url, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const known = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
  if (known) return known;
  const integrity = hashes.get(url.href);
  if (integrity === undefined) return fetch(request);
  // Always the whole file, also for a range request. A file with another hash is rejected and not stored.
  const response = await fetch(url.href, { integrity, credentials: "same-origin" });
  if (isUsable(url.href, response)) {
    const cache = await caches.open(LATER);
    for (const old of await cache.keys()) await cache.delete(old);
    await cache.put(url.href, response.clone());
  }
  return response;
}

/** The language of an address: the main one's pages have no prefix. */
const languageOf = (url: URL) => languages.find(({ prefix }) => url.href.startsWith(at(prefix)));

/** A new response with the text of a stored page, in the language of the address; undefined if it is missing. */
async function storedPage(url: URL, path: string, status: number): Promise<Response | undefined> {
  const key = controller.getCacheKeyForURL(at(`${languageOf(url)?.prefix ?? ""}${path}`));
  const page = key === undefined ? undefined : await (await openCopy()).match(key);
  return (
    page &&
    new Response(page.body, { status, headers: { "content-type": "text/html; charset=utf-8" } })
  );
}

/** Answers navigation to an address outside the copy. Offline: 404 if it has the form of a page's address. */
async function answerStranger({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
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
 * Answers for a file of the copy that is missing and could not be fetched unchanged. A page may be of another edition, which
 * the server has now; offline, it says what is missing. No other file is handed out with another hash than it was built with.
 */
async function answerFault({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  if (request.mode !== "navigate") return Response.error();
  try {
    return await fetch(request);
  } catch {
    const text = { status: 503, headers: { "content-type": "text/plain; charset=utf-8" } };
    return (await storedPage(url, "offline/", 503)) ?? new Response(languageOf(url)?.plain, text);
  }
}

declare const self: ServiceWorkerGlobalScope;

async function install(event: ExtendableEvent): Promise<void> {
  try {
    await controller.install(event);
  } catch (error) {
    await tell({ type: "failed", why: lackOf(error) });
    throw error;
  }
}

// No skipWaiting here: a newer worker waits until the reader requests it, or no page is open.
self.addEventListener("install", (event) => event.waitUntil(install(event)));

async function activate(event: ExtendableEvent): Promise<void> {
  await rememberOpenPages();
  await cleanUp(event);
  await self.clients.claim();
}

self.addEventListener("activate", (event) => event.waitUntil(activate(event)));

async function answerAsk(event: ExtendableMessageEvent): Promise<void> {
  const ask = event.data as Ask;
  if (ask === "take-over") return self.skipWaiting();
  try {
    if (ask === "store") await storeMissing(event);
    else await cleanUp(event);
    const missing = (await missingFiles()).length;
    await tell({ type: "stored", files: files.length, bytes, missing });
  } catch (error) {
    await tell({ type: "failed", why: lackOf(error) });
  }
}

self.addEventListener("message", (event) => event.waitUntil(answerAsk(event)));

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
registerRoute(isPart, answerPart);
registerRoute(new NavigationRoute(answerStranger));
setCatchHandler(answerFault);
