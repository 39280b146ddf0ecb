import { useMemo } from "preact/hooks";
import { fill } from "../../../src/i18n/fill.ts";
import { clip } from "../../../src/kernel/describe.ts";
import { showHidden } from "../../../src/kernel/show-hidden.ts";
import type { DraftView } from "./draft-view.ts";
import { difference } from "./difference.ts";

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
export function Difference({ words, before, after }: Props) {
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
