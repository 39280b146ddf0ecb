import { useState } from "preact/hooks";
import { Acts } from "./Acts.tsx";
import { copyText } from "./copy-text.ts";
import type { DraftView } from "./draft-view.ts";

interface Props extends Pick<DraftView, "words"> {
  readonly label: string;
  readonly text: string;
}

/** Copies a text, and says whether it did. */
export function CopyButton({ words, label, text }: Props) {
  const [done, setDone] = useState<boolean>();
  return (
    <>
      <Acts acts={[[label, () => copyText(text).then(setDone)]]} />
      <span role="status">{done === undefined ? "" : done ? words.copied : words.notCopied}</span>
    </>
  );
}
