// These run in the page: each sees the page, and only its own arguments.

/** The button of this name in a part of the page, unless it is hidden. */
export const button = (part: string, name: string): Element | undefined =>
  [...document.querySelectorAll<HTMLElement>(`${part} button`)].find(
    (one) => one.textContent.trim() === name && !one.hidden,
  );

export const first = (selector: string): Element | null => document.querySelector(selector);

export const text = (selector: string): string =>
  document.querySelector(selector)?.textContent.trim() ?? "";

/** Whether a part of the page says this. */
export const says = (selector: string, message: string): boolean =>
  [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(message));

/** The lines of the open editor of a cell. */
export const lines = (cell: number): string[] =>
  [
    ...(document
      .querySelector(`[data-cell="${cell}"] .cell-editor`)
      ?.shadowRoot?.querySelectorAll(".cm-line") ?? []),
  ].map((line) => line.textContent);
