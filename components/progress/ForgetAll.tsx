import { useState } from "preact/hooks";
import type { Words } from "../../src/i18n/words.ts";

interface Props {
  readonly words: Words["progress"];
  readonly forget: () => void;
}

/** Deletes all progress, at the second press. */
export function ForgetAll({ words, forget }: Props) {
  const [sure, setSure] = useState(false);
  return (
    <div class="progress-forget">
      <button
        type="button"
        class={sure ? "primary" : ""}
        onClick={() => (sure ? forget() : setSure(true))}
      >
        {sure ? words.forgetSure : words.forgetAll}
      </button>
      {sure && (
        <button type="button" onClick={() => setSure(false)}>
          {words.keepIt}
        </button>
      )}
    </div>
  );
}
