import { useState } from "preact/hooks";
import { downloadBlob } from "./download-blob.ts";
import type { SolverWords } from "./say.ts";
import { asBlob, type VerdictRoll } from "./verdict-roll.ts";

interface Props {
  readonly words: SolverWords;
  readonly roll: VerdictRoll;
  readonly fileName: string;
}

/** Buttons that copy the verdicts, or download them as a file. */
export function TakeAway({ words, roll, fileName }: Props) {
  const [copied, setCopied] = useState<{ readonly roll: VerdictRoll; readonly done: boolean }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await asBlob(roll).text());
      setCopied({ roll, done: true });
    } catch {
      setCopied({ roll, done: false });
    }
  };
  const said = copied?.roll === roll ? copied.done : undefined;
  return (
    <div class="solver-row">
      <button type="button" onClick={() => void copy()}>
        {words.copyAll}
      </button>
      <button type="button" onClick={() => downloadBlob(asBlob(roll), fileName)}>
        {words.download}
      </button>
      <span class="solver-soft" role="status">
        {said === undefined ? "" : said ? words.copied : words.copyFailed}
      </span>
    </div>
  );
}
