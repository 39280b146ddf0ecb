import type { Rules, Ruleset } from "../theory/ruleset.ts";
import { geographyGrid } from "./geography.ts";
import { type Drawing, gameId, type GameKind, kindOf } from "./game-kind.ts";
import { northcott } from "./northcott.ts";
import * as registry from "./registry.ts";
import { rowChessRows } from "./row-chess.ts";
import { northcottLeftRows } from "./sliding-strip.ts";
import { conjunctiveHeaps, continuedHeaps, selectiveHeaps } from "./sums.ts";

/** Every kind of game in the library. Cells cannot import the last seven, which are found only by id. */
export const games: readonly GameKind[] = [
  ...Object.values(registry),
  rowChessRows,
  northcottLeftRows,
  northcott,
  selectiveHeaps,
  conjunctiveHeaps,
  continuedHeaps,
  geographyGrid,
].map(kindOf);

/** A kind of game, and the parameter of an id: the text after the colon, "" if the kind has a single game. */
export interface NamedKind {
  readonly kind: GameKind;
  readonly of: string;
}

/** A game of the library, found by its id or former name. */
interface FoundGame extends NamedKind {
  readonly rules: Rules<unknown>;
}

const LONGEST_ID = 10_000;

/** Returns the kind and the parameter of an id, or of a name that older links contain instead of an id. */
function named(text: string): NamedKind | undefined {
  const [id, of = ""] = text.split(/:(.*)/s);
  for (const kind of games) {
    if (kind.id === id) return { kind, of };
    const former = kind.parameterOf(text);
    if (former !== undefined) return { kind, of: former };
  }
  return undefined;
}

/** Returns the kind and the parameter of rules that the library has created; undefined for any others. */
export function kindOfRules(rules: object): NamedKind | undefined {
  const id = gameId(rules);
  return id === undefined ? undefined : named(id);
}

/** Returns the game with an id or former name; undefined for any other text. */
export function findGame(text: string): FoundGame | undefined {
  if (text.length > LONGEST_ID) return undefined;
  const found = named(text);
  if (found === undefined) return undefined;
  try {
    return { ...found, rules: found.kind.make(found.of) };
  } catch {
    return undefined; // The parameter is not a valid set, code or number.
  }
}

/**
 * Returns the ruleset with an id, as returned by {@link gameId}; undefined if the text is not the id or former name of
 * an impartial game of the library.
 *
 * @param id a string of at most 10 000 characters; for a longer one the result is undefined
 * @cost That of creating the ruleset.
 * @example
 * rulesetOf("subtraction:1,3,4")?.options(5); // [4, 2, 1]
 * rulesetOf("octal:0.77")?.name; // "Take-and-break 0.77"
 * rulesetOf("chess"); // undefined
 */
export function rulesetOf(id: string): Ruleset<unknown> | undefined {
  const found = findGame(id);
  return found === undefined || found.kind.isPartizan
    ? undefined
    : (found.rules as Ruleset<unknown>);
}

const BOARDS: readonly Drawing[] = [
  "steps",
  "tree",
  "row",
  "rows",
  "strip",
  "gap",
  "gaps",
  "walk",
  "list",
];

/** Lists the names by which cells import the games on heaps, or the games on boards. */
export const namesOfGames = (on: "heaps" | "boards"): readonly string[] =>
  Object.entries(registry)
    .filter(([, game]) => BOARDS.includes(kindOf(game).drawing) === (on === "boards"))
    .map(([name]) => name);
