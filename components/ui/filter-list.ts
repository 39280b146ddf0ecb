import { fill } from "../../src/i18n/fill.ts";

/** Conditions on the marks of a problem, by the value of the field "show". */
const SHOWN: Readonly<Record<string, (isMarked: (mark: string) => boolean) => boolean>> = {
  unread: (isMarked) => !isMarked("[data-read-mark]:not([hidden])"),
  read: (isMarked) => isMarked("[data-read-mark]:not([hidden])"),
  open: (isMarked) => !isMarked("[data-state=accepted]"),
  accepted: (isMarked) => isMarked("[data-state=accepted]"),
};

const plain = (text: string): string => text.normalize("NFKD").toLowerCase();

function start(form: HTMLFormElement): void {
  const items = [...document.querySelectorAll<HTMLElement>("[data-filtered] > *")];
  const letters = document.querySelectorAll<HTMLAnchorElement>(".letters a");
  const status = form.querySelector<HTMLElement>("[role=status]");

  const apply = (): void => {
    const chosen = new FormData(form);
    const choice = (name: string): string => {
      const value = chosen.get(name);
      return typeof value === "string" ? value : "";
    };
    const wanted = plain(choice("find")).split(/\s+/);
    for (const item of items) {
      const text = plain(item.textContent);
      const isMarked = (mark: string): boolean => item.querySelector(mark) !== null;
      item.hidden = !(
        ["", item.dataset["level"]].includes(choice("level")) &&
        SHOWN[choice("show")]?.(isMarked) !== false &&
        wanted.every((word) => text.includes(word))
      );
    }
    const shown = items.filter(({ hidden }) => !hidden);
    for (const link of letters) {
      const first = shown.find(({ dataset }) => dataset["letter"] === link.textContent.trim());
      link.hidden = first === undefined;
      if (first) link.hash = first.id;
    }
    const { shown: template = "", none = "" } = status?.dataset ?? {};
    const values = { shown: shown.length, count: items.length };
    const text = shown.length === 0 ? none : fill(template, values);
    if (status && status.textContent.trim() !== text) status.textContent = text;
  };

  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  // The marks are shown once the stored progress has been read.
  addEventListener("progressshown", apply);
  // Browsers restore the fields when the reader returns to the page.
  apply();
}

const form = document.querySelector<HTMLFormElement>(".problem-filter");
if (form && document.querySelector("[data-filtered]")) start(form);
