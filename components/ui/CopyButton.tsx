import { useState } from "preact/hooks";
import { ignoreHeldKey } from "./ignore-held-key.ts";

/** Milliseconds after which a clipboard counts as refused: some browsers ask the reader, and some never answer. */
const PATIENCE = 2000;

/** Puts a text on the clipboard; false where the browser does not allow it or does not answer. */
export async function copyText(text: string): Promise<boolean> {
  try {
    const unanswered = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE, false));
    const written = navigator.clipboard.writeText(text).then(() => true);
    return await Promise.race([written, unanswered]);
  } catch {
    return false;
  }
}

interface Props {
  readonly words: { readonly copied: string; readonly notCopied: string };
  readonly label: string;
  readonly text: string;
}

/** Copies a text, and says whether it did. */
export function CopyButton({ words, label, text }: Props) {
  const [done, setDone] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        onKeyDown={ignoreHeldKey}
        onClick={() => void copyText(text).then(setDone)}
      >
        {label}
      </button>
      <span role="status">{done === undefined ? "" : done ? words.copied : words.notCopied}</span>
    </>
  );
}
