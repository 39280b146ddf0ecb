import type { Words } from "../../../src/i18n/words.ts";
import type { SharedEdit } from "../../../src/notebook/drafts/edit.ts";
import type { Placed } from "../../../src/notebook/drafts/place-edits.ts";
import type { Drafts, DraftsState } from "./drafts.ts";
import type { SayCells } from "./say-cells.ts";

/** Edits of a link that the lesson does not have already, in page order; last those for which it has no cell. */
export type LinkChanges = readonly Placed<SharedEdit>[];

/** All that is shown of drafts and links. */
interface ViewState extends DraftsState {
  /** The link in the address, while the reader has not answered: its fragment, and what it would do. */
  readonly link?: { readonly hash: string; readonly changes: LinkChanges } | undefined;
  /** What came of the link in the address. */
  readonly linkSaid: string;
  /** What came of the last press of Share, with the link to copy by hand. */
  readonly shared: { readonly said: string; readonly link?: string };
  /** The dialogue that is open: what the link would do, or all that is stored of the page. */
  readonly open?: "link" | "list" | undefined;
}

/** A page's drafts, and what is shown of them. */
export interface DraftView {
  readonly words: Words["drafts"];
  readonly say: SayCells;
  readonly drafts: Drafts;
  readonly state: ViewState;
  /** Shows something else. */
  readonly become: (change: Partial<ViewState>) => void;
}

/** What every part of the view is given. */
export interface ViewProps {
  readonly view: DraftView;
}
