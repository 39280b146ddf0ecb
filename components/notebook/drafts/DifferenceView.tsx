import { useMemo } from "preact/hooks";
import { fill } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";
import { difference, type DifferenceRow } from "./difference.ts";
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
const MOST_ROWS = 800;
const MOST_CHARACTERS = 500;

const TAGS = { same: "span", removed: "del", added: "ins" } as const;

function Line({ words, row }: { readonly words: Words["keep"]; readonly row: DifferenceRow }) {
  if (row.kind === "folded") {
    return <span class="difference-fold">{fill(words.unchangedLines, { n: row.count })}</span>;
  }
  const { kind, text } = row;
  const Tag = TAGS[kind];
  const rest = text.length - MOST_CHARACTERS;
  return (
    <Tag class="difference-line">
      {kind !== "same" && <span class="visually-hidden">{words[kind]} </span>}
      {showHidden(text.slice(0, MOST_CHARACTERS))}
      {rest > 0 && <span class="difference-note">{fill(words.moreCharacters, { n: rest })}</span>}
      {"\n"}
    </Tag>
  );
}

/** What one text has and the other has not, line by line. */
export function DifferenceView({ words, what, before, after }: Props) {
  const all = useMemo(() => difference(before.text, after.text), [before.text, after.text]);
  if (before.text === after.text) return <p class="difference-note">{words.same}</p>;
  const rows = all.slice(0, MOST_ROWS);
  const names = { before: before.name, after: after.name };
  const more = all.length - rows.length;
  const label = fill(words.difference, { what, ...names });
  return (
    <figure>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <pre class="loose-text difference" role="group" aria-label={label} tabIndex={0}>
        {rows.map((row, i) => (
          <Line key={i} words={words} row={row} />
        ))}
      </pre>
      <figcaption>
        {fill(words.legend, names)}
        {more > 0 && ` · ${fill(words.moreLines, { n: more })}`}
      </figcaption>
    </figure>
  );
}
