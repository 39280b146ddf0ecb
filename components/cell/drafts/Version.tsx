import { fill } from "../../../src/i18n/fill.ts";
import { Acts, type Act } from "./Acts.tsx";
import { CopyButton } from "./CopyButton.tsx";
import type { ViewProps, DraftView } from "./draft-view.ts";
import { useMemo } from "preact/hooks";
import { clip } from "../../../src/notebook/describe.ts";
import { showHidden } from "../../../src/notebook/show-hidden.ts";
import { diffArrays } from "diff";

/** Successive lines that both texts have, near a change or far from any, or only the first, or only the second. */
export interface Part {
  readonly kind: "same" | "folded" | "removed" | "added";
  readonly lines: readonly string[];
}

/** Edits of more lines than this are not searched for likeness: the search is quadratic in them. */
const MOST_CHANGES = 1000;

/**
 * Two texts line by line, what is only in the first before what is only in the second.
 *
 * @param near how many lines that are alike stand around a change; a fold hides at least two of the others
 */
export function difference(before: string, after: string, near = 3): Part[] {
  const [first, second] = [before.split("\n"), after.split("\n")];
  const parts = diffArrays(first, second, { maxEditLength: MOST_CHANGES }) ?? [
    { removed: true, added: false, value: first },
    { removed: false, added: true, value: second },
  ];
  return parts.flatMap(({ removed, added, value: lines }, i): Part[] => {
    const kind = removed ? "removed" : added ? "added" : "same";
    const start = i === 0 ? 0 : near;
    const end = lines.length - (i === parts.length - 1 ? 0 : near);
    if (kind !== "same" || end - start < 2 || parts.length === 1) return [{ kind, lines }];
    const all: Part[] = [
      { kind, lines: lines.slice(0, start) },
      { kind: "folded", lines: lines.slice(start, end) },
      { kind, lines: lines.slice(end) },
    ];
    return all.filter((part) => part.lines.length > 0);
  });
}

/** Characters that are drawn of each part, whatever the texts are; Copy has them all. */
const MOST = 10_000;

/** Lines, each after a sign, with nothing hidden in them. */
const draw = (lines: readonly string[], sign: string): string =>
  showHidden(clip(lines.map((line) => sign + line).join("\n"), MOST));

interface Props extends Pick<DraftView, "words"> {
  readonly before: string;
  readonly after: string;
}

/** What one text has and the other has not, line by line; one text alone where they are the same. */
function Difference({ words, before, after }: Props) {
  const parts = useMemo(() => difference(before, after), [before, after]);
  return parts.map(({ kind, lines }, i) => {
    if (kind === "same") return <span key={i}>{draw(lines, "  ")}</span>;
    if (kind === "folded") {
      return <i key={i}>⋮ {fill(words.unchangedLines, { n: lines.length })}</i>;
    }
    const [Tag, sign] = kind === "removed" ? (["del", "− "] as const) : (["ins", "+ "] as const);
    return (
      <Tag key={i}>
        <span class="visually-hidden">{words[kind]} </span>
        {draw(lines, sign)}
      </Tag>
    );
  });
}

/** A text, and what it is called. */
interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** One version of a cell's text. */
export interface CellVersion {
  readonly title: string;
  readonly cell: number;
  /** What it is compared with; nothing where the lesson has no such cell. */
  readonly before: NamedText | undefined;
  readonly after: NamedText;
  /** What can be done about it. */
  readonly acts?: readonly Act[];
}

/** A version of a cell's text: what is other in it, and what can be done about it. */
export function Version({ view, title, cell, before, after, acts = [] }: ViewProps & CellVersion) {
  const { words, say } = view;
  const names = { what: say([cell]), before: before?.name ?? "", after: after.name };
  return (
    <div role="group" aria-label={title}>
      <h3>{title}</h3>
      <pre
        class="loose-text difference"
        role="group"
        aria-label={fill(before ? words.difference : words.alone, names)}
        tabIndex={0}
      >
        <Difference words={words} before={before?.text ?? after.text} after={after.text} />
      </pre>
      {before && <p>{fill(words.legend, names)}</p>}
      <div class="draft-acts">
        <Acts acts={acts} />
        <CopyButton words={words} label={words.copy} text={after.text} />
      </div>
    </div>
  );
}
