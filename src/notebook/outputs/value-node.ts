/** A node of a value tree: its text, and its entries if it can be expanded. */
export interface ValueNode {
  /** Its key in the containing value, with the punctuation after it. */
  readonly key?: string;
  readonly text: string;
  readonly entries?: readonly ValueNode[];
  /** Entries beyond those kept here. */
  readonly cut?: number;
}

/** The number of nodes in these trees. */
export const nodesOf = (nodes: readonly ValueNode[]): number =>
  nodes.reduce((sum, { entries = [] }) => sum + 1 + nodesOf(entries), 0);
