import { fill } from "../../src/i18n/fill.ts";

/** Whether a problem with these marks is shown, by the value of the field "show". */
const SHOWN: Readonly<Record<string, (isMarked: (mark: string) => boolean) => boolean>> = {
  unread: (isMarked) => !isMarked("read"),
  read: (isMarked) => isMarked("read"),
  open: (isMarked) => !isMarked("accepted"),
  accepted: (isMarked) => isMarked("accepted"),
};

const plain = (text: string): string => text.normalize("NFKD").toLowerCase();

function start(form: HTMLFormElement): void {
  const items = [...document.querySelectorAll<HTMLElement>(".problem-list > li")];
  const groups = document.querySelectorAll<HTMLElement>("section:has(> .problem-list)");
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
      const isMarked = (mark: string): boolean =>
        item.querySelector<HTMLElement>(`[data-${mark}-mark]`)?.hidden === false;
      item.hidden = !(
        ["", item.dataset["level"]].includes(choice("level")) &&
        SHOWN[choice("show")]?.(isMarked) !== false &&
        wanted.every((word) => text.includes(word))
      );
    }
    for (const group of groups) group.hidden = !group.querySelector("li:not([hidden])");
    const shown = items.filter(({ hidden }) => !hidden).length;
    const { shown: template = "", none = "" } = status?.dataset ?? {};
    const text = shown === 0 ? none : fill(template, { shown, count: items.length });
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
