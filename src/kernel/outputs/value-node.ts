/** A value that opens: its text, and what is in it. */
export interface ValueNode {
  /** How its owner calls it: a key, with the sign behind it. */
  readonly key?: string;
  readonly text: string;
  readonly entries?: readonly ValueNode[];
  /** Entries beyond those kept here. */
  readonly cut?: number;
}

/** The nodes of these trees, with all beneath them. */
export const nodesOf = (nodes: readonly ValueNode[]): number =>
  nodes.reduce((sum, { entries = [] }) => sum + 1 + nodesOf(entries), 0);
