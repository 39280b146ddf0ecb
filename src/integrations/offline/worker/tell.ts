import type { Lack, Notice } from "../protocol.ts";

declare const self: ServiceWorkerGlobalScope;

/** Every open page of the site, whichever worker controls it. */
export const openPages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Sends a message to every open page. */
export async function tell(notice: Notice): Promise<void> {
  for (const page of await openPages()) page.postMessage(notice);
}

/** Why storing a copy failed. */
export const lackOf = (error: unknown): Lack =>
  error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "network";
