import { useEffect, useRef, useState } from "preact/hooks";
import type { Words } from "../../src/i18n/words.ts";
import { ignoreHeldKey } from "../chrome/ignore-held-key.ts";

interface Props {
  readonly words: Words["progress"];
  readonly forget: () => void;
}

/** Deletes all progress, at the second press: of another button, which is read out as it gets the focus. */
export function ForgetAll({ words, forget }: Props) {
  const [sure, setSure] = useState<boolean>();
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (sure !== undefined) main.current?.focus();
  }, [sure]);
  return (
    <div class="progress-forget">
      <button
        key={sure ? "sure" : "ask"}
        ref={main}
        type="button"
        class={sure ? "primary" : ""}
        onKeyDown={ignoreHeldKey}
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
