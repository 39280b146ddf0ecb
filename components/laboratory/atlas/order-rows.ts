import { fromCsv, type Row } from "../../../src/octal/atlas/row.ts";
import { fill } from "../../../src/i18n/fill.ts";
import { copyText, loadOnce } from "../../ui/files.ts";
import { readQuery } from "../../ui/bound-text.ts";
import {
  laboratoryQuery,
  COLUMNS,
  cellsOf,
  nameIn,
  numbersOf,
  sequenceOf,
  type CellWords,
} from "./cells-of.ts";

/** A row of the table, with the number in each of its columns; `NaN` for a column without a number. */
interface Listed {
  readonly row: HTMLTableRowElement;
  readonly known: Row;
  readonly numbers: readonly number[];
}

const GAME = COLUMNS.indexOf("game");

/** The fields of the form, with their default values. */
const USUAL: Readonly<Record<string, string>> = { find: "", digits: "3", show: "" };

/**
 * Returns a filter for a search text. The beginning of a code, where x is any digit, matches the games whose codes
 * begin with it; any other text matches the games whose names contain it.
 */
function filterFor(text: string, words: CellWords): (row: Row) => boolean {
  const form = text
    .trim()
    .toLowerCase()
    .replace(/^0?\.?/, "");
  if (/[^0-7x]/.test(form)) return (row) => nameIn(row, words).toLowerCase().includes(form);
  const begins = new RegExp(`^0\\.${form.replaceAll("x", "[0-7]")}`);
  return ({ game }) => begins.test(game);
}

/** Reports whether a row matches an option of the list `show`. */
function isShown({ proof, like, game }: Row, show: string): boolean {
  if (show === "known") return proof !== undefined;
  if (show === "open") return proof === undefined;
  return show !== "first" || like === game;
}

function start(form: HTMLFormElement, table: HTMLTableElement): void {
  const body = table.tBodies[0];
  const status = form.querySelector<HTMLElement>("[role=status]");
  if (!body || !status) return;
  const buttons = [...table.querySelectorAll<HTMLButtonElement>("button[data-atlas]")];
  const { words = "{}", language = "", laboratory = "" } = table.dataset;
  const texts = JSON.parse(words) as CellWords;
  let [by, down] = [GAME, false];
  /** Adds the sort order, after the reader has chosen one, to the text with the number of games. */
  let inOrder = (games: string): string => games;

  const order = (one: Listed, other: Listed): number => {
    const byName = one.known.game < other.known.game ? -1 : 1;
    if (by === GAME) return down ? -byName : byName;
    const [a = NaN, b = NaN] = [one.numbers[by], other.numbers[by]];
    if (Number.isNaN(a) || Number.isNaN(b))
      return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || byName;
    return (a === b ? 0 : a < b === down ? 1 : -1) || byName;
  };

  const rowOf = (known: Row): Listed => {
    const row = document.createElement("tr");
    const link = document.createElement("a");
    link.href = laboratory + laboratoryQuery(known);
    for (const [at, text] of cellsOf(known, language, texts).entries()) {
      const cell = row.appendChild(document.createElement(at === GAME ? "th" : "td"));
      if (at === GAME) cell.setAttribute("scope", "row");
      (at === GAME ? cell.appendChild(link) : cell).textContent = text;
    }
    const sequence = sequenceOf(known);
    if (sequence !== undefined) {
      const entry = document.createElement("a");
      entry.href = `https://oeis.org/${sequence}`;
      entry.textContent = sequence;
      row.lastElementChild?.append(" ", entry);
    }
    return { row, known, numbers: numbersOf(known) };
  };

  /** Loads the table of three or four digits, which is fetched on the first use. */
  const load = loadOnce(async (file): Promise<readonly Listed[]> => {
    const answer = await fetch(`${form.dataset["tables"]}${file}`);
    if (!answer.ok) throw new Error(answer.statusText);
    return fromCsv(await answer.text()).map(rowOf);
  });

  const show = (text: string): void => {
    if (status.textContent.trim() !== text) status.textContent = text;
  };

  const choice = (name: string): string => {
    const value = new FormData(form).get(name);
    return typeof value === "string" ? value : "";
  };

  const apply = (all: readonly Listed[]): void => {
    const fits = filterFor(choice("find"), texts);
    const shown = all.filter(({ known }) => fits(known) && isShown(known, choice("show")));
    body.replaceChildren(...shown.toSorted(order).map(({ row }) => row));
    const { shown: template = "", none = "" } = status.dataset;
    const number = (n: number): string => n.toLocaleString(language);
    const games = fill(template, { shown: number(shown.length), count: number(all.length) });
    show(shown.length === 0 ? none : inOrder(games));
  };

  const fileOf = (): string => (choice("digits") === "4" ? "octal-4.csv" : "octal.csv");

  const choose = async (): Promise<void> => {
    const file = fileOf();
    try {
      const all = await load(file);
      if (file === fileOf()) apply(all);
    } catch {
      show(status.dataset["failed"] ?? "");
    }
  };

  const sortBy = (column: number, isDown: boolean): void => {
    [by, down] = [column, isDown];
    for (const other of table.querySelectorAll("[aria-sort]")) other.removeAttribute("aria-sort");
    const button = buttons.find(({ dataset }) => dataset["atlas"] === COLUMNS[column]);
    button?.closest("th")?.setAttribute("aria-sort", down ? "descending" : "ascending");
    const template = status.dataset[down ? "down" : "up"] ?? "";
    inOrder = (games) => fill(template, { games, column: button?.textContent.trim() ?? "" });
  };

  /** Writes the reader's choices to the address: a new history entry, or the same one while a field is edited. */
  let typed: EventTarget | null = null;
  const write = (on: EventTarget | null): void => {
    const query = new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === "string" && value !== USUAL[name] ? [[name, value]] : [],
      ),
    );
    if (by !== GAME || down) query.set("sort", `${down ? "-" : ""}${COLUMNS[by]}`);
    const address = query.size > 0 ? `?${query.toString()}` : location.pathname;
    history[on !== null && on === typed ? "replaceState" : "pushState"](null, "", address);
    typed = on;
  };

  /** Applies the choices in the address. */
  const read = (): void => {
    typed = null;
    const query = readQuery(location.search);
    for (const [name, usual] of Object.entries(USUAL)) {
      const field = form.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      field.value = query.get(name) ?? usual;
      if (field.value === "") field.value = usual;
    }
    const sort = query.get("sort") ?? "";
    const column = COLUMNS.findIndex((name) => name === sort.replace("-", ""));
    sortBy(Math.max(GAME, column), sort.startsWith("-"));
    if (column < 0) inOrder = (games) => games;
    void choose();
  };

  form.addEventListener("input", ({ target }) => {
    write(target);
    void choose();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const button of buttons) {
    button.addEventListener("click", () => {
      const column = COLUMNS.findIndex((name) => name === button.dataset["atlas"]);
      sortBy(column, column === by && !down);
      write(null);
      void choose();
    });
  }
  addEventListener("popstate", read);
  // The reader may have used the form before this script was loaded, or the browser may have restored it.
  const isChanged = [...new FormData(form)].some(([name, value]) => value !== USUAL[name]);
  if (isChanged) void choose();
  else if (location.search !== "") read();
}

/** Copies the citation, and reports whether that worked. */
function startCitation(button: HTMLButtonElement): void {
  const { copied = "", refused = "" } = button.dataset;
  button.addEventListener("click", () => {
    const text = button.parentElement?.previousElementSibling?.textContent.trim() ?? "";
    void copyText(text).then((done) => {
      if (button.nextElementSibling)
        button.nextElementSibling.textContent = done ? copied : refused;
    });
  });
}

const form = document.querySelector<HTMLFormElement>(".problem-filter");
const table = document.querySelector<HTMLTableElement>(".atlas-table");
if (form && table) start(form, table);
const cite = document.querySelector<HTMLButtonElement>("button[data-atlas=cite]");
if (cite) startCitation(cite);
// Replays the events from before this script was loaded.
dispatchEvent(new Event("atlasready"));
