import { fill } from "../i18n/fill.ts";
import type { Words } from "../i18n/words.ts";
import { OUTPUT_LIMITS } from "./output-limits.ts";

/** Says how many outputs of a run were not kept. */
export function sayCut(count: number, words: Words["cell"]): string {
  const grouped = (n: number): string => n.toLocaleString(words.language);
  const { outputs: limit, marks } = OUTPUT_LIMITS;
  return fill(words.cut, { n: grouped(count), limit, marks: grouped(marks) });
}
