import type { PrecacheEntry } from "workbox-precaching";

// The build puts these three into the worker's text.
declare const FILES: PrecacheEntry[];
declare const BYTES: number;
declare const LATER: string[];

/** The files that are stored, each with the hash of its content. */
export const files = FILES;

/** What they take, in bytes. */
export const bytes = BYTES;

/** Names of files below `lib/` that are stored when they are first used. */
export const later = LATER;
