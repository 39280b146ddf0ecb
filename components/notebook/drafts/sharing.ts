import { makeEdit } from "../../../src/kernel/drafts/edit.ts";
import { copyText } from "./copy-text.ts";
import type { Keeping } from "./keeping.ts";
import { planLink, type LinkPlan } from "./link-plan.ts";
import { decodeEdits, encodeEdits, isShareFragment } from "./share-link.ts";

const plainAddress = (): string => location.origin + location.pathname + location.search;

/** Makes links of a page's edits, and shows what a link would do. Nothing is done before the reader says so. */
export class Sharing {
  readonly #keeping: Keeping;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  /**
   * Reads the edits in the page's address, if it has any, and asks what to do with them. While it asks, another
   * link changes nothing of what the reader looks at.
   */
  async read(): Promise<void> {
    const { hash } = location;
    if (!isShareFragment(hash)) return this.#keeping.become({ link: { kind: "none" } });
    if (this.#keeping.isAsking) return this.#keeping.become({ addressChanged: true });
    const found = await decodeEdits(hash);
    if (hash !== location.hash) return;
    if (found.kind !== "edits") {
      return this.#keeping.become({ link: { kind: "fault", fault: found } });
    }
    const plan = planLink(found.edits, this.#keeping.cells, this.#keeping.code);
    if (plan.stands && plan.homeless.length === 0) {
      this.#keeping.become({ link: { kind: "stands" } });
    } else this.#keeping.become({ link: { kind: "plan", plan }, dialogue: "link" });
  }

  /** The reader uses the link's edits. They are the reader's own from here on, and the address is plain. */
  async use({ changes }: LinkPlan): Promise<void> {
    this.#leaveLink();
    const edits = changes.map(({ cell, lesson, text }) => makeEdit(cell, lesson, text));
    await this.#keeping.replace(edits);
    const cells = edits.map(({ cell }) => cell);
    this.#keeping.become({ link: { kind: "used", cells }, dialogue: undefined });
  }

  /** The page stays as it is. */
  refuse(): void {
    this.#leaveLink();
    this.#keeping.become({ link: { kind: "none" }, dialogue: undefined });
  }

  /** Copies a link to the page as it stands. */
  async share(): Promise<void> {
    const edits = this.#keeping.cells
      .map(({ number, code }) => makeEdit(number, code, this.#keeping.code(number)))
      .filter(({ origin, text }) => origin !== text);
    const made = edits.length === 0 ? undefined : await encodeEdits(edits);
    if (made && made.kind !== "link") return this.#keeping.become({ share: made });
    const link = plainAddress() + (made?.fragment ?? "");
    const kind = (await copyText(link)) ? "copied" : "byHand";
    this.#keeping.become({ share: { kind, link, cells: edits.map(({ cell }) => cell) } });
  }

  #leaveLink(): void {
    this.#keeping.become({ addressChanged: false });
    if (isShareFragment(location.hash)) history.replaceState(history.state, "", plainAddress());
  }
}
