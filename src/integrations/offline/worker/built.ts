import type { PrecacheEntry } from "workbox-precaching";

// The build defines these three constants in the worker's script.
declare const FILES: PrecacheEntry[];
declare const BYTES: number;
declare const LANGUAGES: readonly { readonly prefix: string; readonly plain: string }[];

/** The files that are stored, each with the hash of its content. */
export const files = FILES;

/** Their size in bytes. */
export const bytes = BYTES;

/** The site's languages: the prefix of their addresses, and the text for when nothing is stored. The last prefix is empty. */
export const languages = [...LANGUAGES].reverse();
