import type { ComponentChildren } from "preact";
import { fill } from "../../../src/i18n/fill.ts";
import { clip } from "../../../src/kernel/describe.ts";
import { showHidden } from "../../../src/kernel/show-hidden.ts";
import { CopyButton } from "./CopyButton.tsx";
import { DifferenceView, type NamedText } from "./DifferenceView.tsx";
import type { KeepView } from "./keep-view.ts";

interface Props extends Pick<KeepView, "words" | "say"> {
  readonly title: string;
  readonly cell: number;
  /** What it is compared with; nothing where the lesson has no such cell. */
  readonly before: NamedText | undefined;
  readonly after: NamedText;
  /** What can be done about it. */
  readonly children?: ComponentChildren;
}

/** Characters that are drawn of a text without a cell; Copy has them all. */
const MOST = 10_000;

/** One version of a cell's text: what is other in it, and what can be done about it. */
export function Version({ words, say, title, cell, before, after, children }: Props) {
  const what = say([cell]);
  const loose = clip(after.text, MOST).split("\n");
  return (
    <div role="group" aria-label={title}>
      <h3>{title}</h3>
      {before && <DifferenceView words={words} what={what} before={before} after={after} />}
      {!before && (
        <pre
          class="loose-text"
          role="group"
          aria-label={fill(words.loose, { cells: what })}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          {loose.map((line) => showHidden(line)).join("\n")}
        </pre>
      )}
      <div class="keep-answers">
        {children}
        <CopyButton words={words} label={words.copy} text={after.text} />
      </div>
    </div>
  );
}
