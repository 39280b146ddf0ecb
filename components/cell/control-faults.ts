import type { InputData } from "../../src/notebook/input.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";

type ControlWords = Words["cell"]["control"];

function rangeText(min: number | undefined, max: number | undefined, words: ControlWords): string {
  if (min === undefined) return max === undefined ? "" : fill(words.upTo, { max });
  return max === undefined ? fill(words.from, { min }) : fill(words.range, { min, max });
}

/**
 * A control's messages for invalid values, as templates in an attribute of its element: they are
 * needed before the notebook's words are loaded. Undefined for a control without invalid values.
 */
export function controlFaults(input: InputData, words: ControlWords): string | undefined {
  if (input.kind !== "number" && input.kind !== "set") return undefined;
  const { min, max } = input;
  const highest = max === Number.MAX_SAFE_INTEGER ? undefined : max;
  const range = rangeText(min, highest, words);
  const outside = fill(words.outside, { value: "{value}", range });
  return JSON.stringify(
    input.kind === "set"
      ? { ...words.numbers, outside }
      : {
          notNumber: words.notNumber,
          outside,
          steps: fill(words.steps, { value: "{value}", step: input.step }),
        },
  );
}
