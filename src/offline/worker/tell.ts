import type { Lack, Told } from "../protocol.ts";

declare const self: ServiceWorkerGlobalScope;

/** Every open page of the site, whichever worker answers it. */
export const openPages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Tells every open page. */
export async function tell(told: Told): Promise<void> {
  for (const page of await openPages()) page.postMessage(told);
}

/** Why a copy could not be stored. */
export const lackOf = (error: unknown): Lack =>
  error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "network";
