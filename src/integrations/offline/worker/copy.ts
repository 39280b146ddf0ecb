import { setCacheNameDetails } from "workbox-core";
import { PrecacheController, type PrecacheEntry } from "workbox-precaching";
import { isUsable, type Lack, type Notice } from "../protocol.ts";

declare const self: ServiceWorkerGlobalScope;

/** The files that are stored, each with the hash of its content. The build defines the constant. */
declare const FILES: PrecacheEntry[];
export const files = FILES;

/** Every open page of the site, whichever worker controls it. */
const openPages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Sends a message to every open page. */
export async function notify(notice: Notice): Promise<void> {
  for (const page of await openPages()) page.postMessage(notice);
}

/** Why storing a copy failed. */
export const lackOf = (error: unknown): Lack =>
  error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "network";

setCacheNameDetails({ prefix: "grundy" });

/** Files between two progress messages. */
const STEP = 5;

let done = 0;

async function count(all: number): Promise<void> {
  done += 1;
  if (done % STEP === 0 || done === all) await notify({ type: "storing", done, all });
}

/** The copy: files by cache key. Files that are already stored are not fetched again. */
export const controller = new PrecacheController({
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
export const openCopy = (): Promise<Cache> => caches.open(controller.strategy.cacheName);

/** The files that are not in the cache, by address and key. */
export async function missingFiles(): Promise<[url: string, key: string][]> {
  const there = new Set((await (await openCopy()).keys()).map(({ url }) => url));
  return [...controller.getURLsToCacheKeys()].filter(([, key]) => !there.has(key));
}

/**
 * Fetches the missing files.
 *
 * @throws when a file cannot be fetched, has another hash or a wrong type, or exceeds the quota
 */
export async function storeMissing(event: ExtendableEvent): Promise<void> {
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

const { scope } = self.registration;
const openNotes = (): Promise<Cache> => caches.open(`grundy-notes-${scope}`);
const NOTE = new URL("open-pages", scope).href;

/** Records the open pages when this edition replaces another: they belong to an older one. */
export async function rememberOpenPages(): Promise<void> {
  const wanted = new Set(controller.getURLsToCacheKeys().values());
  if ((await (await openCopy()).keys()).every(({ url }) => wanted.has(url))) return;
  const ids = (await openPages()).map(({ id }) => id);
  await (await openNotes()).put(NOTE, Response.json(ids));
}

/** Deletes the files of older editions once no open page can request them. */
export async function cleanUp(event: ExtendableEvent): Promise<void> {
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
