import { fill } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";

/** Says cells by their numbers, and solutions by their name: "cells 2 and 3", "cell 2 and your solution". */
export type SayCells = (numbers: readonly number[]) => string;

/** Says cells in a language; of a solution no number is shown on the page. */
export function sayCellsIn(
  language: string,
  words: Words["drafts"],
  isSolution: (number: number) => boolean,
): SayCells {
  const list = new Intl.ListFormat(language);
  return (numbers) => {
    const cells = [...new Set(numbers)].sort((a, b) => a - b);
    const [n, ...others] = cells.filter((cell) => !isSolution(cell));
    const said =
      n === undefined
        ? []
        : others.length === 0
          ? [fill(words.cell, { n })]
          : [fill(words.cells, { list: list.format([n, ...others].map(String)) })];
    return list.format([...said, ...(cells.some(isSolution) ? [words.solution] : [])]);
  };
}
