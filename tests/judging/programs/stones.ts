/** The stones with the tree in one list, and Bouton's highest bit in place of comparing heaps. */
import { answer, list } from "./numbers.ts";

answer((levels) => {
  const tree = [0, ...list(2 ** levels - 1)]; // the children of node i are 2i and 2i + 1
  const isHeap = (node: number): boolean => (levels - Math.floor(Math.log2(node)) - 1) % 2 === 0;
  let sum = 0;
  for (let node = 1; node < tree.length; node++) if (isHeap(node)) sum ^= tree[node] ?? 0;
  if (sum === 0) return 0;
  const high = 2 ** Math.floor(Math.log2(sum));
  let moves = 0;
  for (const [node, stones] of tree.entries()) {
    if (node === 0) continue;
    const children = tree.slice(2 * node, 2 * node + 2);
    if (isHeap(node)) moves += (stones & high) === 0 ? 0 : Math.max(1, children.length);
    else {
      const given = children.filter((child) => (child & high) === 0);
      moves += given.filter((child) => (child ^ sum) - child <= stones).length;
    }
  }
  return moves;
}, true);
