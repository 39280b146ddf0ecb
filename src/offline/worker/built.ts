import type { PrecacheEntry } from "workbox-precaching";

// The build puts these three into the worker's text.
declare const FILES: PrecacheEntry[];
declare const BYTES: number;
declare const LATER: Readonly<Record<string, string>>;

/** The files that are stored, each with the hash of its content. */
export const files = FILES;

/** What they take, in bytes. */
export const bytes = BYTES;

/** Files that are stored when they are first used, each with the hash of its content. */
export const later = LATER;
