import { clip } from "../../../src/kernel/describe.ts";
import type { Words } from "../../../src/i18n/words.ts";
import { CopyButton } from "./CopyButton.tsx";
import { showHidden } from "../../../src/kernel/show-hidden.ts";

interface Props {
  readonly words: Words["keep"];
  readonly name: string;
  readonly text: string;
}

/** Characters that are drawn of a text; Copy has them all. */
const MOST = 10_000;

/** A text that belongs to no cell of this lesson: it can be read and copied. */
export function LooseText({ words, name, text }: Props) {
  const shown = clip(text, MOST)
    .split("\n")
    .map((line) => showHidden(line))
    .join("\n");
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <pre class="loose-text" role="group" aria-label={name} tabIndex={0}>
        {shown}
      </pre>
      <CopyButton words={words} label={words.copy} text={text} />
    </>
  );
}
