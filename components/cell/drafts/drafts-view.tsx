import { render } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { fill } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";
import { numberOfOwn } from "../../../src/notebook/cell.ts";
import { clip } from "../../../src/notebook/describe.ts";
import { placeEdits, type PlacedEdit } from "../../../src/notebook/drafts.ts";
import type { SharedOwn } from "../../../src/notebook/own-cells.ts";
import { showHidden } from "../../../src/notebook/show-hidden.ts";
import { Button, CopyButton, ignoreHeldKey } from "../../ui/controls.tsx";
import { copyText } from "../../ui/files.ts";
import { markBottomMessages } from "../../ui/bottom-messages.ts";
import type { FormatCells } from "../format-status.ts";
import { isPageLink, storageKey } from "./browser-storage.ts";
import type { OwnCells } from "../own/own-cells.tsx";
import { Drafts, type EditableNotebook } from "./drafts.ts";
import { decodePage, encodePage } from "./share-link.ts";

type DraftWords = Words["drafts"];

/** Texts that the reader can put into cells: those of a link, or the reader's own edits of an older article. */
interface Offer {
  readonly title: string;
  readonly lines: readonly string[];
  /** The labels of a text and of the button that puts the texts into their cells. */
  readonly words: { readonly text: string; readonly use: string };
  readonly changes: readonly PlacedEdit[];
  /** Cells that the link adds. */
  readonly own?: readonly SharedOwn[];
  readonly answer: (isUsed: boolean) => void;
  /** Called when the reader closes the dialog without an answer. */
  readonly leave: () => void;
}

/** An action: its label and its function. */
type Action = readonly [name: string, act: () => void];

function Actions({ actions }: { readonly actions: readonly Action[] }) {
  return actions.map(([name, act]) => (
    <Button key={name} text={name} onKeyDown={ignoreHeldKey} onPress={act} />
  ));
}

/** Maximum number of characters shown of a text; the Copy button copies all of them. */
const MAX_SHOWN = 10_000;

interface TextsProps {
  readonly words: DraftWords;
  readonly title: string;
  /** The current text of the cell, if the cell exists. */
  readonly now: string | undefined;
  readonly name: string;
  readonly text: string;
}

/** Shows the current text of a cell next to the offered text. */
function Texts({ words, title, now, name, text }: TextsProps) {
  const texts = [...(now === undefined ? [] : [[words.now, now]]), [name, text]];
  return (
    <div role="group" aria-label={title}>
      <h3 class="small strong">{title}</h3>
      <div class="draft-texts side-by-side">
        {texts.map(([label = "", code = ""]) => (
          <div key={label}>
            <p>{label}</p>
            <pre class="loose-text" role="group" aria-label={label} tabIndex={0}>
              {showHidden(clip(code, MAX_SHOWN))}
            </pre>
          </div>
        ))}
      </div>
      <div class="row">
        <CopyButton words={words} label={words.copy} text={text} />
      </div>
    </div>
  );
}

interface OfferDialogProps {
  readonly offer: Offer;
  readonly words: DraftWords;
  readonly formatCells: FormatCells;
  /** Returns the current text of a cell. */
  readonly code: (cell: number) => string;
}

/** Shows both texts of each cell and lets the reader choose. The browser restores the focus when it is closed. */
function OfferDialog({ offer, words, formatCells, code }: OfferDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    current?.querySelector("h2")?.focus();
    return () => {
      current?.close();
      // If the element that opened the dialog was removed, the focus moves to the page's content.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.getElementById("content")?.focus({ preventScroll: true });
      });
    };
  }, []);
  const { title, lines, changes, own = [], answer, leave } = offer;
  const use: Action = [offer.words.use, () => answer(true)];
  const isUsable = own.length > 0 || changes.some(({ cell }) => cell);
  return (
    <dialog
      ref={dialog}
      class="draft-dialog"
      aria-labelledby={id}
      // A dialog that is being removed has already been answered.
      onClose={() => dialog.current && leave()}
    >
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {changes.map(({ edit, cell }, i) => (
        <Texts
          key={i}
          words={words}
          title={formatCells([cell?.number ?? edit.cell])}
          now={cell && code(cell.number)}
          name={offer.words.text}
          text={edit.text}
        />
      ))}
      {own.map(({ kind, text }, i) => (
        <Texts
          key={`own ${i}`}
          words={words}
          title={fill(words.newCell, { kind: words.kinds[kind] })}
          now={undefined}
          name={offer.words.text}
          text={text}
        />
      ))}
      <div class="draft-foot row">
        <Actions actions={[...(isUsable ? [use] : []), [words.keep, () => answer(false)]]} />
      </div>
    </dialog>
  );
}

interface NoticeProps {
  readonly words: DraftWords;
  readonly text: string;
  readonly actions?: readonly Action[];
}

/** A line at the bottom of the window, where it shifts no content, until it is closed or no longer applies. */
function Notice({ words, text, actions = [] }: NoticeProps) {
  const [isClosed, setClosed] = useState(false);
  useLayoutEffect(markBottomMessages, [isClosed]);
  if (isClosed) return null;
  return (
    <div class="bottom-message draft-notice row">
      <p>{text}</p>
      <Actions actions={[...actions, [words.close, () => setClosed(true)]]} />
    </div>
  );
}

/** The contents of the link in the address: its fragment, its edits, and the cells that it adds. */
interface LinkedPage {
  readonly hash: string;
  readonly changes: readonly PlacedEdit[];
  readonly own: readonly SharedOwn[];
}

/** The state of the view, apart from the drafts. */
interface State {
  /** The link in the open dialog. */
  readonly link?: LinkedPage | undefined;
  /** The message about the link in the address. */
  readonly linkText: string;
  /** The message about the last use of Share. */
  readonly shareText: string;
  /** The link, if the browser did not permit the page to copy it. */
  readonly shareLink?: string | undefined;
  /** Whether the dialog that compares the outdated edits with the page is open. */
  readonly isComparing?: boolean;
}

const plainAddress = (): string => location.origin + location.pathname + location.search;

/**
 * Shows, stores and shares a page's edits. Called when the page has edits.
 *
 * @returns a function that shares the page
 */
export function startDrafts(
  notebook: EditableNotebook & {
    readonly formatCells: FormatCells;
    own(): Promise<Pick<OwnCells, "all" | "addAll">>;
  },
  words: DraftWords,
): () => Promise<void> {
  const root = document.createElement("div");
  root.className = "drafts small unprinted";
  (document.querySelector(".notebook-bar") ?? document.querySelector(".cell"))?.after(root);
  let state: State = { linkText: "", shareText: "" };
  const drafts = new Drafts(notebook, storageKey(location.pathname), draw);

  /** Returns a sentence about cells, or nothing if there are no cells. */
  const ofCells = (template: string, cells: readonly number[]): string[] =>
    cells.length > 0 ? [fill(template, { cells: notebook.formatCells(cells) })] : [];

  const placedIn = (changes: readonly PlacedEdit[]): number[] =>
    changes.flatMap(({ cell }) => cell?.number ?? []);
  const missingIn = (changes: readonly PlacedEdit[]): number[] =>
    changes.flatMap(({ edit, cell }) => (cell ? [] : edit.cell));

  function update(change: Partial<State>): void {
    state = { ...state, ...change };
    draw();
  }

  /** Returns the offer of a link. Nothing is changed yet. */
  function linkOffer({ changes, own: added }: LinkedPage): Offer {
    const placed = placedIn(changes);
    const changed = placedIn(changes.filter(({ fits }) => !fits));
    const own = drafts.edits.map(({ cell }) => cell).filter((cell) => placed.includes(cell));
    const [title = added.length > 0 ? words.link.adds : words.link.none] = ofCells(
      words.link.title,
      placed,
    );
    const lines = [
      words.link.intro,
      ...ofCells(words.link.own, own),
      ...ofCells(words.link.changed, changed),
      ...ofCells(words.link.missing, missingIn(changes)),
    ];
    const answer = (isUsed: boolean): void => {
      if (isUsed) drafts.use(changes);
      if (isUsed && added.length > 0) void notebook.own().then((own) => own.addAll(added));
      void closeLink(isUsed ? ofCells(words.link.used, placed)[0] : "");
    };
    const leave = (): void => answer(false);
    return { title, lines, words: words.link, changes, own: added, answer, leave };
  }

  /** Returns the offer of edits of texts that the article no longer contains. */
  function outdatedOffer(changes: readonly PlacedEdit[]): Offer {
    const cells = notebook.formatCells(changes.map(({ edit }) => edit.cell));
    const title = fill(words.outdated.title, { cells });
    const lines = [words.outdated.intro, ...ofCells(words.outdated.missing, missingIn(changes))];
    const leave = (): void => update({ isComparing: false });
    const answer = (isUsed: boolean): void => {
      drafts.resolveOutdated(isUsed);
      leave();
    };
    return { title, lines, words: words.outdated, changes, answer, leave };
  }

  function draw(): void {
    const { link, linkText, isComparing, shareText, shareLink } = state;
    const { outdated, trouble, saved } = drafts;
    const older = outdated.length > 0 ? outdatedOffer(outdated) : undefined;
    const offer = link ? linkOffer(link) : isComparing ? older : undefined;
    const compare: Action = [words.compare, () => update({ isComparing: true })];
    const notices: Omit<NoticeProps, "words">[] = [
      { text: linkText },
      { text: trouble ? words.trouble[trouble] : "" },
      { text: older ? `${older.title}.` : "", actions: [compare] },
    ];
    render(
      <>
        <p role="status">
          {shareText} {shareLink !== undefined && <a href={shareLink}>{words.shareLink}</a>}
        </p>
        {ofCells(words.stored, saved).map((text) => (
          <p key="saved" class="draft-note">
            {text}
          </p>
        ))}
        <div class="draft-notices" role="status">
          {notices.map(
            ({ text, ...others }) => text && <Notice key={text} {...{ words, text, ...others }} />,
          )}
        </div>
        {offer && (
          <OfferDialog
            key={offer.title}
            {...{ offer, words, formatCells: notebook.formatCells }}
            code={(cell) => drafts.code(cell)}
          />
        )}
      </>,
      root,
    );
    markBottomMessages();
  }

  /**
   * Reads the edits in the page's address, if there are any, and offers them in a dialog. While the dialog is open,
   * another link is not read, so that it cannot change the texts that the reader accepts.
   */
  async function readLink(): Promise<void> {
    const { hash } = location;
    if (!isPageLink(hash)) return update({ link: undefined, linkText: "" });
    if (state.link) return;
    const found = await decodePage(hash);
    if (hash !== location.hash) return;
    if (typeof found === "string") {
      return update({ linkText: words.linkFault[found] });
    }
    const changes = placeEdits(found.edits, drafts.cells)
      .filter(({ edit, cell }) => !cell || edit.text !== drafts.code(cell.number))
      .sort((a, b) => (a.cell?.number ?? Infinity) - (b.cell?.number ?? Infinity));
    const present = found.own.length > 0 ? (await notebook.own()).all : [];
    const own = found.own.filter(
      ({ kind, text }) => !present.some((cell) => cell.kind === kind && cell.text === text),
    );
    if (hash !== location.hash) return;
    if (changes.length + own.length === 0) update({ linkText: words.link.same });
    else update({ link: { hash, changes, own }, linkText: "" });
  }

  /** Closes the link's dialog. Removes the link from the address, or reads a newer link that is in the address. */
  async function closeLink(linkText = ""): Promise<void> {
    const { link } = state;
    update({ link: undefined, linkText });
    if (location.hash !== link?.hash) return readLink();
    history.replaceState(history.state, "", plainAddress());
  }

  /** Copies a link to the page in its current state. */
  async function share(): Promise<void> {
    const { edits } = drafts;
    const own = (await notebook.own()).all;
    const isPlain = edits.length + own.length === 0;
    const fragment = isPlain ? "" : await encodePage({ edits, own });
    const show = (shareText: string, shareLink?: string) => update({ shareText, shareLink });
    if (fragment === undefined) return show(words.shareTooLong);
    const link = plainAddress() + fragment;
    if (!(await copyText(link))) return show(words.shareByHand, link);
    if (isPlain) return show(words.sharedPlain);
    const numbers = [...edits.map(({ cell }) => cell), ...own.map(({ n }) => numberOfOwn(n))];
    const cells = notebook.formatCells(numbers);
    show(fill(words.shared, { cells, n: link.length }));
  }

  drafts.record.listen();
  addEventListener("hashchange", () => void readLink());
  drafts.record.load();
  drafts.record.save();
  void readLink();
  return share;
}
