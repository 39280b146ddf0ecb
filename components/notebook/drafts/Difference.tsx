import { useMemo } from "preact/hooks";
import { fill } from "../../../src/i18n/fill.ts";
import { clip } from "../../../src/kernel/describe.ts";
import { showHidden } from "../../../src/kernel/show-hidden.ts";
import type { DraftView } from "./draft-view.ts";
import { difference, type Part } from "./difference.ts";

/** Characters that are drawn of each part, whatever the texts are; Copy has them all. */
const MOST = 10_000;

const SIGNS = { same: "  ", removed: "− ", added: "+ " } as const;

/** The lines of a part, each with the sign of its kind, and nothing hidden in them. */
const draw = (lines: readonly string[], sign: string): string =>
  showHidden(clip(lines.map((line) => sign + line).join("\n"), MOST));

function PartView({ words, kind, lines }: Part & Pick<DraftView, "words">) {
  if (kind === "folded") {
    return <i>⋮ {fill(words.unchangedLines, { n: lines.length })}</i>;
  }
  const text = draw(lines, SIGNS[kind]);
  if (kind === "same") return <span>{text}</span>;
  const Tag = kind === "removed" ? "del" : "ins";
  return (
    <Tag>
      <span class="visually-hidden">{words[kind]} </span>
      {text}
    </Tag>
  );
}

interface Props extends Pick<DraftView, "words"> {
  readonly before: string;
  readonly after: string;
}

/** What one text has and the other has not, line by line; one text alone where they are the same. */
export function Difference({ words, before, after }: Props) {
  const parts = useMemo(() => difference(before, after), [before, after]);
  return parts.map((part, i) => <PartView key={i} words={words} {...part} />);
}
