import {
  EDIT_LIMITS,
  haveOwnCells,
  readShared,
  type SharedEdit,
} from "../../../src/kernel/drafts/edit.ts";
import { HASH_LENGTH, hashText } from "../../../src/kernel/drafts/hash-text.ts";
import { list, where } from "../../../src/kernel/validation/read.ts";
import { readJson } from "../../../src/kernel/validation/stored.ts";
import { SHARE_PREFIX } from "./browser-storage.ts";
import { packText, unpackText } from "./pack-text.ts";

/*
 * #nb=1.<hash><length><body>: the version; the hash of the body; the body's length in base 36;
 * raw DEFLATE data as base64url.
 */
const VERSION = "1";
const LENGTH_DIGITS = 4;

/** Bounds on a link: characters of its fragment, and bytes of what it holds unpacked. */
export const LINK_LIMITS = { fragment: 65_536, unpacked: 1_000_000 } as const;

/** Why a link's edits cannot be had: `damaged` is also what never was a link, and what holds more than a link may. */
export type LinkFault = "version" | "damaged" | "unsupported";

/** A fragment with its #, or why there is none. */
export type MadeLink = { readonly fragment: string } | { readonly fault: "long" | "unsupported" };

const readEdits = where(list(EDIT_LIMITS.cells, readShared), haveOwnCells);

/** Whether a fragment, with its #, claims to carry edits. */
export const isShareFragment = (fragment: string): boolean => fragment.startsWith(SHARE_PREFIX);

/** A packed text after what tells whether it is whole. */
const seal = (body: string): string =>
  hashText(body) + body.length.toString(36).padStart(LENGTH_DIGITS, "0") + body;

/** Packs edits into a fragment. Nothing is sent anywhere. */
export async function encodeEdits(edits: readonly SharedEdit[]): Promise<MadeLink> {
  if (typeof CompressionStream === "undefined") return { fault: "unsupported" };
  const json = JSON.stringify(edits.map(({ cell, hash, text }) => [cell, hash, text]));
  const fragment = `${SHARE_PREFIX}${VERSION}.${seal(await packText(json))}`;
  const { size } = new Blob([json]);
  const isLong = fragment.length > LINK_LIMITS.fragment || size > LINK_LIMITS.unpacked;
  return isLong ? { fault: "long" } : { fragment };
}

/** Unpacks a fragment that {@link isShareFragment}, as untrusted input. It never rejects. */
export async function decodeEdits(fragment: string): Promise<readonly SharedEdit[] | LinkFault> {
  if (fragment.length > LINK_LIMITS.fragment) return "damaged";
  const [, version = VERSION, sealed = ""] = /^#nb=(\d{1,9})\.(.*)$/s.exec(fragment) ?? [];
  if (version !== VERSION) return "version";
  const body = sealed.slice(HASH_LENGTH + LENGTH_DIGITS);
  if (sealed !== seal(body)) return "damaged";
  if (typeof DecompressionStream === "undefined") return "unsupported";
  try {
    return readJson(await unpackText(body, LINK_LIMITS.unpacked), readEdits) ?? "damaged";
  } catch {
    return "damaged";
  }
}
