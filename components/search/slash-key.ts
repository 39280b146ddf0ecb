import { writeStored } from "../cell/drafts/browser-storage.ts";

/** The shortcuts of the link to the search, as its attribute names them: with and without the key "/" alone. */
export const [WITH_SLASH, WITHOUT_SLASH] = ["/ Control+K Meta+K", "Control+K Meta+K"];

/** Where the browser keeps that a reader has turned the key "/" off. */
export const SLASH_KEY = "search-slash";

const link = (): Element | null => document.querySelector(".search-link");

/** Whether the key "/" alone opens the search, too. Its reader can turn it off: what is dictated to a page may press it. */
export const hasSlashKey = (): boolean => link()?.getAttribute("aria-keyshortcuts") === WITH_SLASH;

/** Turns the key on or off, for good where the browser keeps it. */
export function setSlashKey(on: boolean): void {
  link()?.setAttribute("aria-keyshortcuts", on ? WITH_SLASH : WITHOUT_SLASH);
  writeStored(SLASH_KEY, on ? undefined : WITHOUT_SLASH);
}
