import { nimSum } from "../theory/numbers.ts";
import type { Term, Outcome, Rules } from "../theory/ruleset.ts";
import type { Game, Change, Reason, Theory } from "./game.ts";

/** Returns the reason why a move from a position to one of its options wins or does not win, as data. */
export function explainMove<Position>(
  { explain }: Pick<Game<Position>, "explain">,
  from: Position,
  to: Position,
): Reason {
  const [before, after] = [explain(from), explain(to)];
  const resists = before.outcome === "P";
  const verdict = resists ? "resisting" : after.outcome === "P" ? "winning" : "mistaken";
  if (before.kind !== "sum" || after.kind !== "sum") return { verdict, before, after };
  const change = findChange(before, after);
  return { verdict, before, after, ...(change && { change }) };
}

type SumTheory = Extract<Theory, { readonly kind: "sum" }>;

/**
 * Returns the change of the one term that a move changes. The term may become several terms or none, so its new value
 * is computed from the nim-sums. The first term that differs is the changed one: later terms keep their order, and the
 * rightmost of the coins that a move turns is listed first.
 */
function findChange(before: SumTheory, after: SumTheory): Change | undefined {
  const named = (term?: Term): string => JSON.stringify([term?.place, term?.size]);
  const term = before.terms.find((each, at) => named(each) !== named(after.terms[at]));
  if (term === undefined) return undefined;
  const sum = before.nimSum;
  const bit = sum === 0 ? 0 : 2 ** Math.floor(Math.log2(sum));
  return { term, from: term.value, to: nimSum([term.value, sum, after.nimSum]), bit };
}

/** The name of a position, its outcome, and its Grundy value if the game's theory has one. */
export interface NamedOutcome {
  readonly name: string;
  readonly outcome: Outcome;
  readonly value?: number;
}

/** A position with its options. Of equivalent options (the same heaps in another order) only the first is listed. */
export interface PositionWithOptions extends NamedOutcome {
  readonly options: readonly NamedOutcome[];
}

/**
 * Returns a position and its options with their outcomes and values. It computes one explanation per option.
 *
 * @example
 * optionsWithOutcomes(gameOf("subtraction:1,2,3"), [5]).options.map(({ name }) => name); // ["4", "3", "2"]
 */
export function optionsWithOutcomes<Position>(
  { rules, explain }: Pick<Game<Position>, "rules" | "explain">,
  position: Position,
): PositionWithOptions {
  const look = (at: Position): NamedOutcome => ({
    name: nameOf(rules, at),
    ...knownFrom(explain(at)),
  });
  const distinct = new Map<string | number, Position>();
  for (const option of rules.options(position)) {
    const key = keyOf(rules, option);
    if (!distinct.has(key)) distinct.set(key, option);
  }
  return { ...look(position), options: [...distinct.values()].map(look) };
}

function knownFrom(theory: Theory): Pick<NamedOutcome, "outcome" | "value"> {
  const { outcome } = theory;
  const value =
    theory.kind === "sum" ? theory.nimSum : theory.kind === "options" ? theory.value : undefined;
  return value === undefined ? { outcome } : { outcome, value };
}

/** Returns a notation, in quotation marks if it contains spaces, which would read as several positions in a list. */
function quoted(notation: string): string {
  return notation.includes(" ") ? `“${notation}”` : notation;
}

/** Returns heaps as a sum without empty heaps, “3 + 5”; other lists as “(3, 5)”; others in the game's notation. */
function nameOf<Position>(rules: Rules<Position>, position: Position): string {
  const called = rules.called?.(position);
  if (called !== undefined) return called;
  if (!Array.isArray(position)) return quoted(rules.print(position));
  if (!("heapOptions" in rules)) {
    const isList = position.every((each) => typeof each === "number");
    return isList ? `(${position.join(",\u00a0")})` : quoted(rules.print(position));
  }
  const heaps = position.filter((size) => size > 0);
  return heaps.length === 0 ? "0" : heaps.join("\u00a0+\u00a0");
}

function keyOf<Position>(rules: Rules<Position>, position: Position): string | number {
  const { key } = rules as { key?: (position: Position) => string | number };
  return key?.call(rules, position) ?? rules.print(position);
}
