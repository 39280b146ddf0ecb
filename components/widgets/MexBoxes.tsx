import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { numberText } from "../exercises/number-set.ts";

interface Props {
  /** Distinct and increasing. */
  readonly set: readonly number[];
  readonly least: number;
  readonly words: Words["lesson"]["mexPlay"];
  readonly toggle: (number: number) => void;
}

/** There are always the boxes 0 … 9, and further ones until the mark has its box. */
const FEWEST = 10;

/** Boxes 0, 1, 2, … that are filled where their number is in the set; the first empty one is marked. */
export function MexBoxes({ set, least, words, toggle }: Props) {
  const boxes = Array.from({ length: Math.max(FEWEST, least + 1) }, (_, number) => number);
  const further = set.filter((number) => number >= boxes.length);
  return (
    <>
      <div class="mex-boxes" role="group" aria-label={words.boxes}>
        {boxes.map((number) => (
          <button
            key={number}
            type="button"
            class="mex-box"
            aria-pressed={set.includes(number)}
            aria-label={fill(number === least ? words.boxIsMex : words.box, { n: number })}
            data-least={number === least}
            onClick={() => toggle(number)}
          >
            <span class="mex-box-square" />
            <span class="mex-box-number">{number}</span>
            {number === least && <span class="mex-box-tag">{words.mexTag}</span>}
          </button>
        ))}
      </div>
      {further.length > 0 && (
        <p class="mex-further">{fill(words.further, { numbers: numberText(further) })}</p>
      )}
    </>
  );
}
