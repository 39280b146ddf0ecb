import type { Rules, Ruleset } from "../theory/ruleset.ts";
import { gameId } from "./game-id.ts";
import { games, type GameKind } from "./registry.ts";

/** A game of the library, found again. */
export interface FoundGame {
  readonly kind: GameKind;
  /** What it is made from, as its id says it; "" where its kind is one game. */
  readonly of: string;
  readonly rules: Rules<unknown>;
}

const LONGEST_ID = 10_000;

/** The kind that a text names, and what stands after it: an id, or a name from before there were ids. */
function named(text: string): Pick<FoundGame, "kind" | "of"> | undefined {
  const [id, of = ""] = text.split(/:(.*)/s);
  for (const kind of games) {
    if (kind.id === id) return { kind, of };
    const former = kind.formerly.exec(text);
    if (former) return { kind, of: (former[1] ?? "").replaceAll(" ", "") };
  }
  return undefined;
}

/** The kind of a game of the library, and what it is made from; undefined for rules that the library has not made. */
export function kindOf(rules: object): Pick<FoundGame, "kind" | "of"> | undefined {
  const id = gameId(rules);
  return id === undefined ? undefined : named(id);
}

/** The game that a text names. Any text may be asked for; what names no game of the library is undefined. */
export function findGame(text: string): FoundGame | undefined {
  if (text.length > LONGEST_ID) return undefined;
  const found = named(text);
  if (found === undefined) return undefined;
  try {
    return { ...found, rules: found.kind.make(found.of) };
  } catch {
    return undefined; // it has the form of a game's id, but says no such set, code or number
  }
}

/**
 * The ruleset of an id: how a game travels as text. Any text may be asked for; what names no impartial game of the
 * library is undefined.
 *
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
