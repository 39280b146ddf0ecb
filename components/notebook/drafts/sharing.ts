import { fill } from "../../../src/i18n/fill.ts";
import type { SharedEdit } from "../../../src/kernel/drafts/edit.ts";
import {
  placeEdits,
  type LessonCell,
  type Placed,
} from "../../../src/kernel/drafts/place-edits.ts";
import { copyText } from "./CopyButton.tsx";
import type { DraftView, LinkChanges } from "./draft-view.ts";
import type { Texts } from "./drafts.ts";
import { decodeEdits, encodeEdits, isShareFragment } from "./share-link.ts";

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
