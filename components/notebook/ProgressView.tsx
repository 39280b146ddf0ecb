import type { Progress } from "../../src/kernel/output.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";

interface Props {
  readonly progress: Progress;
  readonly words: Words["cell"];
}

/** The progress of a run, as a bar and in words; without a total the bar is indeterminate. */
export function ProgressView({ progress, words }: Props) {
  const { done, total, label = words.progress } = progress;
  const n = done.toLocaleString(words.language);
  const text =
    total === undefined
      ? fill(words.progressDone, { done: n })
      : fill(words.progressOf, { done: n, total: total.toLocaleString(words.language) });
  const bar = total === undefined ? {} : { max: Math.max(total, 1), value: total === 0 ? 1 : done };
  return (
    <p class="output-progress">
      <label>
        <span>{label}</span> <progress {...bar} />
      </label>{" "}
      <span class="output-progress-text">{text}</span>
    </p>
  );
}
