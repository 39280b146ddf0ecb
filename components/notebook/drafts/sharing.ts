import { fill } from "../../../src/i18n/fill.ts";
import { copyText } from "./copy-text.ts";
import type { DraftView } from "./draft-view.ts";
import { planLink, type LinkPlan } from "./link-plan.ts";
import { decodeEdits, encodeEdits, isShareFragment } from "./share-link.ts";

/** A link of more characters than this is cut off by some programs that pass it on. */
const LONG_LINK = 2000;

const plainAddress = (): string => location.origin + location.pathname + location.search;

/**
 * Reads the edits in the page's address, if it has any, and asks what to do with them. While the reader is asked,
 * another link waits for the answer: it changes nothing of what the reader looks at.
 */
export async function readLink(view: DraftView): Promise<void> {
  const { words, drafts, state, become } = view;
  const { hash } = location;
  const isAsked = state.open === "link";
  if (!isShareFragment(hash)) {
    return become({ plan: undefined, linkSaid: "", open: isAsked ? undefined : state.open });
  }
  if (isAsked) return;
  const found = await decodeEdits(hash);
  if (hash !== location.hash) return;
  if (typeof found === "string") {
    return become({ plan: undefined, linkSaid: words.linkFault[found] });
  }
  const plan = planLink(hash, found, drafts.cells);
  const isNew =
    plan.texts.some(([cell, text]) => text !== drafts.code(cell)) ||
    plan.changes.some(({ cell }) => !cell);
  if (isNew) become({ plan, linkSaid: words.linkWaits, open: "link" });
  else become({ plan: undefined, linkSaid: words.linkSame });
}

/** The page becomes as the link has it, and its texts are the reader's own from here on. */
export async function acceptLink(view: DraftView, plan: LinkPlan): Promise<void> {
  const used = view.drafts.use(plan.texts);
  const cells = view.say(plan.changes.flatMap(({ cell }) => cell?.number ?? []));
  await Promise.all([used, leaveLink(view, fill(view.words.linkUsed, { cells }))]);
}

/** The link is answered: the address becomes plain, or another link that came meanwhile is asked about. */
export async function leaveLink(view: DraftView, linkSaid = ""): Promise<void> {
  const { fragment } = view.state.plan ?? {};
  view.become({ plan: undefined, linkSaid, open: undefined });
  if (location.hash !== fragment) return readLink(view);
  history.replaceState(history.state, "", plainAddress());
}

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
  const said = link.length > LONG_LINK ? words.sharedLong : words.shared;
  become({ shared: { said: fill(said, { cells, n: link.length }) } });
}
