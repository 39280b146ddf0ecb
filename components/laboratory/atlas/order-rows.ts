import { fromCsv } from "../../../src/octal/atlas/row.ts";
import { fill } from "../../../src/i18n/fill.ts";
import { readHeap } from "../address.ts";
import { asked, COLUMNS, cellsOf, numbersOf, type CellWords } from "./cells-of.ts";

/** A row of the table, with the number in each of its columns; `NaN` where there is none. */
interface Listed {
  readonly row: HTMLTableRowElement;
  readonly game: string;
  readonly numbers: readonly number[];
  /** No row before it has its values. */
  readonly first: boolean;
}

const [GAME, PERIOD, PREPERIOD, LIKE] = (["game", "period", "preperiod", "like"] as const).map(
  (column) => COLUMNS.indexOf(column),
) as [number, number, number, number];

const numbersIn = ({ dataset }: HTMLTableRowElement): number[] =>
  (dataset["numbers"] ?? "").split(" ").map(Number);

function read(row: HTMLTableRowElement, numbers = numbersIn(row)): Listed {
  const texts = [...row.cells].map(({ textContent }) => textContent.trim());
  return { row, game: texts[GAME] ?? "", numbers, first: texts[LIKE] === "" };
}

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

/** The number in a field; undefined where it is empty, or has no number: then it is marked, and named. */
function numberIn(form: HTMLFormElement, name: string): { wanted?: number; bad?: string } {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return {};
  const isEmpty = field.value.trim() === "";
  const wanted = isEmpty ? undefined : readHeap(field.value, 0, Infinity);
  const isBad = !isEmpty && wanted === undefined;
  field.ariaInvalid = isBad ? "true" : null;
  if (isBad) return { bad: field.labels?.[0]?.querySelector(".field-label")?.textContent ?? name };
  return wanted === undefined ? {} : { wanted };
}

/** Whether a control says something else than at first: the first of a list, nothing in a field. */
const isChosen = (control: Element): boolean =>
  control instanceof HTMLSelectElement
    ? control.selectedIndex > 0
    : control instanceof HTMLInputElement && control.value !== "";

function start(form: HTMLFormElement, table: HTMLTableElement): void {
  const body = table.tBodies[0];
  const status = form.querySelector<HTMLElement>("[role=status]");
  if (!body) return;
  /** The rows that the page came with; they are read when something is chosen for the first time. */
  let short: readonly Listed[] | undefined;
  let long: Promise<readonly Listed[]> | undefined;
  let [by, down] = [GAME, false];
  /** Says the number of games and the order, once the reader has chosen one. */
  let inOrder = (games: string): string => games;

  const order = (one: Listed, other: Listed): number => {
    const byName = one.game < other.game ? -1 : 1;
    if (by === GAME) return down ? -byName : byName;
    const [a = NaN, b = NaN] = [one.numbers[by], other.numbers[by]];
    if (Number.isNaN(a) || Number.isNaN(b))
      return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || byName;
    return (a === b ? 0 : a < b === down ? 1 : -1) || byName;
  };

  const apply = (all: readonly Listed[]): void => {
    const chosen = new FormData(form);
    const choice = (name: string): string => {
      const value = chosen.get(name);
      return typeof value === "string" ? value : "";
    };
    const fits = fitsCode(choice("find"));
    const [same, least] = [numberIn(form, "period"), numberIn(form, "preperiod")];
    const bad = same.bad ?? least.bad;
    if (bad !== undefined) return format(fill(status?.dataset["bad"] ?? "", { field: bad }));
    const shown = all.filter(({ game, numbers, first }) => {
      const [period = NaN, preperiod = NaN] = [numbers[PERIOD], numbers[PREPERIOD]];
      const isKnown = !Number.isNaN(period);
      const show = choice("show");
      return (
        fits(game) &&
        (show === "known" ? isKnown : show === "open" ? !isKnown : show !== "first" || first) &&
        (same.wanted === undefined || period === same.wanted) &&
        (least.wanted === undefined || preperiod >= least.wanted)
      );
    });
    body.replaceChildren(...shown.toSorted(order).map(({ row }) => row));
    const { shown: template = "", none = "" } = status?.dataset ?? {};
    const number = (n: number): string => n.toLocaleString(table.dataset["language"]);
    const games = fill(template, { shown: number(shown.length), count: number(all.length) });
    format(shown.length === 0 ? none : inOrder(games));
  };

  const format = (text: string): void => {
    if (status && status.textContent.trim() !== text) status.textContent = text;
  };

  const makeRows = async (): Promise<readonly Listed[]> => {
    const answer = await fetch(form.dataset["longer"] ?? "");
    if (!answer.ok) throw new Error(answer.statusText);
    const { words = "", language = "", laboratory = "" } = table.dataset;
    const texts = JSON.parse(words) as CellWords;
    return fromCsv(await answer.text()).map((known) => {
      const row = document.createElement("tr");
      const link = document.createElement("a");
      link.href = laboratory + asked(known);
      for (const [at, text] of cellsOf(known, language, texts).entries()) {
        const cell = row.appendChild(document.createElement(at === GAME ? "th" : "td"));
        if (cell.matches("th")) cell.setAttribute("scope", "row");
        (at === GAME ? cell.appendChild(link) : cell).textContent = text;
      }
      return read(row, numbersOf(known));
    });
  };

  const isLong = (): boolean => new FormData(form).get("digits") === "4";

  const choose = async (): Promise<void> => {
    short ??= [...body.rows].map((row) => read(row));
    if (!isLong()) return apply(short);
    try {
      const made = await (long ??= makeRows());
      if (isLong()) apply(made);
    } catch {
      long = undefined;
      format(status?.dataset["failed"] ?? "");
    }
  };

  form.addEventListener("input", () => void choose());
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const button of table.querySelectorAll<HTMLButtonElement>("button[data-atlas]")) {
    button.addEventListener("click", () => {
      const heading = button.closest("th");
      const column = COLUMNS.findIndex((name) => name === button.dataset["atlas"]);
      [by, down] = [column, column === by && !down];
      for (const other of table.querySelectorAll("[aria-sort]")) other.removeAttribute("aria-sort");
      heading?.setAttribute("aria-sort", down ? "descending" : "ascending");
      const template = status?.dataset[down ? "down" : "up"] ?? "";
      inOrder = (games) => fill(template, { games, column: button.textContent.trim() });
      void choose();
    });
  }
  // Browsers keep what was chosen when the reader comes back.
  if ([...form.elements].some(isChosen)) void choose();
}

const form = document.querySelector<HTMLFormElement>(".atlas-filter");
const table = document.querySelector<HTMLTableElement>(".atlas-table");
if (form && table) start(form, table);
// Replays the events from before this script was loaded.
dispatchEvent(new Event("atlasready"));
