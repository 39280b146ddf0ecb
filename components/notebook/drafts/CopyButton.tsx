import { useState } from "preact/hooks";
import type { Words } from "../../../src/i18n/words.ts";
import { copyText } from "./copy-text.ts";

interface Props {
  readonly words: Words["keep"];
  readonly label: string;
  readonly text: string;
}

/** Copies a text, and says whether it did. */
export function CopyButton({ words, label, text }: Props) {
  const [done, setDone] = useState<boolean>();
  return (
    <span class="keep-copy">
      <button type="button" onClick={() => void copyText(text).then(setDone)}>
        {label}
      </button>
      <span role="status">{done === undefined ? "" : done ? words.copied : words.notCopied}</span>
    </span>
  );
}
