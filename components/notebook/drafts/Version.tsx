import { fill } from "../../../src/i18n/fill.ts";
import { Acts, type Act } from "./Acts.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { Difference } from "./Difference.tsx";
import type { ViewProps } from "./draft-view.ts";

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
