import type { ProseNode } from "../../articles/prose-text.ts";
import { blocks, joined, type Block } from "./markdown.ts";
import type { Place } from "./place.ts";
import { tags } from "./tags.ts";

const oneLine = (value = ""): string => value.replace(/[ \t]*\n[ \t]*/g, " ");

/** Nodes of Markdown for an article's prose; cells are left out. */
export function proseBlocks(nodes: readonly ProseNode[], place: Place): Block[] {
  return blocks(nodes.flatMap((node) => proseOf(node, place)));
}

function proseOf(node: ProseNode, place: Place): Block[] {
  const inside = (): Block[] =>
    joined((node.children ?? []).flatMap((child) => proseOf(child, place)));
  switch (node.type) {
    case "cell":
      return [];
    case "tag":
      return tagOf(node, place);
    case "text":
      return [{ type: "text", value: oneLine(node.value) }];
    case "inlineMath":
      return [{ type: "inlineMath", value: oneLine(node.value) }];
    case "link":
      return [{ ...node, url: new URL(node.url ?? "", place.page).href, children: inside() } as Block]; // prettier-ignore
  }
  const isFlow = /^(blockquote|listItem)$/.test(node.type);
  const children = isFlow ? blocks(inside()) : inside();
  // All other nodes are Markdown's own.
  return [(node.children ? { ...node, children } : node) as Block];
}

function tagOf(tag: ProseNode, place: Place): Block[] {
  const write = Object.entries(tags).find(([name]) => name === tag.name)?.[1];
  if (!write) {
    const known = Object.keys(tags).join(", ");
    throw new RangeError(
      `Cannot write a tag: it must be one of ${known}, current value is ${tag.name ?? ""}`,
    );
  }
  return write({
    ...place,
    given: (name) => {
      const value = tag.given?.[name];
      return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
    },
    inside: (anchor = place.anchor) =>
      joined((tag.children ?? []).flatMap((child) => proseOf(child, { ...place, anchor }))),
  });
}
