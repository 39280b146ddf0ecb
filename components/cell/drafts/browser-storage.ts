/** How the fragment of an address begins that carries edits. */
export const SHARE_PREFIX = "#nb=";

/** How one begins that carries a reader's own cells, and edits. */
export const OWN_PREFIX = "#cells=";

/** Whether a fragment carries edits or own cells. */
export const isPageLink = (fragment: string): boolean =>
  fragment.startsWith(SHARE_PREFIX) || fragment.startsWith(OWN_PREFIX);

/** How one begins that carries a program for the page's problem. */
export const PROGRAM_PREFIX = "#program=";

/** The name under which a page's drafts are stored; `path` is its address on the site, base included. */
export const storageKey = (path: string): string =>
  `grundy-edits:${path.replace(/index\.html$/, "")}`;

/** The name under which the reader's own cells of a page are stored. */
export const ownKey = (path: string): string => `grundy-cells:${path.replace(/index\.html$/, "")}`;

/** The name under which the key of the reader's notebook is stored that was open last. */
export const LAST_NOTEBOOK = "grundy-notebook";

/** The name under which is stored that cells do not run after those that they use. */
export const NOT_FOLLOWING = "grundy-not-following";

/** Why something could not be stored: the storage is full, or the browser does not let the page use it. */
export type StorageTrouble = "full" | "blocked";

/** The kind of failure of an error that the storage has thrown. */
const asTrouble = (error: unknown): StorageTrouble =>
  error instanceof DOMException && error.name === "SecurityError" ? "blocked" : "full";

/** A stored text, or why it cannot be read. */
export function readText(key: string): {
  readonly text: string | null;
  readonly trouble?: StorageTrouble;
} {
  try {
    return { text: localStorage.getItem(key) };
  } catch (error) {
    return { text: null, trouble: asTrouble(error) };
  }
}

/** Stores a text, or with `undefined` removes it; returns why that could not be done. */
export function writeText(key: string, text: string | undefined): StorageTrouble | undefined {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return undefined;
  } catch (error) {
    return asTrouble(error);
  }
}

/** A text that the browser stores; null where there is none, or storage is blocked. */
export const readStored = (key: string): string | null => readText(key).text;

/** Stores a text, or with `undefined` removes it; false where that could not be done. */
export const writeStored = (key: string, text: string | undefined): boolean =>
  writeText(key, text) === undefined;
