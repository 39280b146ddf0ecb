import { render } from "preact";
import { useRef } from "preact/hooks";
import { fill } from "../../../src/i18n/fill.ts";
import { plural } from "../../../src/i18n/plural.ts";
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
import { readStored, writeStored } from "../drafts/browser-storage.ts";
import { decodePage, encodePage, isPageLink } from "../drafts/share-link.ts";
import type { Notebook } from "../notebook.ts";
import type { OwnCells } from "./own-cells.tsx";

const PREFIX = "grundy-notebook:";

/** The name under which the key of the notebook is stored that was open last. */
const LAST = "grundy-notebook";

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

interface HeadProps {
  readonly notebook: Notebook;
  readonly own: OwnCells;
  /** Shows the notebook of a key. */
  readonly show: (key: string) => void;
  /** Draws this again. */
  readonly draw: () => void;
}

/** The notebooks by name, and what is done with a whole one. */
function Head({ notebook, own, show, draw }: HeadProps) {
  const words = notebook.words.cell.own;
  const file = useRef<HTMLInputElement>(null);
  const { title = "" } = own.rest;
  const others = storedNotebooks().filter(({ key }) => key !== own.key);
  const all = [{ key: own.key, title }, ...others].sort(
    (a, b) => a.title.localeCompare(b.title) || a.key.localeCompare(b.key),
  );
  const rename = (text: string): void => {
    own.rest = { ...own.rest, title: text };
    draw();
  };
  const open = async (chosen: File): Promise<void> => {
    const fault = (kind: FileFault): void =>
      notebook.announce(
        fill(words.fileFault[kind], {
          size: Math.ceil(chosen.size / 1e6),
          most: MOST_FILE / 1e6,
          n: MOST_OWN,
        }),
      );
    if (chosen.size > MOST_FILE) return fault("large");
    const opened = openFile(await chosen.text());
    if (typeof opened === "string") return fault(opened);
    show(newKey());
    const { cells, file: rest } = opened;
    own.rest = { title: chosen.name.replace(/\.ipynb$/i, "").slice(0, 200), file: rest };
    own.addAll(cells);
    draw();
    const n = cells.length;
    const said = [fill(plural(notebook.language, words.opened, n), { n })];
    if (cells.some(({ kind }) => kind === "kept")) said.push(words.kept);
    notebook.announce(said.join(" "));
  };
  const remove = (): void => {
    const kept = readStored(own.key);
    const { key } = own;
    if (kept === null || !confirm(fill(words.deleteAsked, { title: title || words.untitled })))
      return;
    show(others[0]?.key ?? newKey());
    writeStored(key, undefined);
    draw();
    notebook.announce(fill(words.wasDeleted, { title: title || words.untitled }));
  };
  return (
    <div class="row small notebook-head">
      <label>
        {words.notebooks}{" "}
        <select value={own.key} onChange={({ currentTarget }) => show(currentTarget.value)}>
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
          value={title}
          maxLength={200}
          onInput={({ currentTarget }) => rename(currentTarget.value)}
        />
      </label>
      <button type="button" onClick={() => show(newKey())}>
        {words.create}
      </button>
      <button type="button" onClick={() => file.current?.click()}>
        {words.open}
      </button>
      <input
        ref={file}
        type="file"
        accept=".ipynb,application/x-ipynb+json"
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (chosen) void open(chosen);
        }}
      />
      <button type="button" onClick={remove}>
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
  const words = notebook.words;
  const place = document.getElementById("notebook-head");
  const draw = (): void => {
    if (place) render(<Head {...{ notebook, own, show, draw }} />, place);
  };
  function show(key: string): void {
    notebook.announce("");
    own.open(key);
    writeStored(LAST, key);
    draw();
  }
  async function readLink(): Promise<void> {
    const { hash } = location;
    if (!isPageLink(hash)) return;
    const found = await decodePage(hash);
    history.replaceState(history.state, "", location.pathname + location.search);
    if (typeof found === "string") return notebook.announce(words.drafts.linkFault[found]);
    show(newKey());
    own.rest = { title: words.cell.own.linkTitle };
    own.addAll(found.own);
    draw();
    notebook.announce(words.cell.own.fromLink);
  }
  addEventListener("hashchange", () => void readLink());
  const last = readStored(LAST);
  show(last?.startsWith(PREFIX) ? last : (storedNotebooks()[0]?.key ?? newKey()));
  await readLink();
  return async () => {
    const fragment = await encodePage({ edits: [], own: own.all });
    if (fragment === undefined) return notebook.announce(words.drafts.shareTooLong);
    const link = location.origin + location.pathname + fragment;
    const isCopied = await copyText(link);
    notebook.announce(
      isCopied
        ? fill(words.cell.own.shared, { n: link.length })
        : `${words.drafts.shareByHand} ${link}`,
    );
  };
}
