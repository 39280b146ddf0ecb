/** Page → worker: report the state of the copy, fetch missing files, or replace the previous worker. */
export type WorkerRequest = "state" | "store" | "take-over";

/** The reason why a copy could not be stored: the quota is exceeded, or a download failed. */
export type StorageFailure = "full" | "network";

/** Worker → pages. */
export type Notice =
  | { readonly type: "storing"; readonly done: number; readonly all: number }
  | {
      readonly type: "stored";
      readonly files: number;
      readonly bytes: number;
      /** Number of files that are no longer in the cache. */
      readonly missing: number;
    }
  | { readonly type: "failed"; readonly why: StorageFailure };
