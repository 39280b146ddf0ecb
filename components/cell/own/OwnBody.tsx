import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Language } from "../../../src/i18n/words.ts";
import { clip } from "../../../src/notebook/describe.ts";
import type { OwnCell } from "../../../src/notebook/own-cells.ts";
import { messageOf } from "../../../src/notebook/messages.ts";
import { showHidden } from "../../../src/notebook/show-hidden.ts";
import { loadPanel, type LoadedPanel } from "../../judge/open-program.ts";
import type { ProgramSetup } from "../../judge/use-program.ts";
import { WorkerClient } from "../../ui/worker-client.ts";
import { useTex } from "../OutputView.tsx";
import type { Notebook } from "../notebook.ts";
import type { MarkdownMethods } from "./markdown-worker.ts";
import type { TextNode } from "./read-markdown.ts";

/** Reports whether a text may link to an address: one of the web or of this site. */
const isSafe = (url: string): boolean => /^(?:https?:\/\/|\/(?!\/)|#|\.\.?\/)/i.test(url);

function Formula({ tex, isBlock }: { readonly tex: string; readonly isBlock: boolean }) {
  const set = useTex()?.setTex(tex, isBlock);
  if (!set || "fault" in set) return <code title={set?.fault}>{tex}</code>;
  // KaTeX generates this HTML: it escapes its input, and its `trust` option is off.
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

/** Renders a row of a table. The first row contains the column headers. */
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
    // A text loads nothing: an image is replaced by its description.
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

/** Renders a reader's text from its Markdown tree. HTML in it is shown as text, and nothing is loaded for it. */
export const Markdown = ({ tree }: { readonly tree: TextNode }) => <>{inside(tree)}</>;

/** Maximum number of characters shown of a text. */
const MAX_SHOWN = 100_000;

/** Parses Markdown, with time limits in milliseconds for loading its script and for a text. */
const parser = new WorkerClient<MarkdownMethods>(
  () => new Worker(new URL("./markdown-worker.ts", import.meta.url), { type: "module" }),
  { load: 15_000, answer: 3000 },
);

interface OwnTextProps {
  readonly text: string;
}

/** Renders a Markdown text, or its source until it is parsed or if it cannot be parsed. */
function OwnText({ text }: OwnTextProps) {
  const [tree, setTree] = useState<TextNode>();
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => {
    const isLatest = (): boolean => latest.current === text;
    parser.call("readMarkdown", [text], isLatest).then(
      (parsed) => isLatest() && setTree(parsed),
      () => isLatest() && setTree(undefined),
    );
  }, [text]);
  // While the reader edits a text, its last tree is shown until the new one is parsed.
  if (tree) return <Markdown tree={tree} />;
  return <p class="own-plain">{showHidden(text)}</p>;
}

interface OwnBodyProps {
  readonly cell: OwnCell;
  readonly text: string;
  readonly notebook: Notebook;
  readonly onText: (text: string) => void;
  readonly onInput: (input: string) => void;
}

/** Renders the body of an own cell that is not TypeScript: a text, or a program with its editor. */
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
  const shown = showHidden(clip(text, MAX_SHOWN));
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
      <OwnText text={clip(text, MAX_SHOWN)} />
    </div>
  );
}
