import { render } from "preact";
import type { Words } from "../../../src/i18n/words.ts";
import { NO_DRAFTS } from "../../../src/notebook/drafts/stored-drafts.ts";
import { storageKey } from "./browser-storage.ts";
import { DraftStore } from "./draft-store.ts";
import type { DraftView, ViewProps, LinkChanges } from "./draft-view.ts";
import { Drafts, type EditableNotebook } from "./drafts.ts";
import type { SayCells } from "./say-cells.ts";
import { readLink, share, acceptLink, leaveLink } from "./sharing.ts";
import { fill } from "../../../src/i18n/fill.ts";
import { Acts, type Act } from "./Acts.tsx";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Edit } from "../../../src/notebook/drafts/edit.ts";
import { type CellVersion, Version } from "./Version.tsx";
import { CopyButton } from "./CopyButton.tsx";

interface DialogueProps extends ViewProps {
  readonly title: string;
  readonly said: readonly string[];
  readonly versions: readonly CellVersion[];
  /** What can be done at its foot, the likeliest first. */
  readonly acts: readonly Act[];
}

/** A dialogue about versions of cells, over the page. The browser keeps the focus in it and gives it back. */
function Dialogue({ view, title, said, versions, acts }: DialogueProps) {
  const id = useId();
  const dialogue = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialogue;
    current?.showModal();
    current?.querySelector("h2")?.focus();
    return () => {
      current?.close();
      // What opened it may be gone; the focus then goes to the page's content.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.getElementById("content")?.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <dialog
      ref={dialogue}
      class="draft-dialogue"
      aria-labelledby={id}
      // Closing it when it goes away is not the reader's leaving.
      onClose={() => dialogue.current && view.become({ open: undefined })}
    >
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {versions.map((version) => (
        <Version key={version.title + version.after.text} view={view} {...version} />
      ))}
      <div class="draft-acts draft-foot">
        <Acts acts={acts} />
      </div>
    </dialog>
  );
}

interface Said {
  readonly text: string;
  /** The dialogue that says more. */
  readonly more?: "link" | "list" | undefined;
  /** What can be copied. */
  readonly copy?: string;
}

/** Something that the reader should know, until it is closed or no longer so. */
function Notice({ view: { words, become }, text, more, copy }: ViewProps & Said) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  const compare: Act = [words.compare, () => become({ open: more })];
  const close: Act = [words.close, () => setClosed(true)];
  return (
    <div class="foot-line draft-notice">
      <p>{text}</p>
      {copy !== undefined && <CopyButton words={words} label={words.copyStored} text={copy} />}
      <Acts acts={more ? [compare, close] : [close]} />
    </div>
  );
}

/** What the reader should know now, the most pressing first, at the foot of the window, where it moves nothing. */
function Notices({ view }: ViewProps) {
  const { words, say, state } = view;
  const { linkSaid, link, open, unstored, unreadable, displaced } = state;
  const elsewhere = state.elsewhere.map(({ cell }) => cell);
  const ofCells = (template: string, cells: readonly number[]) =>
    cells.length > 0 ? fill(template, { cells: say(cells) }) : "";
  const all: (Said | undefined)[] = [
    { text: open === "link" ? "" : linkSaid, more: link && "link" },
    unstored && { text: ofCells(words.unstored[unstored.why], unstored.cells) },
    unreadable && { text: words.unreadable[unreadable.why], copy: unreadable.text },
    displaced && { text: ofCells(words.lessonChanged, displaced), more: "list" },
    { text: ofCells(words.elsewhere, elsewhere), more: "list" },
  ];
  return (
    <div class="draft-notices" role="status">
      {all.map((said) => said?.text && <Notice key={said.text} view={view} {...said} />)}
    </div>
  );
}

/** A stored text: of a cell that has it here, or that has another one since it is another tab's or was set aside. */
function version(
  { words, say, drafts }: DraftView,
  edit: Edit,
  kind: "own" | "otherTab" | "aside",
): CellVersion {
  const { cell, origin, text } = edit;
  const named = { cell: say([cell]) };
  const { title, name, leave } = words[kind];
  const hasPlace = drafts.cells.some(({ number }) => number === cell);
  const now = hasPlace ? { name: words.now, text: drafts.code(cell) } : undefined;
  const put: Act = [fill(words.bringBack, named), () => drafts.use([[cell, text]])];
  const act = () => (kind === "otherTab" ? drafts.useHere(edit) : drafts.forget(edit));
  return {
    title: fill(title, named),
    cell,
    before: kind === "own" ? { name: words.theLesson, text: origin } : now,
    after: { name, text },
    acts: [...(kind !== "own" && hasPlace ? [put] : []), [leave, act]],
  };
}

/** Every version that is stored of this page's cells, to compare, to take and to forget. */
function ListDialogue({ view }: ViewProps) {
  const { words, drafts, state, become } = view;
  const { elsewhere, stored } = state;
  const [sure, setSure] = useState(false);
  useEffect(() => {
    // In place of the button that was pressed stands the one that asks again.
    if (sure) document.querySelector<HTMLElement>(".draft-foot button:last-child")?.focus();
  }, [sure]);
  const versions = [
    ...stored.edits.map((edit) =>
      version(view, edit, elsewhere.includes(edit) ? "otherTab" : "own"),
    ),
    ...stored.aside.map((edit) => version(view, edit, "aside")),
  ];
  const close: Act = [words.close, () => become({ open: undefined })];
  const forget: Act = sure
    ? [words.forgetSure, () => drafts.forget()]
    : [words.forget, () => setSure(true)];
  return (
    <Dialogue
      view={view}
      title={words.listTitle}
      said={[versions.length > 0 ? words.listIntro : words.listNone]}
      versions={versions}
      acts={versions.length > 0 ? [close, forget] : [close]}
    />
  );
}

interface Props extends ViewProps {
  readonly said: string;
  readonly link: string;
}

/**
 * A link to copy by hand, over the page beside Share. The browser closes it by Escape or a press elsewhere, and gives
 * the focus back.
 */
function LinkPopover({ view: { words, become }, said, link }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    box.current?.showPopover();
    field.current?.focus();
    field.current?.select();
    field.current?.scrollTo({ left: 0 });
  }, []);
  return (
    <div
      ref={box}
      popover="auto"
      class="draft-link"
      role="dialog"
      aria-labelledby={id}
      onToggle={({ newState }) => newState === "closed" && become({ shared: { said: "" } })}
    >
      <p id={id}>{said}</p>
      <label class="field">
        {words.shareLink}
        <input ref={field} type="text" readOnly value={link} />
      </label>
      <Acts acts={[[words.close, () => box.current?.hidePopover()]]} />
    </div>
  );
}

/** What a link would change, before anything is changed. */
function LinkDialogue({ view, changes }: ViewProps & { readonly changes: LinkChanges }) {
  const { words, say, drafts } = view;
  const [own, placed, late, homeless] = [
    [...drafts.edited.values()],
    changes.flatMap(({ cell }) => (cell ? { cell: cell.number } : [])),
    changes.flatMap(({ cell, fits }) => (cell && !fits ? { cell: cell.number } : [])),
    changes.flatMap(({ edit, cell }) => (cell ? [] : edit)),
  ];
  const ofCells = (text: string, list: readonly { readonly cell: number }[]) =>
    list.length > 0 ? [fill(text, { cells: say(list.map(({ cell }) => cell)) })] : [];
  const [title = words.linkNone] = ofCells(words.linkTitle, placed);
  const accept: Act = [words.useLink, () => acceptLink(view, changes)];
  const leave: Act = [own.length === 0 ? words.keepLesson : words.keepOwn, () => leaveLink(view)];
  return (
    <Dialogue
      view={view}
      title={title}
      said={[
        words.linkIntro,
        ...ofCells(words.linkOwn, placed.length > 0 ? own : []),
        ...ofCells(words.linkChanged, late),
        ...ofCells(words.linkHomeless, homeless),
      ]}
      versions={changes.map(({ edit, cell }) => ({
        title: fill(words.own.title, { cell: say([cell?.number ?? edit.cell]) }),
        cell: cell?.number ?? edit.cell,
        before: cell && { name: words.theLesson, text: cell.code },
        after: { name: words.theLink, text: edit.text },
      }))}
      acts={placed.length > 0 ? [accept, leave] : [leave]}
    />
  );
}

/** Under the notebook's toolbar: what Share did, and, quietly, what is stored. */
function DraftNote({ view }: ViewProps) {
  const { words, say, state, become } = view;
  const { edits, aside } = state.stored;
  const { said, link } = state.shared;
  return (
    <>
      <p role="status">{link === undefined && said}</p>
      {link !== undefined && <LinkPopover key={link} view={view} said={said} link={link} />}
      {edits.length + aside.length > 0 && (
        <p class="draft-note">
          {edits.length > 0 && fill(words.stored, { cells: say(edits.map(({ cell }) => cell)) })}{" "}
          {aside.length > 0 && fill(words.asideToo, { n: aside.length })}{" "}
          <Acts acts={[[words.see, () => become({ open: "list" })]]} />
        </p>
      )}
    </>
  );
}

/**
 * Starts to store and share a page's edits.
 *
 * @param atOpening the page has just been opened: its drafts are brought back
 * @returns what shares the page
 */
export async function startDrafts(
  notebook: EditableNotebook & { readonly sayCells: SayCells },
  words: Words["drafts"],
  atOpening: boolean,
): Promise<() => Promise<void>> {
  const root = document.createElement("div");
  root.className = "drafts";
  (document.querySelector(".notebook-bar") ?? document.querySelector(".cell"))?.after(root);
  const draw = () => {
    const { open, link } = view.state;
    render(
      <>
        <DraftNote view={view} />
        <Notices view={view} />
        {open === "list" && <ListDialogue view={view} />}
        {open === "link" && link && <LinkDialogue view={view} changes={link.changes} />}
      </>,
      root,
    );
  };
  const become: DraftView["become"] = (change) => {
    view.state = { ...view.state, ...change };
    draw();
  };
  const store = new DraftStore(storageKey(location.pathname), () => localStorage);
  const drafts = new Drafts(notebook, store, become);
  const view = {
    words,
    say: notebook.sayCells,
    drafts,
    state: {
      stored: NO_DRAFTS,
      elsewhere: [],
      linkSaid: "",
      shared: { said: "" },
    } as DraftView["state"],
    become,
  };

  addEventListener("storage", ({ key }) => drafts.storageChanged(key));
  addEventListener("pageshow", ({ persisted }) => persisted && drafts.comeBack());
  addEventListener("pagehide", () => drafts.leave());
  addEventListener("hashchange", () => void readLink(view));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") drafts.leave();
    else drafts.comeBack();
  });

  const opened = atOpening ? drafts.open() : drafts.sync();
  await readLink(view);
  await opened;
  return () => share(view);
}
