import { boardData, type BoardData, type NameMove } from "../../src/notebook/board-data.ts";
import { optionsOf, subtractionSet } from "../../src/octal/law.ts";
import type { HeapGame, SumGame } from "../../src/octal/read-game.ts";
import { nameOf } from "../../src/octal/named-games.ts";
import { findGame } from "../../src/games/rulesets/find-game.ts";
import { heapRuleset } from "../../src/games/rulesets/heap-ruleset.ts";
import { readNumbers } from "../../src/games/rulesets/read-position.ts";
import type { HeapPosition, HeapRuleset, Ruleset } from "../../src/games/theory/ruleset.ts";

/** The heaps of each game of a sum. */
export type SumPosition = readonly (readonly number[])[];

/** What a heap can become, each only once. */
function becomes({ law }: HeapGame, size: number): readonly (readonly number[])[] {
  const found = new Map([...optionsOf(law, size)].map((heaps) => [heaps.join(" "), heaps]));
  return [...found.values()];
}

/** The rules of any game of heaps, for small positions: its moves are listed by the definition. */
export const heapRules = (game: HeapGame): HeapRuleset =>
  heapRuleset({ name: game.text, heapOptions: (size) => becomes(game, size) });

/** The same game, in which heaps stand in order of size, and those of 0 are gone: a graph has each position once. */
export function inOrder(rules: HeapRuleset): Ruleset<HeapPosition> {
  const ordered = (position: HeapPosition): HeapPosition => {
    const heaps = [position]
      .flat()
      .filter((heap) => heap > 0)
      .sort((a, b) => a - b);
    return heaps.length < 2 ? (heaps[0] ?? 0) : heaps;
  };
  return {
    name: rules.name,
    key: (position) => rules.key(position),
    print: (position) => rules.print(position),
    parse: (text) => rules.parse(text),
    check: (position) => rules.check(position),
    options: (position) => rules.options(position).map(ordered),
    say: (_, to) => `→ ${rules.print(to)}`,
  };
}

/** The rules of a sum, for small positions. */
export function sumRules({ text, parts }: SumGame): Ruleset<SumPosition> {
  const rules = parts.map(heapRules);
  const print = (position: SumPosition): string =>
    position.map((heaps) => heaps.join(" ") || "0").join(" / ");
  const heapsOf = (position: HeapPosition): readonly number[] =>
    typeof position === "number" ? [position] : position;
  return {
    name: text,
    options: (position) =>
      position.flatMap((heaps, i) =>
        (rules[i]?.options(heaps) ?? []).map((next) => position.with(i, heapsOf(next))),
      ),
    key: (position) => position.map((heaps, i) => rules[i]?.key(heaps) ?? 0).join("/"),
    print,
    parse: (typed) => typed.split("/").map((heaps) => readNumbers(heaps, "heapSize")),
    check: (position) => position.forEach((heaps, i) => rules[i]?.check(heaps)),
    say: (_, to) => `→ ${print(to)}`,
  };
}

/** Sizes of heaps to begin with, until all positions can be listed and there is a move; then larger ones, for a move. */
const SIZES = [9, 7, 6, 5, 4, 3, 2, 1, 12, 16, 20] as const;

/** The board of a game: that of the library, or all positions that can be reached from heaps of one size. */
export function boardOf(game: HeapGame | SumGame, nameMove: NameMove): BoardData | undefined {
  const id = game.kind === "heaps" ? boardId(game) : undefined;
  if (id !== undefined) return { kind: "named", ruleset: id, position: "5 7" };
  let data: BoardData | undefined;
  for (const size of SIZES) {
    const found =
      game.kind === "heaps"
        ? boardData(heapRules(game), [size, size], nameMove)
        : boardData(
            sumRules(game),
            game.parts.map(() => [size]),
            nameMove,
          );
    if (found.kind === "reachable" && (found.positions[0]?.moves.length ?? 0) > 0) return found;
    data ??= found;
  }
  return data;
}

/** The id by which boards know a game of heaps, if they do. */
function boardId(game: HeapGame): string | undefined {
  const set = subtractionSet(game.law);
  const ids = [nameOf(game.text), set && `subtraction:${set.join(",")}`, `octal:${game.text}`];
  return ids.find((id) => {
    try {
      return id !== undefined && findGame(id) !== undefined;
    } catch {
      return false; // no code that the library can read
    }
  });
}
