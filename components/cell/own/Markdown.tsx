import type { ComponentChildren, JSX } from "preact";
import { showHidden } from "../../../src/notebook/show-hidden.ts";
import { useTex } from "../OutputView.tsx";
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
export function Markdown({ tree }: { readonly tree: TextNode }) {
  return <>{inside(tree)}</>;
}
