/**
 * The stones of a tree, level by level, the root first. The children of node i of a level (from 0) are the nodes 2i and
 * 2i + 1 of the next.
 */
export type Case = readonly Int32Array[];
