import { fromCsv, type Row } from "../../../src/octal/atlas/row.ts";
import { fill } from "../../../src/i18n/fill.ts";
import { asked, COLUMNS, cellsOf, numbersOf, type CellWords } from "./cells-of.ts";

/** A row of the table, with the number in each of its columns; `NaN` where there is none. */
interface Listed {
  readonly row: HTMLTableRowElement;
  readonly known: Row;
  readonly numbers: readonly number[];
}

const GAME = COLUMNS.indexOf("game");

/** What is typed of a code fits the games that begin so; a letter x stands for any digit. What is no code fits none. */
function fitsCode(wanted: string): (game: string) => boolean {
  const form = wanted
    .trim()
    .toLowerCase()
    .replace(/^0?\.?/, "");
  if (/[^0-7x]/.test(form)) return () => false;
  const begins = new RegExp(`^0\\.${form.replaceAll("x", "[0-7]")}`);
  return (game) => begins.test(game);
}

/** Whether a row belongs to a choice of the list `show`. */
function isShown({ proof, like, game }: Row, show: string): boolean {
  if (show === "known") return proof !== undefined;
  if (show === "open") return proof === undefined;
  return show !== "first" || like === game;
}

function start(form: HTMLFormElement, table: HTMLTableElement): void {
  const body = table.tBodies[0];
  const status = form.querySelector<HTMLElement>("[role=status]");
  if (!body || !status) return;
  const { words = "{}", language = "", laboratory = "" } = table.dataset;
  const texts = JSON.parse(words) as CellWords;
  /** The tables of three and four digits, each fetched when something is chosen in it for the first time. */
  const tables = new Map<string, Promise<readonly Listed[]>>();
  let [by, down] = [GAME, false];
  /** The number of games, with their order once the reader has chosen one. */
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
    link.href = laboratory + asked(known);
    for (const [at, text] of cellsOf(known, language, texts).entries()) {
      const cell = row.appendChild(document.createElement(at === GAME ? "th" : "td"));
      if (at === GAME) cell.setAttribute("scope", "row");
      (at === GAME ? cell.appendChild(link) : cell).textContent = text;
    }
    return { row, known, numbers: numbersOf(known) };
  };

  const load = async (file: string): Promise<readonly Listed[]> => {
    const answer = await fetch(`${form.dataset["tables"]}${file}`);
    if (!answer.ok) throw new Error(answer.statusText);
    return fromCsv(await answer.text()).map(rowOf);
  };

  const show = (text: string): void => {
    if (status.textContent.trim() !== text) status.textContent = text;
  };

  const choice = (name: string): string => {
    const value = new FormData(form).get(name);
    return typeof value === "string" ? value : "";
  };

  const apply = (all: readonly Listed[]): void => {
    const fits = fitsCode(choice("find"));
    const [same, least] = [choice("period"), choice("preperiod")];
    const shown = all.filter(
      ({ known }) =>
        fits(known.game) &&
        isShown(known, choice("show")) &&
        (same === "" || known.proof?.period === Number(same)) &&
        (least === "" || (known.proof?.preperiod ?? -1) >= Number(least)),
    );
    body.replaceChildren(...shown.toSorted(order).map(({ row }) => row));
    const { shown: template = "", none = "" } = status.dataset;
    const number = (n: number): string => n.toLocaleString(language);
    const games = fill(template, { shown: number(shown.length), count: number(all.length) });
    show(shown.length === 0 ? none : inOrder(games));
  };

  const choose = async (): Promise<void> => {
    const file = choice("digits");
    try {
      const rows = tables.get(file) ?? load(file);
      tables.set(file, rows);
      const all = await rows;
      if (file === choice("digits")) apply(all);
    } catch {
      tables.delete(file);
      show(status.dataset["failed"] ?? "");
    }
  };

  form.addEventListener("input", () => void choose());
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const button of table.querySelectorAll<HTMLButtonElement>("button[data-atlas]")) {
    button.addEventListener("click", () => {
      const column = COLUMNS.findIndex((name) => name === button.dataset["atlas"]);
      [by, down] = [column, column === by && !down];
      for (const other of table.querySelectorAll("[aria-sort]")) other.removeAttribute("aria-sort");
      button.closest("th")?.setAttribute("aria-sort", down ? "descending" : "ascending");
      const template = status.dataset[down ? "down" : "up"] ?? "";
      inOrder = (games) => fill(template, { games, column: button.textContent.trim() });
      void choose();
    });
  }
  // Something was chosen before this script was loaded, or the browser restored it.
  const isUntouched = (value: FormDataEntryValue) => value === "" || value === "octal.csv";
  if (![...new FormData(form).values()].every(isUntouched)) void choose();
}

const form = document.querySelector<HTMLFormElement>(".atlas-filter");
const table = document.querySelector<HTMLTableElement>(".atlas-table");
if (form && table) start(form, table);
// Replays the events from before this script was loaded.
dispatchEvent(new Event("atlasready"));
