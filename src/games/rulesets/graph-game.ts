import { fromOptions, type Graph } from "../theory/finite-graph.ts";
import { itemAt } from "../theory/item-at.ts";
import { mex, nimSum } from "../theory/numbers.ts";
import type { Claiming } from "../theory/ruleset.ts";
import { descriptionsFrom } from "./describe-move.ts";
import { defineFamily, identified, numbersIn, sums } from "./game-kind.ts";
import { checkNumbers, faultAtWord, readNumbers } from "./read-position.ts";

type Pieces = readonly number[];

/**
 * Creates the game of pieces on a directed graph without cycles: a move takes one piece along an edge. A position lists
 * the vertices of the pieces; several pieces may share a vertex. It is the sum of its pieces. Every finite impartial
 * game is a game with one piece, on the graph of its positions.
 *
 * `claim` is the nim-sum of the values of the vertices. The value of a vertex is the mex of the values of its options.
 *
 * @param graph entry v lists the vertices that a piece can move to from v
 * @cost One option per edge from the vertex of each piece. The values are computed once, in O(vertices + edges).
 * @throws {RangeError} if there is no vertex, the target of an edge is not a vertex, or the graph has a cycle.
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
      const invalid = pieces[outside(pieces)];
      if (invalid === undefined) return;
      throw new RangeError(
        `Cannot read pieces: vertex must be less than ${graph.length}, current value is ${invalid}`,
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
    ...descriptionsFrom((pieces: Pieces, option: Pieces) => {
      const [before, after] = [inOrder(pieces), [...option]];
      const from = before.filter((vertex) => !remove(after, vertex));
      return { id: "walkPiece", values: { from: itemAt(from, 0), to: itemAt(after, 0) } };
    }),
    claim: (pieces: Pieces) => nimSum(pieces.map((vertex) => itemAt(values, vertex))),
  });
  return identified(ruleset, `graph:${graph.map((options) => options.join(",")).join("/")}`);
}

/** Removes an item from a list; returns whether the list contained it. */
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
