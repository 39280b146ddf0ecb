import type { StoreNews } from "./edit-store.ts";
import type { LinkPlan } from "./link-plan.ts";
import type { LinkFault } from "./share-link.ts";

/** What the address of the page brought. */
export type LinkState =
  | { readonly kind: "none" | "stands" }
  | { readonly kind: "plan"; readonly plan: LinkPlan }
  | { readonly kind: "used"; readonly cells: readonly number[] }
  | { readonly kind: "fault"; readonly fault: LinkFault };

/** What came of the last press of Share. */
export type ShareState =
  | { readonly kind: "none" | "unsupported" }
  | { readonly kind: "copied" | "byHand"; readonly link: string; readonly cells: readonly number[] }
  | { readonly kind: "long"; readonly length: number };

/** All that is shown of keeping and sharing. */
export interface KeepingState {
  readonly news: StoreNews;
  readonly link: LinkState;
  readonly share: ShareState;
  /**
   * Cells whose kept texts were set aside when the page opened, by why: the lesson has another text there now, or no
   * such cell, or with the text the page did not open to its end last time.
   */
  readonly aside: Readonly<Record<"lessonChanged" | "homeless" | "unopened", readonly number[]>>;
  /** The dialogue that stands open: what a link brings, or all that is kept of the page. */
  readonly dialogue: "link" | "kept" | undefined;
}
