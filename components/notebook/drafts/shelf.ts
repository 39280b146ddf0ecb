/** As much of the browser's storage as keeping needs. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Why something could not be kept: the storage is full, or the browser does not let the page use it. */
export type StorageTrouble = "full" | "blocked";

/** The kind of failure of an error that the storage has thrown. */
export const asTrouble = (error: unknown): StorageTrouble =>
  error instanceof DOMException && error.name === "SecurityError" ? "blocked" : "full";
