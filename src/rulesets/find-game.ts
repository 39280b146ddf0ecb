import type { Rules, Ruleset } from "../theory/ruleset.ts";
import { gameId } from "./game-id.ts";
import { games, type GameKind } from "./registry.ts";

/** A game of the library that was found by its id or former name. */
export interface FoundGame {
  readonly kind: GameKind;
  /** The parameter in its id: the text after the colon, "" if its kind has a single game. */
  readonly of: string;
  readonly rules: Rules<unknown>;
}

const LONGEST_ID = 10_000;

/** The kind and the parameter of an id, or of a name that older links have instead of an id. */
function named(text: string): Pick<FoundGame, "kind" | "of"> | undefined {
  const [id, of = ""] = text.split(/:(.*)/s);
  for (const kind of games) {
    if (kind.id === id) return { kind, of };
    const former = kind.formerly.exec(text);
    if (former) return { kind, of: (former[1] ?? "").replaceAll(" ", "") };
  }
  return undefined;
}

/** The kind and the parameter of a game of the library; undefined for rules that the library has not made. */
export function kindOf(rules: object): Pick<FoundGame, "kind" | "of"> | undefined {
  const id = gameId(rules);
  return id === undefined ? undefined : named(id);
}

/** The game of an id or former name; undefined for any other text. */
export function findGame(text: string): FoundGame | undefined {
  if (text.length > LONGEST_ID) return undefined;
  const found = named(text);
  if (found === undefined) return undefined;
  try {
    return { ...found, rules: found.kind.make(found.of) };
  } catch {
    return undefined; // the parameter is not a valid set, code or number
  }
}

/**
 * The ruleset of an id, as given by {@link gameId}; undefined for any text that is no id of an impartial game of the library.
 *
 * @param id a text of at most 10 000 characters; a longer one is no id
 * @cost That of making the ruleset.
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
