import { useEffect, useState } from "preact/hooks";
import { fill } from "../../../src/i18n/fill.ts";
import { CopyButton } from "./CopyButton.tsx";
import type { KeepView } from "./keep-view.ts";

/** Something that the reader should know, until it is closed or no longer so. */
interface Notice {
  readonly text: string;
  /** The dialogue that says more. */
  readonly more?: "link" | "kept";
  /** What can be copied. */
  readonly stored?: string;
}

const REASONS = ["lessonChanged", "unopened", "homeless"] as const;

function linkNotice({ state, words, say }: KeepView): Notice | undefined {
  const { link, dialogue } = state;
  switch (link.kind) {
    case "none":
      return undefined;
    case "plan":
      return dialogue === "link" ? undefined : { text: words.linkWaits, more: "link" };
    case "used":
      return { text: fill(words.linkUsed, { cells: say(link.cells) }) };
    case "stands":
      return { text: words.linkSame };
    case "fault": {
      const n = link.fault.kind === "long" ? link.fault.length : "";
      return { text: fill(words.linkFault[link.fault.kind], { n }) };
    }
  }
}

/** What is to be said, the most pressing first. */
function* notices(view: KeepView): Iterable<Notice> {
  const { state, words, say } = view;
  const { unkept, unreadable, offers } = state.news;
  const ofLink = linkNotice(view);
  if (ofLink) yield ofLink;
  if (unkept && unkept.cells.length > 0) {
    yield { text: fill(words.notKept[unkept.why], { cells: say(unkept.cells) }) };
  }
  if (unreadable) yield { text: words.unreadable[unreadable.why], stored: unreadable.text };
  for (const why of REASONS) {
    const cells = state.aside[why];
    if (cells.length > 0) yield { text: fill(words[why], { cells: say(cells) }), more: "kept" };
  }
  if (offers.length > 0) {
    const cells = say(offers.map(({ cell }) => cell));
    yield { text: fill(words.tabChanged, { cells }), more: "kept" };
  }
}

/** What the reader should know now, at the foot of the window, where it moves nothing. */
export function Notices(view: KeepView) {
  const { words, keeping } = view;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const all = [...notices(view)];
  const texts = all.map(({ text }) => text).join("\n");
  // A notice that was closed, and whose reason arises again, is shown again.
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
                {words.compare}
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
