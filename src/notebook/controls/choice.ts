import { clip, describe } from "../describe.ts";
import { OUTPUT_LIMITS } from "../output-limits.ts";
import { refuse, type Settle } from "./settled.ts";
import { itemAt } from "../../games/theory/item-at.ts";

/** @throws RangeError when there are no options, or more than 200, or the value is none of them */
export function choice<Option>(
  options: readonly Option[],
  settings: { readonly value?: Option },
): Settle<Option> {
  const list = [...options];
  const most = OUTPUT_LIMITS.choices;
  if (list.length === 0 || list.length > most) {
    refuse("choice", `it must have 1 to ${most} options`, list.length);
  }
  const start = "value" in settings ? list.findIndex((one) => Object.is(one, settings.value)) : 0;
  if (start < 0) refuse("choice", "value must be one of the options", settings.value);
  const labels = list.map((option) => clip(describe(option), 100));
  return (set) => {
    const place = typeof set === "number" && Object.hasOwn(list, set) ? set : start;
    return {
      value: list[place] as Option,
      text: itemAt(labels, place),
      data: { kind: "choice", options: labels, value: place },
    };
  };
}
