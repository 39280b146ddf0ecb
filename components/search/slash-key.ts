import { writeStored } from "../cell/drafts/browser-storage.ts";

/** Values of the search link's `aria-keyshortcuts` attribute, with and without the "/" key. */
export const [WITH_SLASH, WITHOUT_SLASH] = ["/ Control+K Meta+K", "Control+K Meta+K"];

/** The storage key that is set if the reader has turned the "/" key off. */
export const SLASH_KEY = "search-slash";

const link = (): Element | null => document.querySelector(".search-link");

/** Reports whether the "/" key opens the search. Readers can turn it off, because speech input may trigger the key. */
export const hasSlashKey = (): boolean => link()?.getAttribute("aria-keyshortcuts") === WITH_SLASH;

/** Turns the key on or off, permanently if the browser can store it. */
export function setSlashKey(on: boolean): void {
  link()?.setAttribute("aria-keyshortcuts", on ? WITH_SLASH : WITHOUT_SLASH);
  writeStored(SLASH_KEY, on ? undefined : WITHOUT_SLASH);
}
