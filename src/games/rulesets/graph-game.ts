import { fromOptions, type Graph } from "../theory/finite-graph.ts";
import { itemAt } from "../theory/item-at.ts";
import { mex, nimSum } from "../theory/numbers.ts";
import type { Claiming } from "../theory/ruleset.ts";
import { spoken } from "./describe-move.ts";
import { defineFamily, identified, numbersIn, sums } from "./game-kind.ts";
import { checkNumbers, faultAtWord, readNumbers } from "./read-position.ts";

type Pieces = readonly number[];

/**
 * Pieces on a directed graph without cycles: a move takes one piece along an edge. A position is the vertices of the
 * pieces, of which several may share one. It is the sum of its pieces; one piece on the graph of its positions is any finite game.
 *
 * It claims the nim-sum of the values of the vertices, each the mex of its options, found in one pass from the end.
 *
 * @param graph entry v lists the vertices that a piece can go to from v
 * @cost An option for each edge of each piece. The graph is read once, in O(vertices + edges).
 * @throws {RangeError} when there is no vertex, an edge leads to none, or the graph has a cycle.
 * @throws {TypeError | RangeError} later, for a position that is not an array of vertices.
 * @example
 * options(graphGame([[], [0], [0, 1]]), [1, 2]); // [[0, 2], [0, 1], [1, 1]]
 * grundyValue(graphGame([[], [0], [0, 1]]), [1, 2]); // 3
 */
export function graphGame(graph: Graph): Claiming<Pieces, "claim"> {
  if (graph.length === 0)
    throw new RangeError("Cannot make graph: there must be a vertex, current value is none");
  const values = fromOptions<number>(graph, mex);
  const inOrder = (pieces: Pieces): number[] => pieces.toSorted((a, b) => a - b);
  const outside = (pieces: Pieces): number => pieces.findIndex((vertex) => vertex >= graph.length);
  const ruleset = Object.freeze({
    name: "Pieces on a graph",
    check: (pieces: Pieces) => {
      checkNumbers("read pieces", "vertex", pieces);
      const odd = pieces[outside(pieces)];
      if (odd === undefined) return;
      throw new RangeError(
        `Cannot read pieces: vertex must be less than ${graph.length}, current value is ${odd}`,
      );
    },
    options: (pieces: Pieces): readonly Pieces[] =>
      pieces.flatMap((from, at) => itemAt(graph, from).map((to) => inOrder(pieces.with(at, to)))),
    summands: (pieces: Pieces) => pieces.map((vertex) => [vertex]),
    key: (pieces: Pieces) => inOrder(pieces).join(" "),
    print: (pieces: Pieces) => pieces.join(" "),
    parse: (text: string): Pieces => {
      const pieces = readNumbers(text, "vertex");
      const at = outside(pieces);
      if (at < 0) return pieces;
      const values = { count: graph.length, found: itemAt(pieces, at) };
      throw faultAtWord(text, at, { id: "vertexLimit", values });
    },
    ...spoken((pieces: Pieces, option: Pieces) => {
      const [before, after] = [inOrder(pieces), [...option]];
      const from = before.filter((vertex) => !remove(after, vertex));
      return { id: "walkPiece", values: { from: itemAt(from, 0), to: itemAt(after, 0) } };
    }),
    claim: (pieces: Pieces) => nimSum(pieces.map((vertex) => itemAt(values, vertex))),
  });
  return identified(ruleset, `graph:${graph.map((options) => options.join(",")).join("/")}`);
}

/** Removes an item from a list; whether it was there. */
function remove(list: number[], item: number): boolean {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

defineFamily(graphGame, {
  id: "graph",
  make: (of) => graphGame(of.split("/").map(numbersIn)),
  rule: "Move one piece along an edge.",
  drawing: "list",
  samples: [
    { of: "/0/0,1/1/0,2,3", small: () => [[], ...sums(4), ...sums(4, 4), ...sums(4, 3, 4)] },
  ],
});
