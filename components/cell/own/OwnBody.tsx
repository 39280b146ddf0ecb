import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Language } from "../../../src/i18n/words.ts";
import { clip } from "../../../src/notebook/describe.ts";
import type { OwnCell } from "../../../src/notebook/own-cells.ts";
import { messageOf } from "../../../src/notebook/own-words.ts";
import { showHidden } from "../../../src/notebook/show-hidden.ts";
import { loadPanel, type LoadedPanel } from "../../judge/open-program.ts";
import type { ProgramSetup } from "../../judge/use-program.ts";
import { WorkerClient } from "../../ui/worker-client.ts";
import { useTex } from "../OutputView.tsx";
import type { Notebook } from "../notebook.ts";
import type { MarkdownMethods } from "./markdown-worker.ts";
import type { TextNode } from "./read-markdown.ts";

/** Addresses that a text may lead to: of the web, or of this site. */
const isSafe = (url: string): boolean => /^(?:https?:\/\/|\/(?!\/)|#|\.\.?\/)/i.test(url);

function Formula({ tex, isBlock }: { readonly tex: string; readonly isBlock: boolean }) {
  const set = useTex()?.setTex(tex, isBlock);
  if (!set || "fault" in set) return <code title={set?.fault}>{tex}</code>;
  // KaTeX's own markup: it escapes what it is given, and trusts nothing in it.
  const html = { __html: set.html };
  if (isBlock) return <div class="formula-block" dangerouslySetInnerHTML={html} />;
  return <span dangerouslySetInnerHTML={html} />;
}

const TAGS: Readonly<Record<string, keyof JSX.IntrinsicElements>> = {
  paragraph: "p",
  emphasis: "em",
  strong: "strong",
  delete: "s",
  blockquote: "blockquote",
  listItem: "li",
};

/** A row of a table: the first one has the names of the columns. */
function row(node: TextNode, i: number): JSX.Element {
  const Cell = i === 0 ? "th" : "td";
  return (
    <tr key={i}>
      {node.children?.map((cell, j) => (
        <Cell key={j}>{inside(cell)}</Cell>
      ))}
    </tr>
  );
}

function draw(node: TextNode, i: number): ComponentChildren {
  const { type, value = "", url = "" } = node;
  const Tag = TAGS[type];
  if (Tag) return <Tag key={i}>{inside(node)}</Tag>;
  switch (type) {
    case "heading": {
      // The page's own headings are above it.
      const Heading = `h${Math.min(6, (node.depth ?? 1) + 2)}` as "h3";
      return <Heading key={i}>{inside(node)}</Heading>;
    }
    case "text":
    case "html":
      return showHidden(value);
    case "inlineCode":
      return <code key={i}>{showHidden(value)}</code>;
    case "code":
      return (
        <pre key={i} class="excerpt">
          {showHidden(value)}
        </pre>
      );
    case "break":
      return <br key={i} />;
    case "thematicBreak":
      return <hr key={i} />;
    case "inlineMath":
    case "math":
      return <Formula key={i} tex={value} isBlock={type === "math"} />;
    case "list":
      return node.ordered ? (
        <ol key={i} start={node.start ?? 1}>
          {inside(node)}
        </ol>
      ) : (
        <ul key={i}>{inside(node)}</ul>
      );
    case "link":
      if (!isSafe(url)) return inside(node);
      return (
        <a key={i} href={url} rel="noreferrer">
          {inside(node)}
        </a>
      );
    // Nothing is loaded for a text.
    case "image":
      return showHidden(node.alt ?? "");
    case "table":
      return (
        <div key={i} class="scroller">
          <table>{node.children?.map(row)}</table>
        </div>
      );
    default:
      return inside(node);
  }
}

const inside = (node: TextNode): ComponentChildren => node.children?.map(draw);

/** A reader's text, set from the tree of its Markdown. HTML in it is shown as text, and nothing is loaded for it. */
export const Markdown = ({ tree }: { readonly tree: TextNode }) => <>{inside(tree)}</>;

/** Characters of a text that are shown. */
const MOST = 100_000;

/** Reads Markdown. Milliseconds for its script, and for a text: one that takes longer is shown as it was written. */
const reader = new WorkerClient<MarkdownMethods>(
  () => new Worker(new URL("./markdown-worker.ts", import.meta.url), { type: "module" }),
  { load: 15_000, answer: 3000 },
);

interface OwnTextProps {
  readonly text: string;
}

/** A text, set from Markdown; until it is read, or where it cannot be, as it was written. */
function OwnText({ text }: OwnTextProps) {
  const [read, setRead] = useState<TextNode>();
  const present = useRef(text);
  present.current = text;
  useEffect(() => {
    const isPresent = (): boolean => present.current === text;
    reader.call("readMarkdown", [text], isPresent).then(
      (found) => isPresent() && setRead(found),
      () => isPresent() && setRead(undefined),
    );
  }, [text]);
  // While a text is written, what it was stands until it is read again.
  if (read) return <Markdown tree={read} />;
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
