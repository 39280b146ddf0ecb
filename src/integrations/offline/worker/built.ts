import type { PrecacheEntry } from "workbox-precaching";

// The build defines these four constants in the worker's script.
declare const FILES: PrecacheEntry[];
declare const BYTES: number;
declare const LATER: Readonly<Record<string, string>>;
declare const LANGUAGES: readonly { readonly prefix: string; readonly plain: string }[];

/** The files that are stored, each with the hash of its content. */
export const files = FILES;

/** Their size in bytes. */
export const bytes = BYTES;

/** Files that are stored at their first use, each with the hash of its content. */
export const later = LATER;

/** The site's languages: the prefix of their addresses, and the text for when nothing is stored. The last prefix is empty. */
export const languages = [...LANGUAGES].reverse();
