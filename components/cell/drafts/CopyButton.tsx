import { useState } from "preact/hooks";
import { Acts } from "./Acts.tsx";
import type { DraftView } from "./draft-view.ts";

/** How many milliseconds a clipboard may take: some browsers ask a person, and some never answer. */
const PATIENCE = 2000;

/** Puts a text on the clipboard; false where the browser does not let the page, or does not say. */
export async function copyText(text: string): Promise<boolean> {
  try {
    const unanswered = new Promise<false>((tell) => setTimeout(tell, PATIENCE, false));
    const written = navigator.clipboard.writeText(text).then(() => true);
    return await Promise.race([written, unanswered]);
  } catch {
    return false;
  }
}

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
