import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Language } from "../../../src/i18n/words.ts";
import { clip } from "../../../src/notebook/describe.ts";
import type { OwnCell } from "../../../src/notebook/own-cells.ts";
import { messageOf } from "../../../src/notebook/own-words.ts";
import { showHidden } from "../../../src/notebook/show-hidden.ts";
import { loadPanel, type LoadedPanel } from "../../judge/open-program.ts";
import type { ProgramSetup } from "../../judge/use-program.ts";
import { lazy } from "../../ui/lazy.ts";
import { WorkerQueue } from "../../ui/worker-queue.ts";
import type { Notebook } from "../notebook.ts";
import type { TextNode } from "./read-markdown.ts";

const useMarkdown = lazy(() => import("./Markdown.tsx"), undefined);

/** Characters of a text that are shown. */
const MOST = 100_000;

/** Reads Markdown. Milliseconds for its script, and for a text: one that takes longer is shown as it was written. */
const reader = new WorkerQueue<string, TextNode | { readonly kind: "failed" }>(
  () => new Worker(new URL("./markdown-worker.ts", import.meta.url), { type: "module" }),
  { load: 15_000, answer: 3000 },
);

interface OwnTextProps {
  readonly text: string;
}

/** A text, set from Markdown; until it is read, or where it cannot be, as it was written. */
function OwnText({ text }: OwnTextProps) {
  const markdown = useMarkdown();
  const [read, setRead] = useState<TextNode>();
  const present = useRef(text);
  present.current = text;
  useEffect(() => {
    void reader
      .ask(text, () => present.current === text)
      .then((answer) => {
        if (present.current !== text) return;
        const isRead = "reply" in answer && !("kind" in answer.reply);
        setRead(isRead ? answer.reply : undefined);
      });
  }, [text]);
  // While a text is written, what it was stands until it is read again.
  if (markdown && read) return <markdown.Markdown tree={read} />;
  return <p class="own-plain">{showHidden(text)}</p>;
}

interface OwnBodyProps {
  readonly cell: OwnCell;
  readonly text: string;
  readonly notebook: Notebook;
  readonly onText: (text: string) => void;
  readonly onInput: (input: string) => void;
}

/** What an own cell shows that is no TypeScript: a text, or a program with its editor. */
export function OwnBody({ cell, text, notebook, onText, onInput }: OwnBodyProps) {
  const { own } = notebook.words.cell;
  const [panel, setPanel] = useState<LoadedPanel>();
  const [fault, setFault] = useState("");
  const { kind } = cell;
  const language = kind === "cpp" || kind === "python" ? kind : undefined;
  useEffect(() => {
    if (!language) return;
    loadPanel(notebook.setup.tools).then(setPanel, (error: unknown) => setFault(messageOf(error)));
  }, [language, notebook]);
  const setup = useMemo(
    (): ProgramSetup => ({
      input: cell.input ?? "",
      pageLanguage: notebook.language as Language,
      tools: notebook.setup.tools,
      starters: language ? { [language]: cell.text } : {},
      standard: "c++17",
    }),
    [cell, language, notebook],
  );
  const shown = showHidden(clip(text, MOST));
  if (fault !== "") return <p class="error">{fault}</p>;
  if (language) {
    if (!panel) return <pre class="excerpt">{shown}</pre>;
    return <panel.Panel {...{ setup, tools: panel.tools, language, onText, onInput }} />;
  }
  if (kind === "kept") {
    return (
      <>
        <p class="small soft">{own.kept}</p>
        <pre class="excerpt">{shown}</pre>
      </>
    );
  }
  if (text.trim() === "") return <p class="soft">{own.emptyText}</p>;
  return (
    <div class="own-text">
      <OwnText text={clip(text, MOST)} />
    </div>
  );
}
