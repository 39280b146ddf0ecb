import type { Edit } from "../../../src/kernel/drafts/edit.ts";
import type { Placed } from "../../../src/kernel/drafts/place-edits.ts";
import type { StoreNews } from "./edit-store.ts";
import type { LinkPlan } from "./link-plan.ts";
import type { LinkFault } from "./share-link.ts";

/** What the address of the page brought. */
export type LinkState =
  | { readonly kind: "none" }
  | { readonly kind: "plan"; readonly plan: LinkPlan }
  | { readonly kind: "used"; readonly cells: readonly number[] }
  | { readonly kind: "stands" }
  | { readonly kind: "fault"; readonly fault: LinkFault };

/** What came of the last press of Share. */
export type ShareState =
  | { readonly kind: "none" }
  | { readonly kind: "copied" | "byHand"; readonly link: string; readonly cells: readonly number[] }
  | { readonly kind: "long"; readonly length: number }
  | { readonly kind: "unsupported" };

/** A dialogue that can stand open. */
export type DialogueName = "link" | "lesson" | "tabs" | "kept";

/** All that is shown of keeping and sharing. */
export interface KeepingState {
  readonly news: StoreNews;
  readonly link: LinkState;
  /** The address became another one while the reader was asked about the first. */
  readonly addressChanged: boolean;
  readonly share: ShareState;
  /** Edits whose cell the lesson has changed since: the reader is to choose. */
  readonly changed: readonly Placed<Edit>[];
  /** Cells that the lesson no longer has, whose texts were set aside. */
  readonly homeless: readonly number[];
  /** Cells whose texts were set aside, since with them the page did not open to its end. */
  readonly unopened: readonly number[];
  readonly dialogue: DialogueName | undefined;
}
