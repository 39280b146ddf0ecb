import type { moves } from "./en/moves.ts";
import { fill } from "./fill.ts";
import type { SaidFact } from "./move-fact.ts";

/**
 * A move in words: alone, or within a sentence.
 *
 * @example
 * sayMove(moves, { kind: "take", n: 2, heap: 3 }); // "Take 2 from heap 3"
 */
export function sayMove(
  words: typeof moves,
  fact: SaidFact,
  form: "alone" | "within" = "alone",
): string {
  if (fact.kind === "words") {
    // Of an author's own sentence no more is known than how it begins.
    const [first = "", ...rest] = fact.text;
    return form === "alone" ? fact.text : first.toLowerCase() + rest.join("");
  }
  const { kind, ...gaps } = fact;
  const put = (value: number | SaidFact): string =>
    typeof value === "number" ? String(value) : sayMove(words, value, form);
  const values = Object.entries(gaps).map(([gap, value]): [string, string] => {
    const parts: readonly (number | SaidFact)[] = [value].flat();
    return [gap, parts.map(put).join(words.and)];
  });
  return fill(words[form][kind], Object.fromEntries(values));
}
