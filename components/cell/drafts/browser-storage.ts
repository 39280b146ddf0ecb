/** How the fragment of an address begins that carries edits. */
export const SHARE_PREFIX = "#nb=";

/** How one begins that carries a program for the page's problem. */
export const PROGRAM_PREFIX = "#program=";

/** The name under which a page's drafts are stored; `path` is its address on the site, base included. */
export const storageKey = (path: string): string =>
  `grundy-edits:${path.replace(/index\.html$/, "")}`;

/** As much of the browser's storage as drafts need. */
export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Why something could not be stored: the storage is full, or the browser does not let the page use it. */
export type StorageTrouble = "full" | "blocked";

/** The kind of failure of an error that the storage has thrown. */
export const asTrouble = (error: unknown): StorageTrouble =>
  error instanceof DOMException && error.name === "SecurityError" ? "blocked" : "full";
