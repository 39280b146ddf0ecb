import { fill } from "../../../src/i18n/fill.ts";
import {
  type SharedEdit,
  EDIT_LIMITS,
  haveOwnCells,
  readShared,
} from "../../../src/notebook/drafts/edit.ts";
import {
  placeEdits,
  type LessonCell,
  type Placed,
} from "../../../src/notebook/drafts/place-edits.ts";
import { copyText } from "./CopyButton.tsx";
import type { DraftView, LinkChanges } from "./draft-view.ts";
import type { Texts } from "./drafts.ts";
import { HASH_LENGTH, hashText } from "../../../src/notebook/drafts/hash-text.ts";
import { list, where } from "../../../src/notebook/validation/read.ts";
import { readJson } from "../../../src/notebook/validation/stored.ts";
import { SHARE_PREFIX } from "./browser-storage.ts";

/** Bytes that are unpacked at a time: DEFLATE makes them at most 1032 times as long. */
const STEP = 512;

/** A text as raw DEFLATE data in base64 for addresses (RFC 4648, section 5), without padding. */
async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * The text that {@link packText} has packed. It is unpacked in small steps up to the limit, so that no more than the
 * limit and half a megabyte is ever unpacked, whatever the data holds.
 *
 * @throws RangeError when there are more than `limit` bytes
 * @throws DOMException or TypeError when it is no such data, or not of a text in UTF-8
 */
async function unpackText(packed: string, limit: number): Promise<string> {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  let at = 0;
  const steps = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(to) {
      if (at >= bytes.length) return to.close();
      to.enqueue(bytes.subarray(at, (at += STEP)));
    },
  });
  const reader = steps.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > limit) {
      await reader.cancel();
      throw new RangeError(`More than ${limit} bytes`);
    }
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
}

/*
 * #nb=1.<hash><length><body>: the version; the hash of the body; the body's length in base 36;
 * raw DEFLATE data as base64url.
 */
const VERSION = "1";
const LENGTH_DIGITS = 4;

/** Bounds on a link: characters of its fragment, and bytes of what it holds unpacked. */
export const LINK_LIMITS = { fragment: 65_536, unpacked: 1_000_000 } as const;

/** Why a link's edits cannot be had: `damaged` is also what never was a link, and what holds more than a link may. */
type LinkFault = "version" | "damaged" | "unsupported";

/** A fragment with its #, or why there is none. */
type MadeLink = { readonly fragment: string } | { readonly fault: "long" | "unsupported" };

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

/** What a link's edits would change; nothing is done. */
export function linkChanges(
  edits: readonly SharedEdit[],
  cells: readonly LessonCell[],
): LinkChanges {
  const place = ({ cell }: Placed<SharedEdit>): number => cell?.number ?? cells.length + 1;
  return placeEdits(edits, cells)
    .filter(({ edit, cell }) => edit.text !== cell?.code)
    .sort((a, b) => place(a) - place(b));
}

/** The text that every cell would have: the lesson's, where the link has none. */
export function linkTexts(changes: LinkChanges, cells: readonly LessonCell[]): Texts {
  const texts = new Map(cells.map(({ number, code }) => [number, code]));
  for (const { edit, cell } of changes) if (cell) texts.set(cell.number, edit.text);
  return [...texts];
}

/**
 * Reads the edits in the page's address, if it has any, and asks what to do with them. While the reader is asked,
 * another link waits for the answer: it changes nothing of what the reader looks at.
 */
export async function readLink(view: DraftView): Promise<void> {
  const { words, drafts, become } = view;
  const { hash } = location;
  if (!isShareFragment(hash)) {
    const { open } = view.state;
    return become({ link: undefined, linkSaid: "", open: open === "link" ? undefined : open });
  }
  if (view.state.open === "link") return;
  const found = await decodeEdits(hash);
  if (hash !== location.hash) return;
  if (typeof found === "string") {
    return become({ link: undefined, linkSaid: words.linkFault[found] });
  }
  const changes = linkChanges(found, drafts.cells);
  const isDone =
    changes.every(({ cell }) => cell) &&
    linkTexts(changes, drafts.cells).every(([cell, text]) => text === drafts.code(cell));
  if (isDone) become({ link: undefined, linkSaid: words.linkSame });
  else become({ link: { hash, changes }, linkSaid: words.linkWaits, open: "link" });
}

/** The page becomes as the link has it, and its texts are the reader's own from here on. */
export async function acceptLink(view: DraftView, changes: LinkChanges): Promise<void> {
  const used = view.drafts.use(linkTexts(changes, view.drafts.cells));
  const cells = view.say(changes.flatMap(({ cell }) => cell?.number ?? []));
  await Promise.all([used, leaveLink(view, fill(view.words.linkUsed, { cells }))]);
}

/** The link is answered: the address becomes plain, or another link that came meanwhile is asked about. */
export async function leaveLink(view: DraftView, linkSaid = ""): Promise<void> {
  const { link } = view.state;
  view.become({ link: undefined, linkSaid, open: undefined });
  if (location.hash !== link?.hash) return readLink(view);
  history.replaceState(history.state, "", plainAddress());
}

const plainAddress = (): string => location.origin + location.pathname + location.search;

/** Copies a link to the page as it is now. */
export async function share({ words, say, drafts, become }: DraftView): Promise<void> {
  const edits = [...drafts.edited.values()];
  const made = edits.length === 0 ? { fragment: "" } : await encodeEdits(edits);
  if ("fault" in made) return become({ shared: { said: words.shareFault[made.fault] } });
  const link = plainAddress() + made.fragment;
  const copied = await copyText(link);
  if (!copied) return become({ shared: { said: words.shareByHand, link } });
  if (edits.length === 0) return become({ shared: { said: words.sharedPlain } });
  const cells = say(edits.map(({ cell }) => cell));
  become({ shared: { said: fill(words.shared, { cells, n: link.length }) } });
}
