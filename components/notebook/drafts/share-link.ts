import {
  EDIT_LIMITS,
  haveOwnCells,
  readShared,
  type SharedEdit,
} from "../../../src/kernel/drafts/edit.ts";
import { HASH_LENGTH, hashText } from "../../../src/kernel/drafts/hash-text.ts";
import { list, where } from "../../../src/kernel/validation/read.ts";
import { readJson } from "../../../src/kernel/validation/stored.ts";
import { SHARE_PREFIX } from "./marks.ts";
import { packText, unpackText } from "./pack-text.ts";

/*
 * #nb=1.<hash><length><body>: the version; the hash of the body; the body's length in base 36, so
 * that a truncated link is distinguished from a changed one; raw DEFLATE data as base64url.
 */
const VERSION = "1";
const LENGTH_DIGITS = 4;
const HEAD = HASH_LENGTH + LENGTH_DIGITS;

/** Bounds on a link: characters of its fragment, and bytes of what it holds unpacked. */
export const LINK_LIMITS = { fragment: 65_536, unpacked: 1_000_000 } as const;

/** Why a link's edits cannot be had. */
export type LinkFault =
  | { readonly kind: "version" | "cut" | "altered" | "large" | "content" | "unsupported" }
  | { readonly kind: "long"; readonly length: number };

/** What a link brings. */
export type SharedEdits = { readonly kind: "edits"; readonly edits: readonly SharedEdit[] };

/** What comes of making a link. */
export type MadeLink =
  | { readonly kind: "link"; readonly fragment: string }
  | { readonly kind: "long"; readonly length: number }
  | { readonly kind: "unsupported" };

const readEdits = where(list(EDIT_LIMITS.cells, readShared), haveOwnCells);

/** Whether a fragment, with its #, claims to carry edits. */
export const isShareFragment = (fragment: string): boolean => fragment.startsWith(SHARE_PREFIX);

/** Packs edits into a fragment, with its #. Nothing is sent anywhere. */
export async function encodeEdits(edits: readonly SharedEdit[]): Promise<MadeLink> {
  if (typeof CompressionStream === "undefined") return { kind: "unsupported" };
  const json = JSON.stringify(edits.map(({ cell, hash, text }) => [cell, hash, text]));
  const body = await packText(json);
  const digits = body.length.toString(36).padStart(LENGTH_DIGITS, "0");
  const fragment = `${SHARE_PREFIX}${VERSION}.${hashText(body)}${digits}${body}`;
  return fragment.length > LINK_LIMITS.fragment
    ? { kind: "long", length: fragment.length }
    : { kind: "link", fragment };
}

/** The packed part of a fragment, if nothing happened to it on its way. */
function unwrap(fragment: string): string | LinkFault {
  const { length } = fragment;
  if (length > LINK_LIMITS.fragment) return { kind: "long", length };
  const [, version, content = ""] = /^#nb=(\d{1,9})\.(.*)$/s.exec(fragment) ?? [];
  if (version === undefined) return { kind: "altered" };
  if (version !== VERSION) return { kind: "version" };
  const body = content.slice(HEAD);
  const digits = content.slice(HASH_LENGTH, HEAD);
  // Not a number, which is neither more nor equal, where the digits are none.
  const promised = /^[0-9a-z]{4}$/.test(digits) ? Number.parseInt(digits, 36) : NaN;
  if (content.length < HEAD || promised > body.length) return { kind: "cut" };
  return promised === body.length && content.startsWith(hashText(body))
    ? body
    : { kind: "altered" };
}

/** Unpacks a fragment that {@link isShareFragment}, as untrusted input. It never rejects. */
export async function decodeEdits(fragment: string): Promise<SharedEdits | LinkFault> {
  const body = unwrap(fragment);
  if (typeof body !== "string") return body;
  if (typeof DecompressionStream === "undefined") return { kind: "unsupported" };
  try {
    const json = await unpackText(body, LINK_LIMITS.unpacked);
    if (json === undefined) return { kind: "large" };
    const edits = readJson(json, readEdits);
    return edits ? { kind: "edits", edits } : { kind: "content" };
  } catch {
    return { kind: "content" };
  }
}
