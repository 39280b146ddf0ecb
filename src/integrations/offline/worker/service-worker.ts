import { NavigationRoute, registerRoute, setCatchHandler } from "workbox-routing";
import { PrecacheRoute } from "workbox-precaching";
import type { Ask } from "../protocol.ts";
import { answerFault, answerPart, answerStranger, isPart } from "./answers.ts";
import { bytes, files } from "./built.ts";
import { cleanUp, rememberOpenPages } from "./clean-up.ts";
import { controller, missingFiles, storeMissing } from "./copy.ts";
import { lackOf, tell } from "./tell.ts";

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
