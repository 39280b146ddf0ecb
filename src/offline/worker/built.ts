import type { PrecacheEntry } from "workbox-precaching";

// The build puts these four into the worker's text.
declare const FILES: PrecacheEntry[];
declare const BYTES: number;
declare const LATER: Readonly<Record<string, string>>;
declare const LANGUAGES: readonly { readonly prefix: string; readonly plain: string }[];

/** The files that are stored, each with the hash of its content. */
export const files = FILES;

/** What they take, in bytes. */
export const bytes = BYTES;

/** Files that are stored when they are first used, each with the hash of its content. */
export const later = LATER;

/** The site's languages: what their addresses begin with, and what is said where nothing is stored. The last fits all. */
export const languages = [...LANGUAGES].reverse();
