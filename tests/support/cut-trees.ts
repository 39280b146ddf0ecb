import type { Tree } from "../../src/problems/hdu3094/tree.ts";

/** Each edge of a tree, and what stands on vertex 1 when it is cut, by the rules alone. */
export const cutsOf = (tree: Tree): readonly (readonly [cut: string, left: Tree])[] =>
  tree.map(([from, to], cut) => {
    const others = tree.toSpliced(cut, 1);
    const reached = new Set([1]);
    for (const vertex of reached) {
      for (const [a, b] of others) {
        if (a === vertex) reached.add(b);
        if (b === vertex) reached.add(a);
      }
    }
    const left = others.filter(([a]) => reached.has(a));
    return [[from, to].sort((a, b) => a - b).join("-"), left];
  });

/** The edge that a move says it cuts, and its tree. */
export function saidCut(say: string): readonly [tree: number, cut: string] {
  const numbers = (say.match(/\d+/g) ?? []).map(Number);
  const cut = numbers.slice(-2).sort((a, b) => a - b);
  return [(numbers.length > 2 ? (numbers[0] ?? 1) : 1) - 1, cut.join("-")];
}
