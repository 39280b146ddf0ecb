import { render } from "preact";
import { useRef } from "preact/hooks";
import { fill } from "../../../src/i18n/fill.ts";
import { plural } from "../../../src/i18n/plural.ts";
import type { Words } from "../../../src/i18n/words.ts";
import { MOST_OWN, readOwn } from "../../../src/notebook/own-cells.ts";
import { copyText } from "../../ui/copy-text.ts";
import { saveText } from "../download/download-edited.ts";
import {
  MOST_FILE,
  openFile,
  saveCells,
  saveFile,
  type FileFault,
} from "../download/notebook-file.ts";
import {
  isPageLink,
  LAST_NOTEBOOK as LAST,
  readStored,
  writeStored,
} from "../drafts/browser-storage.ts";
import { decodePage, encodePage } from "../drafts/share-link.ts";
import type { Notebook } from "../notebook.ts";

const PREFIX = "grundy-notebook:";

const newKey = (): string => PREFIX + crypto.randomUUID();

/** A notebook of the reader that is stored in this browser. */
interface Listed {
  readonly key: string;
  readonly title: string;
}

function storedNotebooks(): Listed[] {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    // Storage is blocked: there are none.
  }
  return keys.flatMap((key): Listed[] => {
    const found = readOwn(readStored(key) ?? "");
    return typeof found === "string" ? [] : [{ key, title: found.title ?? "" }];
  });
}

/** Saves the open notebook as a file. */
export async function saveNotebook(notebook: Notebook): Promise<void> {
  const own = await notebook.own();
  const library = new URL(".", new URL(notebook.setup.kernel, location.href)).href;
  const modules = { grundy: `${library}grundy.js`, notebook: `${library}notebook.js` };
  const cells = saveCells(notebook.savedCells(), modules);
  const name = (own.rest.title ?? "").replace(/[^\p{L}\p{N} ._-]+/gu, " ").trim();
  saveText(saveFile(own.rest.file, cells), `${name || "notebook"}.ipynb`);
}

interface NotebooksBarProps {
  readonly words: Words["cell"]["own"];
  /** The notebooks to choose from, and the key of the open one. */
  readonly all: readonly Listed[];
  readonly open: string;
  readonly onShow?: (key: string) => void;
  readonly onRename?: (title: string) => void;
  readonly onCreate?: () => void;
  readonly onFile?: (file: File) => void;
  readonly onDelete?: () => void;
}

/** The notebooks by name, and what is done with a whole one. */
export function NotebooksBar({ words, all, open, ...on }: NotebooksBarProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <div class="row small notebooks-bar">
      <label>
        {words.notebooks}{" "}
        <select value={open} onChange={({ currentTarget }) => on.onShow?.(currentTarget.value)}>
          {all.map((one) => (
            <option key={one.key} value={one.key}>
              {one.title || words.untitled}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.name}{" "}
        <input
          value={all.find(({ key }) => key === open)?.title ?? ""}
          maxLength={200}
          onInput={({ currentTarget }) => on.onRename?.(currentTarget.value)}
        />
      </label>
      <button type="button" data-notebook="own" onClick={on.onCreate}>
        {words.create}
      </button>
      <button type="button" data-notebook="own" onClick={() => file.current?.click()}>
        {words.open}
      </button>
      <input
        ref={file}
        type="file"
        accept=".ipynb,application/x-ipynb+json"
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) on.onFile?.(chosen);
          currentTarget.value = "";
        }}
      />
      <button type="button" data-notebook="own" onClick={on.onDelete}>
        {words.deleteAll}
      </button>
    </div>
  );
}

/**
 * Shows the reader's notebooks: the one that was open last, or that of a link, which becomes a new one.
 *
 * @returns what shares the open one
 */
export async function startNotebooks(notebook: Notebook): Promise<() => Promise<void>> {
  const own = await notebook.own();
  const { drafts, cell } = notebook.words;
  const words = cell.own;
  const place = document.getElementById("notebooks");

  function draw(): void {
    const others = storedNotebooks().filter(({ key }) => key !== own.key);
    const all = [{ key: own.key, title: own.rest.title ?? "" }, ...others].sort(
      (a, b) => a.title.localeCompare(b.title) || a.key.localeCompare(b.key),
    );
    const bar = (
      <NotebooksBar
        {...{ words, all, open: own.key, onShow: show }}
        onCreate={() => show(newKey())}
        onRename={(title) => {
          own.rest = { ...own.rest, title };
          draw();
        }}
        onFile={(file) => void openChosen(file)}
        onDelete={() => remove(others[0]?.key ?? newKey())}
      />
    );
    if (place) render(bar, place);
  }

  function show(key: string): void {
    notebook.announce("");
    own.open(key);
    writeStored(LAST, key);
    draw();
  }

  async function openChosen(chosen: File): Promise<void> {
    const fault = (kind: FileFault): void => {
      const size = Math.ceil(chosen.size / 1e6);
      notebook.announce(fill(words.fileFault[kind], { size, most: MOST_FILE / 1e6, n: MOST_OWN }));
    };
    if (chosen.size > MOST_FILE) return fault("large");
    const opened = openFile(await chosen.text());
    if (typeof opened === "string") return fault(opened);
    const { cells, file } = opened;
    show(newKey());
    own.rest = { title: chosen.name.replace(/\.ipynb$/i, "").slice(0, 200), file };
    own.addAll(cells);
    draw();
    const said = [fill(plural(notebook.language, words.opened, cells.length), { n: cells.length })];
    if (cells.some(({ kind }) => kind === "kept")) said.push(words.kept);
    notebook.announce(said.join(" "));
  }

  function remove(next: string): void {
    const { key } = own;
    const title = own.rest.title || words.untitled;
    own.save();
    if (readStored(key) === null || !confirm(fill(words.deleteAsked, { title }))) return;
    show(next);
    writeStored(key, undefined);
    draw();
    notebook.announce(fill(words.wasDeleted, { title }));
  }

  async function readLink(): Promise<void> {
    const { hash } = location;
    if (!isPageLink(hash)) return;
    const found = await decodePage(hash);
    history.replaceState(history.state, "", location.pathname + location.search);
    if (typeof found === "string") return notebook.announce(drafts.linkFault[found]);
    show(newKey());
    own.rest = { title: words.linkTitle };
    own.addAll(found.own);
    draw();
    notebook.announce(words.fromLink);
  }

  addEventListener("hashchange", () => void readLink());
  const typed = place?.querySelector<HTMLInputElement>("input:not([type])")?.value ?? "";
  const last = readStored(LAST);
  show(last?.startsWith(PREFIX) ? last : (storedNotebooks()[0]?.key ?? newKey()));
  if (typed !== "") own.rest = { title: typed };
  draw();
  await readLink();
  return async () => {
    const fragment = await encodePage({ edits: [], own: own.all });
    if (fragment === undefined) return notebook.announce(drafts.shareTooLong);
    const link = location.origin + location.pathname + fragment;
    const isCopied = await copyText(link);
    notebook.announce(
      isCopied ? fill(words.shared, { n: link.length }) : `${drafts.shareByHand} ${link}`,
    );
  };
}
