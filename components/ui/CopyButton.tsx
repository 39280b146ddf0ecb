import { useState } from "preact/hooks";
import { copyText } from "./copy-text.ts";
import { ignoreHeldKey } from "./ignore-held-key.ts";

interface Props {
  readonly words: { readonly copied: string; readonly notCopied: string };
  readonly label: string;
  /** A long text is made when it is copied. */
  readonly text: string | (() => string);
}

/** Copies a text, and says whether it did. */
export function CopyButton({ words, label, text }: Props) {
  const [done, setDone] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        onKeyDown={ignoreHeldKey}
        onClick={() => void copyText(typeof text === "string" ? text : text()).then(setDone)}
      >
        {label}
      </button>
      <span role="status">{done === undefined ? "" : done ? words.copied : words.notCopied}</span>
    </>
  );
}
