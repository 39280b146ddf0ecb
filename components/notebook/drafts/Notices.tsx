import { useEffect, useState } from "preact/hooks";
import { CopyButton } from "./CopyButton.tsx";
import type { KeepView } from "./keep-view.ts";
import { notices } from "./notices.ts";

/** What the reader should know now, at the foot of the window, where it moves nothing. */
export function Notices({ words, say, state, keeping }: KeepView) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const all = notices(state, { words, say });
  const texts = all.map(({ text }) => text).join("\n");
  // What was closed and comes up again is news again.
  useEffect(() => {
    const open = texts.split("\n");
    setClosed((before) => new Set([...before].filter((text) => open.includes(text))));
  }, [texts]);
  return (
    <div class="keep-notices" role="status">
      {all
        .filter(({ text }) => !closed.has(text))
        .map(({ text, more, stored }) => (
          <div key={text} class="foot-line keep-notice">
            <p>{text}</p>
            {more && (
              <button type="button" onClick={() => keeping.become({ dialogue: more })}>
                {more === "kept" ? words.see : words.compare}
              </button>
            )}
            {stored !== undefined && (
              <CopyButton words={words} label={words.copyStored} text={stored} />
            )}
            <button type="button" onClick={() => setClosed(new Set([...closed, text]))}>
              {words.close}
            </button>
          </div>
        ))}
    </div>
  );
}
