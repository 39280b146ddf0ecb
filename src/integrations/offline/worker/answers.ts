import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from "workbox-core/types.js";
import { languages } from "./built.ts";
import { controller, openCopy } from "./copy.ts";

declare const self: ServiceWorkerGlobalScope;

const { scope } = self.registration;
const at = (path: string): string => new URL(path, scope).href;
const parts = ["assets/", "lib/"].map(at);

/** A file outside this edition's copy: of an older edition. */
export const isPart = ({ url, request }: RouteMatchCallbackOptions): boolean =>
  request.mode !== "navigate" && parts.some((part) => url.href.startsWith(part));

/** Serves such files, so that an open page of an older edition keeps working. */
export const answerPart = async ({ request }: RouteHandlerCallbackOptions): Promise<Response> =>
  (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);

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
export async function answerStranger({
  request,
  url,
}: RouteHandlerCallbackOptions): Promise<Response> {
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
export async function answerFault({
  request,
  url,
}: RouteHandlerCallbackOptions): Promise<Response> {
  if (request.mode !== "navigate") return Response.error();
  try {
    return await fetch(request);
  } catch {
    const text = { status: 503, headers: { "content-type": "text/plain; charset=utf-8" } };
    return (await storedPage(url, "offline/", 503)) ?? new Response(languageOf(url)?.plain, text);
  }
}
