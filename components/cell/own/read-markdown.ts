import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { mathFromMarkdown } from "mdast-util-math";
import { gfmTable } from "micromark-extension-gfm-table";
import { math } from "micromark-extension-math";

/** The fields of a Markdown node that are rendered. */
export interface TextNode {
  readonly type: string;
  readonly children?: readonly TextNode[];
  readonly value?: string;
  readonly depth?: number;
  readonly ordered?: boolean | null;
  readonly start?: number | null;
  readonly url?: string;
  readonly alt?: string | null;
}

/** Maximum number of nodes of a text, and their maximum depth. */
const LIMITS = { nodes: 10_000, depth: 50 } as const;

function copy(node: TextNode, budget: { left: number }, depth = 0): TextNode {
  budget.left -= 1;
  if (budget.left < 0 || depth > LIMITS.depth) throw new RangeError("The text has too many parts");
  const { type, value, ordered, start, url, alt, children } = node;
  return {
    ...{ type, ...(value !== undefined && { value }), ...(url !== undefined && { url }) },
    ...{ depth: node.depth ?? 1, ordered: ordered ?? false, start: start ?? 1, alt: alt ?? "" },
    ...(children && { children: children.map((child) => copy(child, budget, depth + 1)) }),
  };
}

/**
 * Parses Markdown with formulas (`$x$`) and tables. The time may be quadratic in the length, so that a reader's text is
 * parsed in a worker that can be ended.
 *
 * @throws RangeError for a text with too many or too deeply nested parts
 */
export function readMarkdown(text: string): TextNode {
  const tree = fromMarkdown(text, {
    extensions: [math(), gfmTable()],
    mdastExtensions: [mathFromMarkdown(), gfmTableFromMarkdown()],
  });
  return copy(tree as TextNode, { left: LIMITS.nodes });
}
