import type { Rules } from "../theory/ruleset.ts";
import { gameId } from "./game-id.ts";
import type { GameKind } from "./game-kind.ts";

/** A game of the library that was found by its id or former name. */
export interface FoundGame {
  readonly kind: GameKind;
  /** The parameter in its id: the text after the colon, "" if its kind has a single game. */
  readonly of: string;
  readonly rules: Rules<unknown>;
}

const LONGEST_ID = 10_000;

/** The kind and the parameter of an id, or of a name that older links have instead of an id. */
function named(
  kinds: readonly GameKind[],
  text: string,
): Pick<FoundGame, "kind" | "of"> | undefined {
  const [id, of = ""] = text.split(/:(.*)/s);
  for (const kind of kinds) {
    if (kind.id === id) return { kind, of };
    const former = kind.formerly.exec(text);
    if (former) return { kind, of: (former[1] ?? "").replaceAll(" ", "") };
  }
  return undefined;
}

/** The kind, among some, and the parameter of a game; undefined for rules of no kind of these. */
export function kindAmong(
  kinds: readonly GameKind[],
  rules: object,
): Pick<FoundGame, "kind" | "of"> | undefined {
  const id = gameId(rules);
  return id === undefined ? undefined : named(kinds, id);
}

/** The game of an id or former name, among some kinds; undefined for any other text. */
export function findAmong(kinds: readonly GameKind[], text: string): FoundGame | undefined {
  if (text.length > LONGEST_ID) return undefined;
  const found = named(kinds, text);
  if (found === undefined) return undefined;
  try {
    return { ...found, rules: found.kind.make(found.of) };
  } catch {
    return undefined; // the parameter is not a valid set, code or number
  }
}
