import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from "workbox-core/types.js";
import { NavigationRoute, registerRoute, setCatchHandler } from "workbox-routing";
import { PrecacheRoute } from "workbox-precaching";
import type { Ask } from "../protocol.ts";
import {
  cleanUp,
  controller,
  files,
  lackOf,
  missingFiles,
  openCopy,
  rememberOpenPages,
  storeMissing,
  notify,
} from "./copy.ts";

declare const self: ServiceWorkerGlobalScope;

// The build defines these constants: the size of the stored files, and the prefix of each language with the text for
// when nothing is stored.
declare const BYTES: number;
declare const LANGUAGES: readonly { readonly prefix: string; readonly plain: string }[];

const { scope } = self.registration;
const at = (path: string): string => new URL(path, scope).href;
const parts = ["assets/", "lib/"].map(at);

/** A file outside this edition's copy: of an older edition. */
const isPart = ({ url, request }: RouteMatchCallbackOptions): boolean =>
  request.mode !== "navigate" && parts.some((part) => url.href.startsWith(part));

/** Serves such files, so that an open page of an older edition keeps working. */
const answerPart = async ({ request }: RouteHandlerCallbackOptions): Promise<Response> =>
  (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);

/** The language of an address: the main one's pages have no prefix, so it comes last. */
const languageOf = (url: URL) =>
  LANGUAGES.toReversed().find(({ prefix }) => url.href.startsWith(at(prefix)));

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

async function install(event: ExtendableEvent): Promise<void> {
  try {
    await controller.install(event);
  } catch (error) {
    await notify({ type: "failed", why: lackOf(error) });
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
    await notify({ type: "stored", files: files.length, bytes: BYTES, missing });
  } catch (error) {
    await notify({ type: "failed", why: lackOf(error) });
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
