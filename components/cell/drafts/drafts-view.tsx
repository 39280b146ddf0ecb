import { render, type ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { fill } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";
import { clip } from "../../../src/notebook/describe.ts";
import { placeEdits, type Edit, type PlacedEdit } from "../../../src/notebook/drafts.ts";
import { showHidden } from "../../../src/notebook/show-hidden.ts";
import { CopyButton, copyText } from "../../ui/CopyButton.tsx";
import { ignoreHeldKey } from "../../ui/ignore-held-key.ts";
import type { FormatCells } from "../format-status.ts";
import { SHARE_PREFIX, storageKey } from "./browser-storage.ts";
import { Drafts, type EditableNotebook } from "./drafts.ts";
import { decodeEdits, encodeEdits } from "./share-link.ts";

type DraftWords = Words["drafts"];

/** Something that can be done: its name, and what does it. */
type Action = readonly [name: string, act: () => unknown];

function Actions({ actions }: { readonly actions: readonly Action[] }) {
  return actions.map(([name, act]) => (
    <button key={name} type="button" onKeyDown={ignoreHeldKey} onClick={() => void act()}>
      {name}
    </button>
  ));
}

/** Characters that are drawn of a text, whatever it is; Copy has them all. */
const MOST = 10_000;

interface TextsProps {
  readonly words: DraftWords;
  readonly title: string;
  /** The text of the cell on the page, where there is such a cell. */
  readonly now: string | undefined;
  readonly name: string;
  readonly text: string;
}

/** The text that a cell has, and beside it the one that it could have. */
function Texts({ words, title, now, name, text }: TextsProps) {
  const texts = [...(now === undefined ? [] : [[words.now, now]]), [name, text]];
  return (
    <div role="group" aria-label={title}>
      <h3 class="small strong">{title}</h3>
      <div class="draft-texts">
        {texts.map(([label = "", code = ""]) => (
          <div key={label}>
            <p>{label}</p>
            <pre class="loose-text" role="group" aria-label={label} tabIndex={0}>
              {showHidden(clip(code, MOST))}
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

interface DialogProps {
  readonly title: string;
  readonly lines?: readonly string[];
  readonly actions: readonly Action[];
  readonly close: () => void;
  /** It does not block the page, and a press elsewhere closes it. */
  readonly isPopover?: boolean;
  readonly children: ComponentChildren;
}

/** A dialog over the page. The browser gives the focus back when it is closed. */
function Dialog({ title, lines = [], actions, close, isPopover = false, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (isPopover) current?.showPopover();
    else current?.showModal();
    (current?.querySelector("input") ?? current?.querySelector("h2"))?.focus();
    return () => {
      if (isPopover) current?.hidePopover();
      else current?.close();
      // What opened it may be gone; the focus then goes to the page's content.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.getElementById("content")?.focus({ preventScroll: true });
      });
    };
  }, [isPopover]);
  return (
    <dialog
      ref={dialog}
      class="draft-dialog"
      aria-labelledby={id}
      // A dialog that is removed has been answered already.
      onClose={() => dialog.current && close()}
      popover={isPopover ? "auto" : undefined}
      onToggle={({ newState }) => isPopover && newState === "closed" && dialog.current && close()}
    >
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
      <div class="draft-foot row">
        <Actions actions={actions} />
      </div>
    </dialog>
  );
}

interface NoticeProps {
  readonly words: DraftWords;
  readonly text: string;
  readonly actions?: readonly Action[];
  /** A text that can be copied. */
  readonly stored?: string;
}

/** A line at the foot of the window, where it moves nothing, until it is closed or no longer true. */
function Notice({ words, text, actions = [], stored = "" }: NoticeProps) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div class="foot-line draft-notice row">
      <p>{text}</p>
      {stored && <CopyButton words={words} label={words.copyStored} text={stored} />}
      <Actions actions={[...actions, [words.close, () => setClosed(true)]]} />
    </div>
  );
}

/** What is shown of drafts and links, besides the drafts themselves. */
interface State {
  /** The link in the address while the reader has not answered: its fragment, and what it would change. */
  readonly link?: { readonly hash: string; readonly changes: readonly PlacedEdit[] } | undefined;
  /** What came of the link in the address. */
  readonly linkText: string;
  /** What came of the last press of Share. */
  readonly shareText: string;
  /** The link to copy by hand. */
  readonly shareLink?: string | undefined;
  readonly open?: "link" | "outdated" | undefined;
}

const plainAddress = (): string => location.origin + location.pathname + location.search;

/**
 * Shows, stores and shares a page's edits, from when it has some.
 *
 * @returns what shares the page
 */
export function startDrafts(
  notebook: EditableNotebook & { readonly formatCells: FormatCells },
  words: DraftWords,
): () => Promise<void> {
  const key = storageKey(location.pathname);
  const root = document.createElement("div");
  root.className = "drafts small unprinted";
  (document.querySelector(".notebook-bar") ?? document.querySelector(".cell"))?.after(root);
  let state: State = { linkText: "", shareText: "" };
  const drafts = new Drafts(notebook, key, () => localStorage, draw);

  /** A sentence about some cells; none where there are none. */
  const ofCells = (template: string, cells: readonly number[]): string[] =>
    cells.length > 0 ? [fill(template, { cells: notebook.formatCells(cells) })] : [];

  function become(change: Partial<State>): void {
    state = { ...state, ...change };
    draw();
  }

  const close = (): void => become({ open: undefined });

  /** What a link would change, before anything is changed. */
  function linkDialog(changes: readonly PlacedEdit[]) {
    const placed = changes.flatMap(({ cell }) => cell?.number ?? []);
    const changed = changes.flatMap(({ cell, fits }) => (cell && !fits ? cell.number : []));
    const missing = changes.flatMap(({ edit, cell }) => (cell ? [] : edit.cell));
    const own = drafts.edits.map(({ cell }) => cell).filter((cell) => placed.includes(cell));
    const use: Action = [words.link.use, () => acceptLink(changes)];
    const keep: Action = [words.keep, () => leaveLink()];
    const [title = words.link.none] = ofCells(words.link.title, placed);
    const lines = [
      words.link.intro,
      ...ofCells(words.link.own, own),
      ...ofCells(words.link.changed, changed),
      ...ofCells(words.link.missing, missing),
    ];
    return (
      <Dialog {...{ title, lines, close }} actions={placed.length > 0 ? [use, keep] : [keep]}>
        {changes.map(({ edit, cell }, i) => (
          <Texts
            key={i}
            words={words}
            title={notebook.formatCells([cell?.number ?? edit.cell])}
            now={cell && drafts.code(cell.number)}
            name={words.link.text}
            text={edit.text}
          />
        ))}
      </Dialog>
    );
  }

  /** Both texts of a cell whose text in the article has changed since it was edited. */
  function outdatedDialog(edit: Edit) {
    const w = words.outdated;
    const cells = notebook.formatCells([edit.cell]);
    const now = drafts.cells.some(({ number }) => number === edit.cell)
      ? drafts.code(edit.cell)
      : undefined;
    const isLast = drafts.outdated.length === 1;
    const settle = (isChosen: boolean) => () => {
      drafts.settle(edit, isChosen);
      if (isLast) close();
    };
    const use: Action = [w.use, settle(true)];
    const keep: Action = [now === undefined ? w.delete : words.keep, settle(false)];
    return (
      <Dialog
        key={`${edit.cell} ${edit.hash}`}
        title={fill(w.title, { cells })}
        lines={[now === undefined ? w.missing : w.intro]}
        actions={now === undefined ? [keep] : [use, keep]}
        close={close}
      >
        <Texts words={words} title={cells} now={now} name={w.text} text={edit.text} />
      </Dialog>
    );
  }

  function draw(): void {
    const { link, linkText, open, shareText, shareLink } = state;
    const { outdated, trouble, unreadable, saved } = drafts;
    const compare = (what: "link" | "outdated"): Action => [
      words.compare,
      () => become({ open: what }),
    ];
    const notices: Omit<NoticeProps, "words">[] = [
      { text: open === "link" ? "" : linkText, actions: link ? [compare("link")] : [] },
      { text: trouble ? words.trouble[trouble] : "", stored: unreadable },
      ...ofCells(
        words.outdated.title,
        outdated.map(({ cell }) => cell),
      ).map((text) => ({ text: `${text}.`, actions: [compare("outdated")] })),
    ];
    const [first] = outdated;
    render(
      <>
        <p role="status">{shareText}</p>
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
        {open === "link" && link && linkDialog(link.changes)}
        {open === "outdated" && first && outdatedDialog(first)}
        {shareLink !== undefined && (
          <Dialog
            isPopover
            title={words.shareByHand}
            actions={[[words.close, () => become({ shareLink: undefined })]]}
            close={() => become({ shareLink: undefined })}
          >
            <label class="field">
              {words.shareLink}
              <input
                type="text"
                readOnly
                value={shareLink}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            </label>
          </Dialog>
        )}
      </>,
      root,
    );
  }

  /**
   * Reads the edits in the page's address, if it has any, and asks what to do with them. While the reader is asked,
   * another link waits for the answer, so that it cannot change what the reader is about to accept.
   */
  async function readLink(): Promise<void> {
    const { hash } = location;
    if (!hash.startsWith(SHARE_PREFIX)) {
      const open = state.open === "link" ? undefined : state.open;
      return become({ link: undefined, linkText: "", open });
    }
    if (state.open === "link") return;
    const found = await decodeEdits(hash);
    if (hash !== location.hash) return;
    if (typeof found === "string") {
      return become({ link: undefined, linkText: words.linkFault[found] });
    }
    const changes = placeEdits(found, drafts.cells)
      .filter(({ edit, cell }) => !cell || edit.text !== drafts.code(cell.number))
      .sort((a, b) => (a.cell?.number ?? Infinity) - (b.cell?.number ?? Infinity));
    if (changes.length === 0) become({ link: undefined, linkText: words.link.same });
    else become({ link: { hash, changes }, linkText: words.link.waits, open: "link" });
  }

  async function acceptLink(changes: readonly PlacedEdit[]): Promise<void> {
    const texts = changes.flatMap(({ edit, cell }) =>
      cell ? [[cell.number, edit.text] as const] : [],
    );
    drafts.use(texts);
    const [text = ""] = ofCells(
      words.link.used,
      texts.map(([cell]) => cell),
    );
    await leaveLink(text);
  }

  /** The link is answered: the address becomes plain, or another link that came meanwhile is read. */
  async function leaveLink(linkText = ""): Promise<void> {
    const { link } = state;
    become({ link: undefined, linkText, open: undefined });
    if (location.hash !== link?.hash) return readLink();
    history.replaceState(history.state, "", plainAddress());
  }

  /** Copies a link to the page as it is now. */
  async function share(): Promise<void> {
    const { edits } = drafts;
    const made = edits.length === 0 ? { fragment: "" } : await encodeEdits(edits);
    if ("fault" in made) return become({ shareText: words.shareFault[made.fault] });
    const link = plainAddress() + made.fragment;
    if (!(await copyText(link))) return become({ shareText: "", shareLink: link });
    if (edits.length === 0) return become({ shareText: words.sharedPlain });
    const cells = notebook.formatCells(edits.map(({ cell }) => cell));
    become({ shareText: fill(words.shared, { cells, n: link.length }) });
  }

  addEventListener("storage", (event) => {
    // The key is null when the whole storage was cleared.
    if (event.key === null || event.key === key) drafts.load();
  });
  addEventListener("pageshow", ({ persisted }) => persisted && drafts.load());
  addEventListener("pagehide", () => drafts.save());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") drafts.save();
  });
  addEventListener("hashchange", () => void readLink());
  drafts.load();
  drafts.save();
  void readLink();
  return share;
}
