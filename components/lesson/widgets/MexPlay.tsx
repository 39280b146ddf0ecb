import { Button } from "../../ui/controls.tsx";
import { useId, useState } from "preact/hooks";
import { mex } from "../../../src/games/theory/numbers.ts";
import { fill, translate } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";
import { numberText, readNumberText, setText, sortedSet } from "../exercises/numbers.ts";
import { TextField } from "../exercises/TextField.tsx";

interface MexBoxesProps {
  /** Distinct numbers in increasing order. */
  readonly set: readonly number[];
  readonly least: number;
  readonly words: Words["lesson"]["mexPlay"];
  readonly toggle: (number: number) => void;
}

/** Minimum number of boxes. There are more if the mex is larger. */
const MIN_BOXES = 10;

/** Shows boxes 0, 1, 2, …, which are filled if their number is in the set. The first empty box is marked. */
function MexBoxes({ set, least, words, toggle }: MexBoxesProps) {
  const boxes = Array.from({ length: Math.max(MIN_BOXES, least + 1) }, (_, number) => number);
  const further = set.filter((number) => number >= boxes.length);
  return (
    <>
      <div class="mex-boxes row" role="group" aria-label={words.boxes}>
        {boxes.map((number) => (
          <Button
            key={number}
            text={
              <>
                <span class="mex-box-square" />
                <span class="mex-box-number">{number}</span>
                {number === least && <span class="mex-box-tag">{words.mexTag}</span>}
              </>
            }
            class="mex-box"
            aria-pressed={set.includes(number)}
            aria-label={fill(number === least ? words.boxIsMex : words.box, { n: number })}
            data-least={number === least}
            onPress={() => toggle(number)}
          />
        ))}
      </div>
      {further.length > 0 && (
        <p class="mex-further small soft">
          {fill(words.further, { numbers: numberText(further) })}
        </p>
      )}
    </>
  );
}

/** Explains the mex, and lists the numbers that do not affect it. */
function formatMex(
  set: readonly number[],
  least: number,
  words: Words["lesson"]["mexPlay"],
): string {
  const beyond = set.filter((number) => number > least);
  if (least === 0) return words.nothingBelow;
  const below = least === 1 ? words.oneBelow : fill(words.manyBelow, { last: least - 1 });
  const why = fill(words.below, { below, mex: least });
  return beyond.length === 0 ? why : `${why} ${fill(words.idle, { beyond: numberText(beyond) })}`;
}

interface Props {
  readonly start: readonly number[];
  readonly words: Words["lesson"]["mexPlay"];
  readonly numberWords: Words["lesson"]["numbers"];
}

/** Maximum number of numbers, which limits the number of boxes. */
const MAX_NUMBERS = 60;

/** Shows the reader's set as a text and as a row of boxes, with its mex marked. */
export function MexPlay({ start, words, numberWords }: Props) {
  const [text, setWritten] = useState(numberText(start));
  const [set, setSet] = useState<readonly number[]>(start);
  const [fault, setFault] = useState("");
  const message = useId();

  const write = (written: string): void => {
    setWritten(written);
    const read = readNumberText(written, MAX_NUMBERS);
    if ("numbers" in read) setSet(sortedSet(read.numbers));
    setFault(
      "numbers" in read
        ? ""
        : `${translate(numberWords, read.fault)} ${fill(words.kept, { set: setText(set) })}`,
    );
  };
  const toggle = (number: number): void => {
    const without = set.filter((one) => one !== number);
    write(numberText(sortedSet(without.length < set.length ? without : [...set, number])));
  };

  const least = mex(set);
  return (
    <div class="mex-play stack" role="group" aria-label={words.label}>
      <MexBoxes set={set} least={least} words={words} toggle={toggle} />
      <div class="side-by-side">
        <TextField
          label={words.field}
          hint={words.hint}
          value={text}
          onText={write}
          invalid={fault !== ""}
          messageId={message}
        />
        <p id={message} class="mex-play-status small" role="status" aria-live="polite">
          {fault === "" ? (
            <>
              <strong>{fill(words.value, { set: setText(set), mex: least })}</strong>
              {` ${formatMex(set, least, words)}`}
            </>
          ) : (
            <span class="error">{fault}</span>
          )}
        </p>
      </div>
    </div>
  );
}
