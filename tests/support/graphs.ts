import fc from "fast-check";
import type { GameGraph } from "../../components/charts/game-graph.ts";

const name = (index: number): string => `p${index}`;

/** A game graph without cycles: each position's options come later in the list. */
export const acyclicGraph = (most = 12): fc.Arbitrary<GameGraph> =>
  fc.integer({ min: 1, max: most }).chain((size) =>
    fc.tuple(
      ...Array.from({ length: size }, (_, index) => {
        const later = Array.from({ length: size - index - 1 }, (_, step) => name(index + step + 1));
        const options = fc.subarray(later, { maxLength: Math.min(later.length, 5) });
        return options.map((found) => ({ name: name(index), options: found }));
      }),
    ),
  );

/** Any game graph, with or without cycles. */
export const anyGraph = (most = 8): fc.Arbitrary<GameGraph> =>
  fc.integer({ min: 1, max: most }).chain((size) => {
    const names = Array.from({ length: size }, (_, index) => name(index));
    const options = fc.subarray(names, { maxLength: Math.min(size, 2) });
    return fc.tuple(...names.map((one) => options.map((found) => ({ name: one, options: found }))));
  });
