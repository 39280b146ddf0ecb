import { fill } from "../../src/i18n/fill.ts";
import type { Say } from "../problem/say.ts";
import type { CheckedOutput } from "./check-protocol.ts";
import type { OtherWords } from "./other-words.ts";

/** What a check has found, in one or two sentences. */
export function sayChecked(
  { checked, lines }: CheckedOutput,
  say: Say,
  words: OtherWords["result"],
): string {
  if (checked.kind === "right") return say.counted(words.right, lines);
  if (checked.kind !== "wrong") return words[checked.kind];
  const { given, right, isClose } = checked;
  const line = say.number(checked.line);
  if (right === undefined) return fill(words.beyond, { line });
  if (given === undefined) return fill(words.missing, { line, right });
  if (given === "") return fill(words.blank, { line, right });
  const wrong = fill(words.wrong, { line, given, right });
  return isClose ? `${wrong} ${words.close}` : wrong;
}
