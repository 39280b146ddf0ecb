import { itemAt } from "./item-at.ts";
import { ofKey } from "./of-key.ts";

/** A position with its options, all by their names. */
interface Named {
  readonly name: string;
  readonly options: readonly string[];
}

/**
 * The positions of one cycle in the order of play, each an option of the one before it and the first an option of the
 * last; undefined where every play ends. Depth-first search, O(positions + moves), without recursion.
 */
export function findCycle(nodes: readonly Named[]): readonly string[] | undefined {
  const options = new Map(nodes.map((node) => [node.name, node.options]));
  const finished = new Set<string>();
  for (const { name } of nodes) {
    const path = new Map<string, number>();
    const stack = finished.has(name) ? [] : [name];
    if (stack.length > 0) path.set(name, 0);
    while (stack.length > 0) {
      const last = itemAt(stack, stack.length - 1);
      const tried = path.get(last) ?? 0;
      const option = ofKey(options, last)[tried];
      path.set(last, tried + 1);
      if (option === undefined) {
        finished.add(last);
        path.delete(last);
        stack.pop();
      } else if (path.has(option)) {
        return stack.slice(stack.indexOf(option));
      } else if (!finished.has(option)) {
        path.set(option, 0);
        stack.push(option);
      }
    }
  }
  return undefined;
}
