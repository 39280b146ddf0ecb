import { fill } from "../../src/i18n/fill.ts";

/** A problem as the page lists it. */
interface Listed {
  readonly item: HTMLElement;
  readonly list: HTMLElement;
  /** Its place in the list. */
  readonly at: number;
  /** 0 is the easiest. */
  readonly level: number;
  readonly text: string;
}

const LEVELS = ["easy", "middle", "hard"];

/** Whether a problem with these marks is shown, by the value of the field "show". */
const SHOWN: Readonly<Record<string, (isMarked: (mark: string) => boolean) => boolean>> = {
  unread: (isMarked) => !isMarked("read"),
  read: (isMarked) => isMarked("read"),
  open: (isMarked) => !isMarked("accepted"),
  accepted: (isMarked) => isMarked("accepted"),
};

const plain = (text: string): string => text.normalize("NFKD").toLowerCase();

function listed(): readonly Listed[] {
  return [...document.querySelectorAll<HTMLElement>(".problem-list")].flatMap((list) =>
    [...list.querySelectorAll<HTMLElement>(":scope > li")].map((item, at) => ({
      item,
      list,
      at,
      level: LEVELS.indexOf(item.dataset["level"] ?? ""),
      text: plain(item.textContent),
    })),
  );
}

function start(form: HTMLFormElement): void {
  const all = listed();
  const status = form.querySelector<HTMLElement>("[role=status]");

  const apply = (): void => {
    const chosen = new FormData(form);
    const choice = (name: string): string => {
      const value = chosen.get(name);
      return typeof value === "string" ? value : "";
    };
    const wanted = plain(choice("find")).split(/\s+/);
    const fits = ({ item, level, text }: Listed): boolean => {
      const isMarked = (mark: string): boolean =>
        item.querySelector<HTMLElement>(`[data-${mark}-mark]`)?.hidden === false;
      return (
        (choice("level") === "" || level === LEVELS.indexOf(choice("level"))) &&
        SHOWN[choice("show")]?.(isMarked) !== false &&
        wanted.every((word) => text.includes(word))
      );
    };
    const byLevel = choice("order") === "level";
    for (const { item, list } of all.toSorted(
      (one, other) => (byLevel && one.level - other.level) || one.at - other.at,
    ))
      list.append(item);
    for (const one of all) one.item.hidden = !fits(one);
    for (const { list } of all) {
      const group = list.closest("section");
      if (group) group.hidden = list.querySelector(":scope > li:not([hidden])") === null;
    }
    const shown = all.filter(({ item }) => !item.hidden).length;
    const { shown: template = "", none = "" } = status?.dataset ?? {};
    const text = shown === 0 ? none : fill(template, { shown, count: all.length });
    if (status && status.textContent.trim() !== text) status.textContent = text;
  };

  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  // The marks are shown once the stored progress has been read.
  addEventListener("progressshown", apply);
  // Browsers restore the fields when the reader comes back.
  apply();
}

const form = document.querySelector<HTMLFormElement>(".problem-filter");
if (form) start(form);
