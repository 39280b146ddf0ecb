import { copyText } from "./copy-text.ts";
import type { Keeping } from "./keeping.ts";
import { planLink, type LinkPlan } from "./link-plan.ts";
import { decodeEdits, encodeEdits, isShareFragment } from "./share-link.ts";

const plainAddress = (): string => location.origin + location.pathname + location.search;

/** Makes links of a page's edits, and shows what a link would do. Nothing is done before the reader says so. */
export class Sharing {
  readonly #keeping: Keeping;
  /** The fragment that the reader is or was asked about. */
  #asked = "";

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  /**
   * Reads the edits in the page's address, if it has any, and asks what to do with them. While the reader is asked,
   * another link waits for the answer: it changes nothing of what the reader looks at.
   */
  async read(): Promise<void> {
    const { hash } = location;
    const { dialogue } = this.#keeping.state;
    if (!isShareFragment(hash)) {
      const isOver = dialogue === "link" ? { dialogue: undefined } : {};
      return this.#keeping.become({ link: { kind: "none" }, ...isOver });
    }
    if (dialogue === "link") return;
    const found = await decodeEdits(hash);
    if (hash !== location.hash) return;
    if (found.kind !== "edits") {
      return this.#keeping.become({ link: { kind: "fault", fault: found } });
    }
    const plan = planLink(found.edits, this.#keeping.cells);
    const stands = plan.texts.every(([cell, text]) => text === this.#keeping.code(cell));
    this.#asked = hash;
    if (stands && plan.homeless.length === 0) {
      this.#keeping.become({ link: { kind: "stands" } });
    } else this.#keeping.become({ link: { kind: "plan", plan }, dialogue: "link" });
  }

  /** The page is as the link has it. Its texts are the reader's own from here on, and the address is plain. */
  async use({ changes, texts }: LinkPlan): Promise<void> {
    const used = this.#keeping.use(texts);
    const cells = changes.map(({ cell }) => cell.number);
    this.#keeping.become({ link: { kind: "used", cells }, dialogue: undefined });
    await Promise.all([used, this.#leaveLink()]);
  }

  /** The page stays as it is. */
  async refuse(): Promise<void> {
    this.#keeping.become({ link: { kind: "none" }, dialogue: undefined });
    await this.#leaveLink();
  }

  /** Copies a link to the page as it stands. */
  async share(): Promise<void> {
    const edits = [...this.#keeping.edited.values()].sort((a, b) => a.cell - b.cell);
    const made = edits.length === 0 ? undefined : await encodeEdits(edits);
    if (made && made.kind !== "link") return this.#keeping.become({ share: made });
    const link = plainAddress() + (made?.fragment ?? "");
    const kind = (await copyText(link)) ? "copied" : "byHand";
    this.#keeping.become({ share: { kind, link, cells: edits.map(({ cell }) => cell) } });
  }

  /** The link is answered; one that came meanwhile is asked about next. */
  async #leaveLink(): Promise<void> {
    if (location.hash !== this.#asked) return this.read();
    history.replaceState(history.state, "", plainAddress());
  }
}
