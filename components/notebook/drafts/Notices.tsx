import { useState } from "preact/hooks";
import { fill } from "../../../src/i18n/fill.ts";
import { Acts, type Act } from "./Acts.tsx";
import { CopyButton } from "./CopyButton.tsx";
import type { ViewProps } from "./draft-view.ts";

interface Said {
  readonly text: string;
  /** The dialogue that says more. */
  readonly more?: "link" | "list" | undefined;
  /** What can be copied. */
  readonly copy?: string;
}

/** Something that the reader should know, until it is closed or no longer so. */
function Notice({ view: { words, become }, text, more, copy }: ViewProps & Said) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  const compare: Act = [words.compare, () => become({ open: more })];
  const close: Act = [words.close, () => setClosed(true)];
  return (
    <div class="foot-line draft-notice">
      <p>{text}</p>
      {copy !== undefined && <CopyButton words={words} label={words.copyStored} text={copy} />}
      <Acts acts={more ? [compare, close] : [close]} />
    </div>
  );
}

/** What the reader should know now, the most pressing first, at the foot of the window, where it moves nothing. */
export function Notices({ view }: ViewProps) {
  const { words, say, state } = view;
  const { linkSaid, link, open, unstored, unreadable, displaced } = state;
  const elsewhere = state.elsewhere.map(({ cell }) => cell);
  const ofCells = (template: string, cells: readonly number[]) =>
    cells.length > 0 ? fill(template, { cells: say(cells) }) : "";
  const all: (Said | undefined)[] = [
    { text: open === "link" ? "" : linkSaid, more: link && "link" },
    unstored && { text: ofCells(words.unstored[unstored.why], unstored.cells) },
    unreadable && { text: words.unreadable[unreadable.why], copy: unreadable.text },
    displaced && { text: ofCells(words.lessonChanged, displaced), more: "list" },
    { text: ofCells(words.elsewhere, elsewhere), more: "list" },
  ];
  return (
    <div class="draft-notices" role="status">
      {all.map((said) => said?.text && <Notice key={said.text} view={view} {...said} />)}
    </div>
  );
}
