import type { Said } from "./unmarked.ts";

/** What may stand on a page of any language: where it stands, what it is, and why. */
const ALLOWED: readonly (readonly [where: RegExp, text: RegExp, why: string])[] = [
  [
    /^(problem-facts|judged-name)$/,
    /^((HDU|POJ) #|Luogu P#|石子)$/,
    "a judge's name for its problem",
  ],
  [/^sources$/, /^HDU Online Judge, problem #\.$/, "a source, as it calls itself"],
  [/^(verdict-line|solver-verdict)/, /^(#: )?(Fibo|Nacci),?$/, "what a judge wants printed"],
  [
    /^visually-hidden$/,
    /^# # # "(Fibo|Nacci)" "(Fibo|Nacci)"\.$/,
    "the same, as a program gives it",
  ],
  [
    /^solver-status$/,
    /^# #\.# # (Fibo|Nacci)(, # (Fibo|Nacci))?\.?$/,
    "so many of what a judge wants printed",
  ],
  [/^board-controls$/, /^[.X /]+$/, "notation"],
  [/^listing/, /^(: )?solve\.ts$/, "a file's name"],
  [/^output-failure$/, /^Error #$/, "the name of an error that a cell threw"],
  [/^visually-hidden$/, /^: Error, #: #$/, "the same name, as the cell's status says it"],
];

/** Whether what stands in no mark may do so. */
export const isAllowed = ({ where, text }: Said): boolean =>
  ALLOWED.some(([place, form]) => place.test(where) && form.test(text));
