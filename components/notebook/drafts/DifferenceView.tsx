import { useMemo } from "preact/hooks";
import { fill } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";
import { difference, foldSame, type DifferenceRow } from "./difference.ts";
import { showHidden } from "../../../src/kernel/show-hidden.ts";

/** One of two texts, and what it is called. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

interface Props {
  readonly words: Words["keep"];
  /** What the texts are of. */
  readonly what: string;
  readonly before: NamedText;
  readonly after: NamedText;
}

/** Bounds on what is drawn, whatever the texts are. */
const MOST_ROWS = 400;
const MOST_CHARACTERS = 500;

interface LineProps {
  readonly words: Words["keep"];
  readonly row: DifferenceRow;
  readonly side: "before" | "after";
}

function Line({ words, row, side }: LineProps) {
  if (row.kind === "folded") {
    return <span class="difference-fold">{fill(words.unchangedLines, { n: row.count })}</span>;
  }
  const text = row.kind === "same" ? row.text : row[side];
  if (text === undefined) return <span class="difference-gap" aria-hidden="true" />;
  const rest = text.length - MOST_CHARACTERS;
  const shown = (
    <>
      {showHidden(text.slice(0, MOST_CHARACTERS))}
      {rest > 0 && <span class="difference-note">{fill(words.moreCharacters, { n: rest })}</span>}
      {"\n"}
    </>
  );
  if (row.kind === "same") return <span class="difference-line">{shown}</span>;
  const Mark = side === "before" ? "del" : "ins";
  return (
    <Mark class="difference-line">
      <span class="visually-hidden">{side === "before" ? words.removed : words.added} </span>
      {shown}
    </Mark>
  );
}

/** Two texts side by side, or one below the other where there is no room, with what differs marked. */
export function DifferenceView({ words, what, before, after }: Props) {
  const all = useMemo(
    () => foldSame(difference(before.text, after.text)),
    [before.text, after.text],
  );
  const rows = all.slice(0, MOST_ROWS);
  const names = { before: before.name, after: after.name };
  const more = all.length - rows.length;
  if (before.text === after.text) return <p class="difference-note">{words.same}</p>;
  const label = fill(words.difference, { what, ...names });
  return (
    <figure class="difference">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div class="difference-texts" role="group" aria-label={label} tabIndex={0}>
        {(["before", "after"] as const).map((side) => (
          <div key={side} class="difference-text" style={{ "--rows": rows.length + 1 }}>
            <p class="difference-name">{names[side]}</p>
            <pre>
              {rows.map((row, i) => (
                <Line key={i} words={words} row={row} side={side} />
              ))}
            </pre>
          </div>
        ))}
      </div>
      <figcaption>
        {fill(words.legend, names)}
        {more > 0 && ` · ${fill(words.moreLines, { n: more })}`}
      </figcaption>
    </figure>
  );
}
