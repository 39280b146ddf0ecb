import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Edge } from "../../../src/games/rulesets/edges.ts";
import { gameId } from "../../../src/games/rulesets/game-kind.ts";
import { rulesetOf } from "../../../src/games/rulesets/find-game.ts";
import {
  geography,
  geographyGrid,
  type GeographyRuleset,
} from "../../../src/games/rulesets/geography.ts";
import { graphGame } from "../../../src/games/rulesets/graph-game.ts";
import { bruteForce } from "../../../src/games/theory/brute-force.ts";
import { grundyValue } from "../../../src/games/theory/grundy-value.ts";
import { InputError } from "../../../src/games/theory/input-error.ts";
import { maximumMatching } from "../../../src/games/theory/matching.ts";
import { graphOf } from "../../../src/games/theory/finite-graph.ts";
import { acyclicGraph } from "../../support/arbitraries.ts";
import { whole } from "../../support/extent.ts";

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const pairsOf = (count: number): Edge[] =>
  upTo(count).flatMap((from) => upTo(from).map((to): Edge => [to, from]));

/** Lists every graph with this number of vertices. */
const graphs = (count: number): (readonly Edge[])[] => {
  const pairs = pairsOf(count);
  return upTo(2 ** pairs.length).map((mask) => pairs.filter((_, at) => mask & (2 ** at)));
};

const neighboursOf = (count: number, edges: readonly Edge[]): number[] =>
  upTo(count).map(
    (vertex) =>
    edges.reduce((mask, edge) => (edge.includes(vertex) ? mask | (1 << (edge[0] === vertex ? edge[1] : edge[0])) : mask), 0), // prettier-ignore
  );

/** Reports whether the player to move from a vertex wins, given masks of neighbours and of the vertices left. */
function wins(neighbours: readonly number[], at: number, left: number): boolean {
  return neighbours.some(
    (_, to) => (neighbours[at] ?? 0) & left & (1 << to) && !wins(neighbours, to, left & ~(1 << to)),
  );
}

/** Returns the size of a maximum matching: the first vertex left is matched with a neighbour or unmatched. */
function matchingSize(neighbours: readonly number[], left: number): number {
  const first = neighbours.findIndex((_, vertex) => left & (1 << vertex));
  if (first < 0) return 0;
  const rest = left & ~(1 << first);
  const others = neighbours.flatMap(
    (_, to) =>
    (neighbours[first] ?? 0) & rest & (1 << to) ? [1 + matchingSize(neighbours, rest & ~(1 << to))] : [], // prettier-ignore
  );
  return Math.max(matchingSize(neighbours, rest), ...others);
}

function agrees(count: number, edges: readonly Edge[]): void {
  const game = geography(count, edges);
  const neighbours = neighboursOf(count, edges);
  const all = 2 ** count - 1;
  const won = upTo(count).map((at) => (wins(neighbours, at, all & ~(1 << at)) ? "N" : "P"));
  const claimed = upTo(count).map((at) => game.claimOutcome([at]));
  if (won.join("") !== claimed.join("")) expect.fail(`${gameId(game)}: ${won.join("")}`);
  const begin = won.includes("P") ? "N" : "P";
  if (game.claimOutcome([]) !== begin) expect.fail(`${gameId(game)} begins with ${begin}`);
}

/** Returns the walk in which each of these numbers selects an option. */
const walked = (game: GeographyRuleset, choices: readonly number[]): readonly number[] =>
  choices.reduce<readonly number[]>((walk, choice) => {
    const next = game.options(walk);
    return next[choice % next.length] ?? walk;
  }, []);

describe("undirected geography", () => {
  test.each(upTo(whole ? 7 : 6))("claimOutcome is the outcome by brute force on every graph with %i vertices", (count) => {
    for (const edges of graphs(count)) agrees(count, edges);
  }); // prettier-ignore

  const graph = fc
    .integer({ min: 6, max: 8 })
    .chain((count) => fc.tuple(fc.constant(count), fc.subarray(pairsOf(count), { maxLength: 12 })));

  test("claimOutcome is the outcome by brute force on larger graphs", () => {
    fc.assert(fc.property(graph, ([count, edges]) => agrees(count, edges))); // prettier-ignore
  });

  test("claimOutcome is the outcome by brute force after a walk", () => {
    fc.assert(
      fc.property(graph, fc.array(fc.nat(10), { maxLength: 4 }), ([count, edges], choices) => {
        const game = geography(count, edges);
        const walk = walked(game, choices);
        if (walk.length > 2) expect(game.claimOutcome(walk)).toBe(bruteForce(game, walk));
      }),
    );
  });

  test("followed is a maximum matching since the last error, and the piece's partner in it is a winning reply", () => {
    fc.assert(
      fc.property(graph, fc.array(fc.nat(10), { maxLength: 6 }), ([count, edges], choices) => {
        const game = geography(count, edges);
        const walk = walked(game, choices);
        const outcomes = walk.map((_, at) => game.claimOutcome(walk.slice(0, at + 1)));
        const error = outcomes.findLastIndex((one, at) => one === "N" && outcomes[at + 1] === "N");
        const left = new Set(upTo(count).filter((vertex) => !walk.slice(0, error + 1).includes(vertex))); // prettier-ignore
        const within = edges.filter((edge) => edge.every((end) => left.has(end)));
        const pairs = game.followed(walk);
        const inAll = pairs.filter((pair) => pair.every((end) => left.has(end)));
        expect(inAll).toEqual(pairs);
        expect(new Set(pairs.flat()).size).toBe(2 * pairs.length);
        const names = new Set(within.map((edge) => [...edge].sort().join()));
        for (const pair of pairs) expect(names.has([...pair].sort().join())).toBe(true);
        const most = matchingSize(neighboursOf(count, within), 2 ** count - 1);
        if (walk.length > 0) expect(pairs).toHaveLength(most);
        const here = walk.at(-1);
        const reply = pairs.find((pair) => here !== undefined && pair.includes(here));
        if (here === undefined || outcomes.at(-1) === "P") return;
        const to = reply?.find((end) => end !== here) ?? expect.fail("the piece has no partner");
        expect(game.claimOutcome([...walk, to])).toBe("P");
      }),
    );
  });

  test("on a 20 × 25 grid, which dominoes cover, the player to move from a square wins", () => {
    const at = (row: number, column: number): number => 25 * row + column;
    const edges = upTo(20).flatMap((row) =>
      upTo(25).flatMap((column): Edge[] => [
        ...(row > 0 ? [[at(row - 1, column), at(row, column)] as const] : []),
        ...(column > 0 ? [[at(row, column - 1), at(row, column)] as const] : []),
      ]),
    );
    const game = geography(500, edges);
    expect(game.claimOutcome([])).toBe("P");
    expect(game.claimOutcome([0])).toBe("N");
  });

  test("geographyGrid numbers squares line by line, joins neighbours, and rejects other texts", () => {
    const game = geographyGrid("../.#/..");
    expect(upTo(5).map((square) => game.options([square]).map((walk) => walk[1]))).toEqual([
      [1, 2],
      [0],
      [0, 3],
      [2, 4],
      [3],
    ]);
    expect(gameId(game)).toBe("geography-grid:../.#/..");
    expect(() => geographyGrid("..//")).toThrow("current value is ..//");
  });

  test("rejects a walk to a visited vertex or to a vertex that is not a neighbour, with line and column", () => {
    const game = geography(4, [[0, 1], [1, 2], [2, 2]]); // prettier-ignore
    expect(() => game.check([0, 1, 0])).toThrow(RangeError);
    expect(() => game.check([2, 2])).toThrow(RangeError);
    expect(() => game.parse("0 1 3")).toThrow(expect.objectContaining({ line: 1, column: 5 }));
    expect(() => game.parse("4")).toThrow(InputError);
    expect(() => geography(2, [[0, 2]])).toThrow("vertex must be less than 2, current value is 2");
    expect(rulesetOf(gameId(game) ?? "")?.options([2])).toEqual([[2, 1]]);
  });
});

describe("maximumMatching", () => {
  /** Few edges, so that augmenting paths meet odd cycles; a search without blossoms fails for some of them. */
  const graph = fc
    .integer({ min: 0, max: 11 })
    .chain((count) => fc.tuple(fc.constant(count), fc.subarray(pairsOf(count), { maxLength: Math.min(14, (count * (count - 1)) / 2) }))); // prettier-ignore

  test("returns edges of the graph without a common vertex, as many as brute force", () => {
    fc.assert(
      fc.property(graph, ([count, edges]) => {
        const partner = maximumMatching(count, edges);
        const names = new Set(edges.map(String));
        for (const [one, other] of partner.entries()) {
          if (other < 0) continue;
          expect(partner[other]).toBe(one);
          expect(names.has(String([Math.min(one, other), Math.max(one, other)]))).toBe(true);
        }
        const most = matchingSize(neighboursOf(count, edges), 2 ** count - 1);
        expect(partner.filter((other) => other >= 0)).toHaveLength(2 * most);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("pieces on a directed graph", () => {
  test("claim is the Grundy value, and decides the outcome, on any acyclic graph", () => {
    fc.assert(
      fc.property(acyclicGraph(), fc.array(fc.nat(11), { maxLength: 3 }), (named, places) => {
        const game = graphGame(graphOf(named));
        const pieces = places.map((place) => place % named.length);
        expect(game.claim(pieces)).toBe(grundyValue(game, pieces));
        expect(game.claim(pieces) === 0 ? "P" : "N").toBe(bruteForce(game, pieces));
      }),
    );
  });

  test("graphGame rejects a cycle, an empty graph and invalid vertices", () => {
    expect(() => graphGame([[1], [0]])).toThrow("current graph has a cycle");
    expect(() => graphGame([])).toThrow("there must be a vertex");
    expect(() => graphGame([[2], []])).toThrow("from 0 to 1, current value is 2");
    const game = graphGame([[], [0]]);
    expect(() => game.parse("1 2")).toThrow(expect.objectContaining({ line: 1, column: 3 }));
    expect(() => game.check([2])).toThrow(RangeError);
  });
});
