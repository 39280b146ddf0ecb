import { setCacheNameDetails } from "workbox-core";
import { PrecacheController } from "workbox-precaching";
import { isUsable } from "../protocol.ts";
import { files } from "./built.ts";
import { tell } from "./tell.ts";

setCacheNameDetails({ prefix: "grundy" });

/** Files between two progress messages. */
const STEP = 5;

let done = 0;

async function count(all: number): Promise<void> {
  done += 1;
  if (done % STEP === 0 || done === all) await tell({ type: "storing", done, all });
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
