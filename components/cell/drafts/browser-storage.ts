/** The start of a URL fragment that contains edits. */
export const SHARE_PREFIX = "#nb=";

/** The start of a URL fragment that contains the reader's own cells and edits. */
export const OWN_PREFIX = "#cells=";

/** Reports whether a fragment contains edits or own cells. */
export const isPageLink = (fragment: string): boolean =>
  fragment.startsWith(SHARE_PREFIX) || fragment.startsWith(OWN_PREFIX);

/** The start of a URL fragment that contains a program for the page's problem. */
export const PROGRAM_PREFIX = "#program=";

/** Returns the storage key of a page's drafts. `path` is the page's path, including the base. */
export const storageKey = (path: string): string =>
  `grundy-edits:${path.replace(/index\.html$/, "")}`;

/** Returns the storage key of the reader's own cells of a page. */
export const ownKey = (path: string): string => `grundy-cells:${path.replace(/index\.html$/, "")}`;

/** The storage key that stores the key of the notebook that was open last. */
export const LAST_NOTEBOOK = "grundy-notebook";

/** The storage key that is set if cells do not run after the cells that they use. */
export const NOT_FOLLOWING = "grundy-not-following";

/** The reason why a text could not be stored: the storage is full, or the browser does not permit the page to use it. */
export type StorageFault = "full" | "blocked";

/** Returns the reason for an error that the storage has thrown. */
const asTrouble = (error: unknown): StorageFault =>
  error instanceof DOMException && error.name === "SecurityError" ? "blocked" : "full";

/** Returns a stored text, or the reason why it cannot be read. */
export function readText(key: string): {
  readonly text: string | null;
  readonly trouble?: StorageFault;
} {
  try {
    return { text: localStorage.getItem(key) };
  } catch (error) {
    return { text: null, trouble: asTrouble(error) };
  }
}

/** Stores a text, or removes it if it is `undefined`. Returns the reason for a failure. */
export function writeText(key: string, text: string | undefined): StorageFault | undefined {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return undefined;
  } catch (error) {
    return asTrouble(error);
  }
}

/** Returns a stored text; null if there is none or the storage is blocked. */
export const readStored = (key: string): string | null => readText(key).text;

/** Stores a text, or removes it if it is `undefined`. Returns false on failure. */
export const writeStored = (key: string, text: string | undefined): boolean =>
  writeText(key, text) === undefined;
