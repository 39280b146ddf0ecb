import { boardData, type BoardData, type NameMove } from "../../src/notebook/board-data.ts";
import { optionsOf, subtractionSet } from "../../src/octal/law.ts";
import type { HeapGame, SumGame } from "../../src/octal/read-game.ts";
import { nameOf } from "../../src/octal/named-games.ts";
import { findGame } from "../../src/games/rulesets/find-game.ts";
import { heapRuleset } from "../../src/games/rulesets/heap-ruleset.ts";
import { readNumbers } from "../../src/games/rulesets/read-position.ts";
import type { HeapRuleset, Ruleset } from "../../src/games/theory/ruleset.ts";

/** The heaps of each game of a sum. */
type SumPosition = readonly (readonly number[])[];

/** Returns the games of a sum, or the game itself. */
export const partsOf = (game: HeapGame | SumGame): readonly HeapGame[] =>
  game.kind === "sum" ? game.parts : [game];

/** Returns the rules of a game of heaps, for small positions: the moves are listed by the definition, each once. */
function heapRules({ text, law }: HeapGame): HeapRuleset {
  const heapOptions = (size: number) => [
    ...new Map([...optionsOf(law, size)].map((heaps) => [heaps.join(" "), heaps])).values(),
  ];
  return heapRuleset({ name: text, heapOptions });
}

/** Returns the rules of a game or a sum, for small positions. Heaps are sorted, so that each position is unique. */
export function sumRules(game: HeapGame | SumGame): Ruleset<SumPosition> {
  const rules = partsOf(game).map(heapRules);
  const print = (position: SumPosition): string =>
    position.map((heaps) => heaps.join(" ") || "0").join(" / ");
  return {
    name: game.text,
    options: (position) =>
      position.flatMap((heaps, i) =>
        (rules[i]?.options(heaps) ?? []).map((next) =>
          position.with(
            i,
            [next]
              .flat()
              .filter((heap) => heap > 0)
              .sort((a, b) => a - b),
          ),
        ),
      ),
    key: (position) => position.map((heaps, i) => rules[i]?.key(heaps) ?? 0).join("/"),
    print,
    parse: (typed) => typed.split("/").map((heaps) => readNumbers(heaps, "heapSize")),
    check: (position) => position.forEach((heaps, i) => rules[i]?.check(heaps)),
    say: (_, to) => `→ ${print(to)}`,
  };
}

/** Initial heap sizes to try: decreasing until all positions can be listed, then increasing until there is a move. */
const SIZES = [9, 7, 6, 5, 4, 3, 2, 1, 12, 16, 20] as const;

/** Returns the board of a game: the library's board, or all positions that are reachable from heaps of one size. */
export function boardOf(game: HeapGame | SumGame, nameMove: NameMove): BoardData | undefined {
  const id = game.kind === "heaps" ? boardId(game) : undefined;
  if (id !== undefined) return { kind: "named", ruleset: id, position: "5 7" };
  let data: BoardData | undefined;
  for (const size of SIZES) {
    const start = partsOf(game).map(() => [size]);
    const found =
      game.kind === "heaps"
        ? boardData(heapRules(game), [size, size], nameMove)
        : boardData(sumRules(game), start, nameMove);
    if (found.kind === "reachable" && (found.positions[0]?.moves.length ?? 0) > 0) return found;
    data ??= found;
  }
  return data;
}

/** Returns the id of a game of heaps in the library, if it has one. */
function boardId(game: HeapGame): string | undefined {
  const set = subtractionSet(game.law);
  const ids = [nameOf(game.text), set && `subtraction:${set.join(",")}`, `octal:${game.text}`];
  return ids.find((id) => {
    try {
      return id !== undefined && findGame(id) !== undefined;
    } catch {
      return false; // the library cannot read the code
    }
  });
}
