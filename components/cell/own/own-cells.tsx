import { render } from "preact";
import { fill } from "../../../src/i18n/fill.ts";
import { isOwn, numberOfOwn, ownNumber } from "../../../src/notebook/cell.ts";
import { hashText } from "../../../src/notebook/drafts.ts";
import {
  anchorOf,
  isOwnKind,
  MAX_OWN,
  readOwn,
  writeOwn,
  type OwnCell,
  type OwnRecord,
  type SharedOwn,
} from "../../../src/notebook/own-cells.ts";
import { ownKey } from "../drafts/browser-storage.ts";
import { StoredRecord } from "../drafts/stored-record.ts";
import type { Notebook } from "../notebook.ts";
import { OwnBody } from "./OwnBody.tsx";

/** Selects the article's cells and the reader's own, except solutions. */
const CELL = ".cell[data-cell]:not(.cell-solution)";

const cellsOfPage = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CELL)];

const numberOf = (root: HTMLElement): number => Number(root.dataset["cell"]);

type Side = "previousElementSibling" | "nextElementSibling";

/** Returns the cell directly next to an element. The message about a deleted cell is skipped. */
function neighbour(element: Element, side: Side): HTMLElement | undefined {
  let next = element[side];
  while (next?.matches(".own-deleted")) next = next[side];
  return next instanceof HTMLElement && next.matches(CELL) ? next : undefined;
}

/** Returns the first of the article's cells on one side of an own cell, if there are only own cells between them. */
function articleCell(root: HTMLElement, side: Side): number | undefined {
  let next = neighbour(root, side);
  while (next && isOwn(numberOf(next))) next = neighbour(next, side);
  return next && numberOf(next);
}

/** Inserts the number of an own cell into the labels of its elements. */
function insertNumber(root: HTMLElement, n: number): void {
  for (const element of [root, ...root.querySelectorAll("[aria-label]")]) {
    const name = element.getAttribute("aria-label") ?? "";
    element.setAttribute("aria-label", name.replace("{n}", String(n)));
  }
  const count = root.querySelector("[data-count=in]");
  if (count) count.textContent = count.textContent.replace("{n}", String(n));
}

/** The reader's own cells of a page: their elements, whose order is that of the cells, and their stored record. */
export class OwnCells {
  readonly #notebook: Notebook;
  /** The own cells by their numbers in the session. The session contains their texts, and the page their order. */
  readonly #cells = new Map<number, OwnCell>();
  /** Functions that update the text cells. */
  readonly #drawTexts = new Map<number, () => void>();
  /** Returns the name of one of the reader's notebooks when it is first stored. */
  firstTitle: (() => string) | undefined;
  /** The record without the cells. */
  #rest: Omit<OwnRecord, "cells"> = {};
  readonly record = new StoredRecord<OwnRecord>(ownKey(location.pathname), {
    empty: { cells: [] },
    read: readOwn,
    write: () => this.#write(),
    show: (record, before) => this.#show(record, before),
    report: (trouble) => {
      const { drafts } = this.#notebook.words;
      if (trouble) this.#notebook.announce(drafts.trouble[trouble]);
    },
  });

  constructor(notebook: Notebook) {
    this.#notebook = notebook;
    notebook.listen(() => {
      this.record.saveSoon();
      this.#drawTexts.forEach((draw) => draw());
    });
    addEventListener("pagehide", () => void notebook.commit());
    this.record.listen();
    document.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLSelectElement) || !target.matches("[data-own=kind]")) return;
      const root = target.closest<HTMLElement>(CELL);
      if (root) void this.#setKind(root, target.value);
    });
  }

  /** Reports whether a cell is an own cell that is not TypeScript. Such a cell is not run with the others. */
  isText(number: number): boolean {
    const kind = this.#cells.get(number)?.kind;
    return kind !== undefined && kind !== "ts";
  }

  /** The current cells in page order. */
  get all(): readonly OwnCell[] {
    const { session } = this.#notebook;
    return cellsOfPage().flatMap((root): OwnCell[] => {
      const own = this.#cells.get(numberOf(root));
      if (!own) return [];
      const below = articleCell(root, "previousElementSibling");
      const cell = below ?? articleCell(root, "nextElementSibling") ?? 0;
      const hash = cell === 0 ? "" : hashText(session.lesson(cell));
      const above = below === undefined && cell > 0;
      return [{ ...own, text: session.code(numberOf(root)), cell, hash, above }];
    });
  }

  /** The record without the cells: a notebook's name and the rest of its file. */
  get rest(): Omit<OwnRecord, "cells"> {
    return this.#rest;
  }

  set rest(rest: Omit<OwnRecord, "cells">) {
    this.#rest = rest;
    this.record.saveSoon();
  }

  /** Performs the action of a button. */
  press(button: HTMLElement): void {
    const root = button.closest<HTMLElement>(CELL);
    const what = button.dataset["act"] ?? button.dataset["notebook"];
    if (what === "add") this.add(root);
    else if (root && what === "delete") this.#delete(root);
    else if (root) this.#move(root, what === "up", button);
  }

  /** Adds a cell below or above another one, or at the end of the page, and opens its editor. */
  add(adjacent: HTMLElement | null, isAbove = false): void {
    const root = this.#make({ kind: "ts", text: "", cell: 0, hash: "" });
    if (!root) return;
    this.#put(root, adjacent, isAbove);
    root.scrollIntoView({ block: "center" });
    void this.#notebook.open(numberOf(root));
    this.record.saveSoon();
  }

  /** Adds cells at their stored places, below other own cells at the same place. */
  addAll(all: readonly (SharedOwn & Partial<OwnCell>)[]): void {
    const { session, views } = this.#notebook;
    for (const cell of all) {
      const root = this.#make(cell);
      const anchor = cell.cell === 0 ? undefined : anchorOf(cell, session.lessonCells);
      let adjacent = anchor && views.get(anchor.number)?.root;
      while (adjacent && !cell.above) {
        const next = neighbour(adjacent, "nextElementSibling");
        if (!next || !isOwn(numberOf(next))) break;
        adjacent = next;
      }
      if (root) this.#put(root, adjacent ?? null, cell.above);
    }
    void this.#notebook.commit();
    this.record.saveSoon();
  }

  /** Stores and removes the current record, and shows the record of another key. */
  open(key: string): void {
    void this.#notebook.commit();
    this.record.save();
    this.#rest = {};
    for (const number of [...this.#cells.keys()]) this.#remove(number);
    this.record.switchTo(key);
    this.record.load();
  }

  #write(): string | undefined {
    const cells = this.all;
    if (cells.length > 0 && this.firstTitle)
      this.#rest = { title: this.firstTitle(), ...this.#rest };
    const isEmpty = cells.length === 0 && this.#rest.title === undefined;
    return isEmpty ? undefined : writeOwn({ ...this.#rest, cells });
  }

  #show({ cells, ...rest }: OwnRecord, before: OwnRecord): void {
    const { session } = this.#notebook;
    const former = new Map(before.cells.map(({ n, text }) => [numberOfOwn(n), text]));
    this.#rest = rest;
    const retained = new Set<number>();
    for (const { n, kind, text } of cells) {
      const number = numberOfOwn(n);
      if (!former.has(number) || this.#cells.get(number)?.kind !== kind) continue;
      retained.add(number);
      const isChanged = former.get(number) !== session.code(number);
      if (!isChanged && text !== session.code(number)) void this.#notebook.edit(number, text);
    }
    // A cell that was added in this tab and is not stored yet is not removed.
    for (const number of former.keys()) if (!retained.has(number)) this.#remove(number);
    this.addAll(cells.filter(({ n }) => !retained.has(numberOfOwn(n))));
  }

  /** Creates the elements of a new cell, which is neither on the page nor in the session yet. */
  #make(cell: SharedOwn & Partial<OwnCell>): HTMLElement | undefined {
    const { cell: words } = this.#notebook.words;
    if (this.#cells.size >= MAX_OWN) {
      this.#notebook.announce(fill(words.own.most, { n: MAX_OWN }));
      return undefined;
    }
    const template = document.getElementById("own-cell") as HTMLTemplateElement;
    const copy = document.importNode(template.content, true);
    const root = copy.querySelector<HTMLElement>(".cell");
    if (!root) return undefined;
    const isFree = cell.n !== undefined && !this.#cells.has(numberOfOwn(cell.n));
    const next = Math.max(0, ...[...this.#cells.keys()].map(ownNumber)) + 1;
    const n = isFree ? (cell.n ?? next) : next;
    this.#cells.set(numberOfOwn(n), { ...cell, n });
    root.dataset["cell"] = String(numberOfOwn(n));
    insertNumber(root, n);
    return root;
  }

  /** Inserts a cell next to another one, or at the end of the page. */
  #put(root: HTMLElement, adjacent: Element | null, isAbove = false): void {
    if (!adjacent) document.getElementById("own-cells")?.append(root);
    else if (isAbove) adjacent.before(root);
    else adjacent.after(root);
    this.#settle(root);
  }

  /** Adds the cell, or its new place, to the session. */
  #settle(root: HTMLElement): void {
    const number = numberOf(root);
    const { session } = this.#notebook;
    const isNew = !this.#notebook.views.has(number);
    const all = cellsOfPage();
    const next = all[all.indexOf(root) + 1];
    session.place(number, next && numberOf(next));
    const cell = this.#cells.get(number);
    if (!isNew || !cell) return;
    this.#notebook.show(root);
    if (cell.kind !== "ts") void this.#notebook.edit(number, cell.text);
    else if (cell.text !== "") session.edit({ number, code: cell.text });
    root.dataset["kind"] = cell.kind;
    const kind = root.querySelector<HTMLSelectElement>("[data-own=kind]");
    if (kind) {
      kind.value = cell.kind;
      kind.disabled = !isOwnKind(cell.kind);
    }
    if (cell.kind === "ts") return;
    const body = document.createElement("div");
    body.className = "cell-own";
    root.querySelector(".cell-out")?.prepend(body);
    const onText = (text: string): void => {
      if (text !== session.code(number)) void this.#notebook.edit(number, text);
    };
    const onInput = (input: string): void => {
      this.#cells.set(number, { ...(this.#cells.get(number) ?? cell), input });
      this.record.saveSoon();
    };
    const draw = (): void => {
      const text = session.code(number);
      render(<OwnBody {...{ cell, text, notebook: this.#notebook, onText, onInput }} />, body);
    };
    if (cell.kind === "text") this.#drawTexts.set(number, draw);
    draw();
  }

  /** Moves a cell past the adjacent cell or, if there is text next to it, to the other side of the text. */
  #move(root: HTMLElement, isUp: boolean, button: HTMLElement): void {
    const near = neighbour(root, isUp ? "previousElementSibling" : "nextElementSibling");
    const all = cellsOfPage();
    const adjacent = near ?? all[all.indexOf(root) + (isUp ? -1 : 1)];
    if (adjacent) this.#put(root, adjacent, isUp === (near !== undefined));
    else if (!isUp) this.#put(root, null);
    button.focus();
    this.record.saveSoon();
  }

  /** Deletes a cell and shows a button that restores it. */
  #delete(root: HTMLElement): void {
    const number = numberOf(root);
    const cell = this.#cells.get(number);
    if (!cell) return;
    const { own } = this.#notebook.words.cell;
    const text = this.#notebook.session.code(number);
    const note = document.createElement("p");
    note.className = "row small own-deleted";
    note.setAttribute("role", "status");
    const undo = document.createElement("button");
    undo.type = "button";
    undo.textContent = own.undo;
    undo.addEventListener("click", () => {
      const restored = this.#make({ ...cell, text });
      if (!restored) return;
      this.#put(restored, note);
      note.remove();
      this.#notebook.views.get(numberOf(restored))?.focus();
      this.record.saveSoon();
    });
    document.querySelector(".own-deleted")?.remove();
    note.append(fill(own.deleted, { n: cell.n }), " ", undo);
    root.before(note);
    this.#remove(number);
    undo.focus();
    this.record.saveSoon();
  }

  #remove(number: number): void {
    this.#drawTexts.delete(number);
    const root = this.#notebook.views.get(number)?.root;
    const body = root?.querySelector(".cell-own");
    if (body) render(null, body);
    this.#notebook.removeView(number);
    this.#notebook.session.remove(number);
    this.#cells.delete(number);
    root?.remove();
  }

  async #setKind(root: HTMLElement, kind: string): Promise<void> {
    const number = numberOf(root);
    const cell = this.#cells.get(number);
    if (!cell || !isOwnKind(kind)) return;
    await this.#notebook.commit();
    const text = this.#notebook.session.code(number);
    const place = document.createElement("div");
    root.before(place);
    this.#remove(number);
    const restored = this.#make({ ...cell, kind, text });
    if (restored) this.#put(restored, place);
    place.remove();
    restored?.querySelector<HTMLElement>("[data-own=kind]")?.focus();
    this.record.saveSoon();
  }
}
