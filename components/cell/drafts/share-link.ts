import { HASH_LENGTH, hashText, readShared, type Edit } from "../../../src/notebook/drafts.ts";
import {
  MAX_OWN,
  readSharedOwn,
  toShared,
  type SharedOwn,
} from "../../../src/notebook/own-cells.ts";
import {
  exactText,
  list,
  oneOf,
  tuple,
  type Read,
  readJson,
} from "../../../src/notebook/validation/read.ts";
import { TOOL_LANGUAGES, type ToolLanguage } from "../../../src/programs/tools.ts";
import { OWN_PREFIX, PROGRAM_PREFIX, SHARE_PREFIX } from "./browser-storage.ts";

/** Packs a text as raw DEFLATE data in base64url (RFC 4648, section 5), without padding. */
async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * Unpacks a text from {@link packText}. DEFLATE expands data by a factor of at most 1032, so that a link unpacks to at
 * most 51 MB.
 *
 * @throws RangeError if there are more than `limit` bytes
 * @throws DOMException or TypeError if the data is invalid or not a text in UTF-8
 */
async function unpackText(packed: string, limit: number): Promise<string> {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const unpacked = await new Response(stream).arrayBuffer();
  if (unpacked.byteLength > limit) throw new RangeError(`More than ${limit} bytes`);
  return new TextDecoder("utf-8", { fatal: true }).decode(unpacked);
}

/*
 * #nb=1.<hash><length><body>: the version; the hash of the body; the body's length in base 36;
 * raw DEFLATE data as base64url.
 */
const VERSION = "1";
const LENGTH_DIGITS = 4;

/** Limits of a link: characters of its fragment, and bytes of its unpacked contents. */
export const LINK_LIMITS = { fragment: 65_536, unpacked: 1_000_000 } as const;

/** The reason why a link cannot be read. `damaged` includes texts that are not links, and links that exceed a limit. */
export type LinkFault = "version" | "damaged";

/** Prefixes a packed text with its hash and its length, with which `decodeLink` detects incomplete links. */
const seal = (body: string): string =>
  hashText(body) + body.length.toString(36).padStart(LENGTH_DIGITS, "0") + body;

/** Packs a value into a fragment; returns undefined if the link is too long. Nothing is sent over the network. */
async function encodeLink(prefix: string, value: unknown): Promise<string | undefined> {
  const json = JSON.stringify(value);
  const fragment = `${prefix}${VERSION}.${seal(await packText(json))}`;
  const { size } = new Blob([json]);
  const isLong = fragment.length > LINK_LIMITS.fragment || size > LINK_LIMITS.unpacked;
  return isLong ? undefined : fragment;
}

/** Unpacks a fragment that begins with the prefix, as untrusted input. Never rejects. */
async function decodeLink<Value>(
  prefix: string,
  fragment: string,
  read: Read<Value>,
): Promise<Value | LinkFault> {
  if (fragment.length > LINK_LIMITS.fragment) return "damaged";
  const packed = fragment.slice(prefix.length);
  const [, version = VERSION, sealed = ""] = /^(\d{1,9})\.(.*)$/s.exec(packed) ?? [];
  if (version !== VERSION) return "version";
  const body = sealed.slice(HASH_LENGTH + LENGTH_DIGITS);
  if (sealed !== seal(body)) return "damaged";
  try {
    return readJson(await unpackText(body, LINK_LIMITS.unpacked), read) ?? "damaged";
  } catch {
    return "damaged";
  }
}

const toTuple = ({ cell, hash, text }: Edit) => [cell, hash, text] as const;

/** Returns the fragment, including `#`, of a link with a page's edits. */
export const encodeEdits = (edits: readonly Edit[]): Promise<string | undefined> =>
  encodeLink(SHARE_PREFIX, edits.map(toTuple));

/** Returns the edits of a fragment that begins with {@link SHARE_PREFIX}. */
export const decodeEdits = (fragment: string): Promise<readonly Edit[] | LinkFault> =>
  decodeLink(SHARE_PREFIX, fragment, readShared);

/** The contents of a link to a page. */
export interface SharedPage {
  readonly edits: readonly Edit[];
  readonly own: readonly SharedOwn[];
}

/** Returns the fragment, including `#`, of a link with a page's edits and the reader's own cells. */
export const encodePage = ({ edits, own }: SharedPage): Promise<string | undefined> =>
  own.length === 0
    ? encodeEdits(edits)
    : encodeLink(OWN_PREFIX, [edits.map(toTuple), own.map(toShared)]);

const readPage = tuple(readShared, list(MAX_OWN, readSharedOwn));

/** Returns the contents of a fragment of {@link encodePage}. */
export async function decodePage(fragment: string): Promise<SharedPage | LinkFault> {
  if (fragment.startsWith(SHARE_PREFIX)) {
    const edits = await decodeEdits(fragment);
    return typeof edits === "string" ? edits : { edits, own: [] };
  }
  const found = await decodeLink(OWN_PREFIX, fragment, readPage);
  return typeof found === "string" ? found : { edits: found[0], own: found[1] };
}

const readProgram = tuple(oneOf(...TOOL_LANGUAGES), exactText(LINK_LIMITS.unpacked));

/** Returns the fragment, including `#`, of a link with a program. */
export const encodeProgram = (language: ToolLanguage, text: string): Promise<string | undefined> =>
  encodeLink(PROGRAM_PREFIX, [language, text]);

/** Returns the program of a fragment that begins with {@link PROGRAM_PREFIX}. */
export const decodeProgram = (
  fragment: string,
): Promise<readonly [language: ToolLanguage, text: string] | LinkFault> =>
  decodeLink(PROGRAM_PREFIX, fragment, readProgram);
