import { clip, describe, describeBriefly, leafText, more } from "../describe.ts";
import type { Bundle } from "../output.ts";
import type { ValueNode } from "./marks.ts";
import { OUTPUT_LIMITS } from "../output-limits.ts";
import { partsOf, type Part } from "../parts.ts";

const DEPTH = 8;

interface Tree {
  readonly within: readonly object[];
  /** Number of nodes that may still be created. */
  readonly capacity: { left: number };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Reports whether a value becomes a node that can be expanded. */
const isExpandable = (value: unknown, { within }: Tree): value is object =>
  isObject(value) &&
  leafText(value) === undefined &&
  !within.includes(value) &&
  within.length < DEPTH;

function keyText({ name, key }: Part, place: number): string {
  if (key) return `${describeBriefly(key[0])} => `;
  return `${name ?? place}: `;
}

function partNode(part: Part, place: number, tree: Tree): ValueNode {
  const node = part.getter ? { text: "[getter]" } : valueNode(part.value, tree);
  return { key: keyText(part, place), ...node };
}

function valueNode(value: unknown, tree: Tree): ValueNode {
  const text = describeBriefly(value);
  const { capacity, within } = tree;
  if (capacity.left === 0 || !isExpandable(value, tree)) return { text };
  const { parts, size } = partsOf(value, Math.min(OUTPUT_LIMITS.entries, capacity.left));
  if (parts.length === 0) return { text };
  capacity.left -= parts.length;
  const inner = { capacity, within: [...within, value] };
  const entries = parts.map((part, place) => partNode(part, place, inner));
  const cut = size - parts.length;
  return { text, entries, ...(cut > 0 ? { cut } : {}) };
}

/** Converts values to trees that can be expanded; returns undefined if reading a value throws. */
function valueTrees(values: readonly unknown[]): readonly ValueNode[] | undefined {
  const capacity = { left: OUTPUT_LIMITS.nodes };
  try {
    return values
      .slice(0, OUTPUT_LIMITS.arguments)
      .map((value) =>
        typeof value === "string"
          ? { text: clip(value, OUTPUT_LIMITS.entry) }
          : valueNode(value, { capacity, within: [] }),
      );
  } catch {
    return undefined;
  }
}

/** Returns the bundle of several values: a text, and trees if a value is too large for one line. */
export function valueBundle(values: readonly unknown[]): Bundle {
  const retained = values.slice(0, OUTPUT_LIMITS.entries);
  const texts = retained.map(describe);
  if (values.length > retained.length) texts.push(more(values.length - retained.length));
  const bundle = { "text/plain": clip(texts.join(" "), OUTPUT_LIMITS.text) };
  const large = retained.some((value, i) => isObject(value) && texts[i]?.includes("\n"));
  const trees = large && valueTrees(values);
  return trees ? { ...bundle, "application/vnd.grundy.value+json": trees } : bundle;
}
