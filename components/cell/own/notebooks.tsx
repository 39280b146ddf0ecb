import { render } from "preact";
import { fill, plural } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";
import { freeTitle, MAX_OWN, MAX_TITLE, readOwn } from "../../../src/notebook/own-cells.ts";
import { Choice } from "../../ui/controls.tsx";
import { copyText } from "../../ui/files.ts";
import type { FileFault } from "../download/notebook-file.ts";
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

/** A reader's notebook that is stored in this browser. */
interface Listed {
  readonly key: string;
  readonly title: string;
}

function storedNotebooks(): Listed[] {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    // Storage is blocked: there are no notebooks.
  }
  return keys.flatMap((key): Listed[] => {
    const found = readOwn(readStored(key) ?? "");
    return typeof found === "string" ? [] : [{ key, title: found.title ?? "" }];
  });
}

interface NotebooksBarProps {
  readonly words: Words["cell"]["own"];
  /** The notebooks to choose from. */
  readonly all: readonly Listed[];
  /** The key of the open notebook. */
  readonly open: string;
  readonly onShow?: (key: string) => void;
  /** Called at each input of the name, and with `isDone` after the last. */
  readonly onRename?: (title: string, isDone: boolean) => void;
  readonly onFile?: (file: File) => void;
}

/** Shows the notebooks by name, and the field for the name of the open one. */
export function NotebooksBar({ words, all, open, ...on }: NotebooksBarProps) {
  return (
    <>
      <Choice
        name={words.notebooks}
        value={open}
        options={all.map(({ key, title }) => [key, title])}
        onChoose={(key) => on.onShow?.(key)}
      />
      <label>
        {words.name}{" "}
        <input
          value={all.find(({ key }) => key === open)?.title ?? ""}
          maxLength={MAX_TITLE}
          onInput={({ currentTarget }) => on.onRename?.(currentTarget.value, false)}
          onChange={({ currentTarget }) => on.onRename?.(currentTarget.value, true)}
        />
      </label>
      <input
        type="file"
        accept=".ipynb,application/x-ipynb+json"
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) on.onFile?.(chosen);
          currentTarget.value = "";
        }}
      />
    </>
  );
}

/**
 * Shows the reader's notebook that was open last, or a new one with the contents of a link.
 *
 * @returns a function that performs the action of a button; by default it shares the open notebook
 */
export async function startNotebooks(
  notebook: Notebook,
): Promise<(what?: string) => Promise<void>> {
  const own = await notebook.own();
  const { drafts, cell } = notebook.words;
  const words = cell.own;
  const place = document.getElementById("notebooks");

  /** Returns the other notebooks, with distinct names: another tab may have used the same name. */
  function others(): Listed[] {
    const found: Listed[] = [];
    for (const { key, title } of storedNotebooks()) {
      const taken = found.map((other) => other.title);
      if (key === own.record.key) continue;
      found.push({ key, title: freeTitle(title.trim() || cell.notebook, taken) });
    }
    return found;
  }

  /** Returns a name for the open notebook that no other one has, based on `title`. */
  const free = (title = own.rest.title ?? ""): string =>
    freeTitle(
      title.trim() || cell.notebook,
      others().map((other) => other.title),
    );

  function draw(): void {
    const title = own.rest.title ?? free();
    const all = [{ key: own.record.key, title }, ...others()].sort(
      (a, b) => a.title.localeCompare(b.title) || a.key.localeCompare(b.key),
    );
    const bar = (
      <NotebooksBar
        {...{ words, all, open: own.record.key, onShow: show }}
        onRename={(typed, isDone) => rename(isDone ? free(typed) : typed)}
        onFile={(file) => {
          openChosen(file).catch((error: unknown) =>
            notebook.announce(fill(cell.notLoaded, { reason: String(error) })),
          );
        }}
      />
    );
    if (place) render(bar, place);
  }

  function rename(title: string): void {
    own.rest = { ...own.rest, title };
    draw();
  }

  /** Sets a distinct name of the open notebook. A new, empty notebook is not stored and has no name yet. */
  function name(): void {
    const { title } = own.rest;
    if ((title !== undefined || own.all.length > 0) && title !== free()) rename(free());
  }

  function show(key: string): void {
    notebook.announce("");
    own.open(key);
    writeStored(LAST, key);
    name();
    draw();
  }

  async function openChosen(chosen: File): Promise<void> {
    const { MAX_FILE, openFile } = await import("../download/notebook-file.ts");
    const fault = (kind: FileFault): void => {
      const size = Math.ceil(chosen.size / 1e6);
      notebook.announce(fill(words.fileFault[kind], { size, most: MAX_FILE / 1e6, n: MAX_OWN }));
    };
    if (chosen.size > MAX_FILE) return fault("large");
    const opened = openFile(await chosen.text());
    if (typeof opened === "string") return fault(opened);
    const { cells, file } = opened;
    show(newKey());
    own.rest = { title: free(chosen.name.replace(/\.ipynb$/i, "")), file };
    own.addAll(cells);
    draw();
    const list = [fill(plural(notebook.language, words.opened, cells.length), { n: cells.length })];
    if (cells.some(({ kind }) => kind === "kept")) list.push(words.kept);
    notebook.announce(list.join(" "));
  }

  function remove(): void {
    const { key } = own.record;
    const title = free();
    own.record.save();
    if (readStored(key) === null || !confirm(fill(words.deleteAsked, { title }))) return;
    show(others()[0]?.key ?? newKey());
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
    own.rest = { title: free(words.linkTitle) };
    own.addAll(found.own);
    draw();
    notebook.announce(words.fromLink);
  }

  addEventListener("hashchange", () => void readLink());
  own.firstTitle = () => free();
  const field = place?.querySelector<HTMLInputElement>("input:not([type])");
  const typed = field?.value === field?.defaultValue ? undefined : field?.value;
  const last = readStored(LAST);
  show(last?.startsWith(PREFIX) ? last : (storedNotebooks()[0]?.key ?? newKey()));
  if (typed !== undefined) rename(typed);
  await readLink();

  async function share(): Promise<void> {
    const fragment = await encodePage({ edits: [], own: own.all });
    if (fragment === undefined) return notebook.announce(drafts.shareTooLong);
    const link = location.origin + location.pathname + fragment;
    const isCopied = await copyText(link);
    notebook.announce(
      isCopied ? fill(words.shared, { n: link.length }) : `${drafts.shareByHand} ${link}`,
    );
  }

  return async (what) => {
    if (what === "create") return show(newKey());
    if (what === "delete-all") return remove();
    if (what === "open") return place?.querySelector<HTMLInputElement>("[type=file]")?.click();
    return share();
  };
}
