import type { Failure } from "../../src/kernel/output.ts";
import { fill } from "../../src/i18n/fill.ts";
import { say } from "../../src/i18n/say.ts";
import type { Words } from "../../src/i18n/words.ts";

interface Props {
  readonly failure: Failure;
  readonly words: Words["cell"];
}

/** An error: its name, its message, and where in the cell it arose. */
export function FailureView({ failure, words }: Props) {
  const { name, message, line, inLibrary } = failure;
  const place =
    line === undefined
      ? ""
      : inLibrary === undefined
        ? fill(words.errorAt, { line })
        : fill(words.errorIn, { name: inLibrary, line });
  return (
    <div class="output-failure">
      <p>
        <strong class="error">{say(words.faults, name)}</strong>
        {place && <span class="output-failure-place"> {place}</span>}
      </p>
      <pre>{say(words.faults, message)}</pre>
    </div>
  );
}
