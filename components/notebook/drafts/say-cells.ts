import { fill } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";

/** Says cells by their numbers: "cell 2", "cells 2, 3 and 5". */
export type SayCells = (numbers: readonly number[]) => string;

/** Says cells in a language. */
export function sayCellsIn(language: string, words: Words["drafts"]): SayCells {
  const list = new Intl.ListFormat(language);
  return (numbers) => {
    const [n = 0, ...others] = [...new Set(numbers)].sort((a, b) => a - b);
    return others.length === 0
      ? fill(words.cell, { n })
      : fill(words.cells, { list: list.format([n, ...others].map(String)) });
  };
}
