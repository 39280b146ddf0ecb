import type { laboratoryRules } from "../i18n/en/laboratory-rules.ts";
import type { Phrase } from "../i18n/translate.ts";
import { itemAt } from "../games/theory/item-at.ts";
import { allows, countsOf, type Leaves } from "../games/theory/take-and-break.ts";
import { printDigit } from "./code.ts";
import type { CodeLaw, HeapLaw, NumberRule } from "./law.ts";
import type { LabGame } from "./read-game.ts";

/** A part of the rules in words: an id of `src/i18n/en/laboratory-rules.ts`, and values. */
type RulePhrase = Phrase<keyof typeof laboratoryRules>;

/** Of more numbers, or ranges of them, only the first are said. */
const SAID = 6;

/**
 * The rules of a game, as data for a sentence in any language; of a sum, those of being one.
 *
 * @example
 * formatRules(readGame("{divisors}")); // { id: "rule", values: { move: { id: "divisors" } } }
 */
export function formatRules(game: LabGame): RulePhrase {
  if (game.kind === "sum") return { id: "sum" };
  if (game.kind === "heaps") return formatLaw(game.law);
  const moves = game.nodes.reduce((sum, { options }) => sum + options.length, 0);
  return { id: "graph", values: { positions: game.nodes.length, moves } };
}

function formatLaw(law: HeapLaw): RulePhrase {
  switch (law.kind) {
    case "shifted":
      return { id: "treblecross" };
    case "divisors":
      return { id: "rule", values: { move: { id: "divisors" } } };
    case "rule":
      return { id: "rule", values: { move: formatRule(law.rule, law.allBut) } };
    case "code": {
      const moves = alike(law).map(formatTakes);
      return moves.length === 0
        ? { id: "noMove" }
        : { id: "rule", values: { move: joined(moves, "either", "either") } };
    }
  }
}

const BUT = {
  squares: "butSquares",
  cubes: "butCubes",
  primes: "butPrimes",
  fibonacci: "butFibonacci",
  triangular: "butTriangular",
  powers: "butPowers",
} as const;

function formatRule(rule: NumberRule, allBut: boolean): RulePhrase {
  const values = rule.name === "powers" ? { of: rule.of, square: rule.of ** 2 } : {};
  return { id: allBut ? BUT[rule.name] : rule.name, values };
}

/** Numbers that follow each other, or a single one; those that go on for ever have no last. */
interface Run {
  readonly first: number;
  last: number;
}

/** The takes that may leave the same, as runs of numbers of stones. */
interface Takes {
  readonly leaves: Leaves;
  readonly runs: Run[];
  /** Whether there are more of them, for ever, than the runs say. */
  goesOn: boolean;
}

function alike({ takes, onward }: CodeLaw): Takes[] {
  const groups = new Map<string, Takes>();
  const add = (leaves: Leaves, stones: number, last = stones): Takes => {
    const key = `${stones === 0 ? "split " : ""}${printDigit(leaves)}`;
    const group = groups.get(key) ?? { leaves, runs: [], goesOn: false };
    groups.set(key, group);
    const run = group.runs.at(-1);
    if (run?.last === stones - 1) run.last = last;
    else group.runs.push({ first: stones, last });
    return group;
  };
  for (const take of takes) add(take, take.stones);
  if (onward === undefined) return [...groups.values()];
  const { from, leaves } = onward;
  const [only] = leaves;
  if (only !== undefined && leaves.length === 1) add(only, from, Infinity);
  for (let at = 0; leaves.length > 1 && at < SAID * leaves.length; at++) {
    const digit = itemAt(leaves, at % leaves.length);
    if (allows(digit)) add(digit, from + at).goesOn = true;
  }
  return [...groups.values()];
}

/** What a move of one group does. */
function formatTakes(takes: Takes): RulePhrase {
  const { from, parts } = takes.leaves;
  const counts = countsOf(takes.leaves);
  const heaps = formatHeaps(takes.leaves);
  if (takes.runs[0]?.first === 0) return { id: "split", values: { heaps } };
  const stones = formatStones(takes);
  const id = from === undefined && parts === undefined ? PLAIN[counts.join()] : undefined;
  if (id !== undefined) return { id, values: { stones } };
  const splits = (counts[0] ?? from ?? 0) > 1;
  return { id: splits ? "takeAndSplit" : "takeLeaving", values: { stones, heaps } };
}

/** Digits that are said without their numbers of heaps. */
const PLAIN: Readonly<Record<string, RulePhrase["id"]>> = {
  "0": "takeHeap",
  "1": "takeSome",
  "0,1": "take",
  "0,1,2": "takeAndMaySplit",
  "1,2": "takeSomeAndMaySplit",
};

function formatStones({ runs, goesOn }: Takes): RulePhrase {
  const [first] = runs;
  if (runs.length === 1 && first?.first === 1 && first.last === 1) return { id: "oneStone" };
  if (runs.length === 1 && first?.first === 1 && first.last === Infinity)
    return { id: "anyNumber" };
  const items = runs.flatMap(formatRun);
  const shown = items.slice(0, SAID);
  const last = runs.at(-1)?.last ?? 0;
  const numbers =
    items.length <= SAID && !goesOn
      ? joined(items, "comma", last === Infinity ? "either" : "or")
      : joined(shown, "comma", "comma");
  if (goesOn) return { id: "stones", values: { numbers: { id: "andSoOn", values: { numbers } } } };
  if (items.length <= SAID) return { id: "stones", values: { numbers } };
  return { id: "stones", values: { numbers: { id: "upTo", values: { numbers, last } } } };
}

function formatRun({ first, last }: Run): Status[] {
  if (last === first) return [first];
  if (last === first + 1) return [first, last];
  if (last === Infinity) return [{ id: "fromOn", values: { n: first } }];
  return [{ id: "range", values: { from: first, to: last } }];
}

function formatHeaps(leaves: Leaves): RulePhrase {
  const { from, parts } = leaves;
  const counts = countsOf(leaves);
  const [count] = counts;
  const isTwo = count === 2 && counts.length === 1 && from === undefined;
  if (isTwo && parts === undefined) return { id: "heaps", values: { numbers: { id: "two" } } };
  if (isTwo) return { id: parts === "equal" ? "twoEqual" : "twoUnequal" };
  const items: Status[] = counts.map(formatCount);
  if (from === 0) items.push({ id: "anyCount" });
  else if (from !== undefined) items.push({ id: "fromOn", values: { n: formatCount(from) } });
  const numbers = joined(items, "comma", from === undefined ? "or" : "either");
  const heaps: RulePhrase = { id: "heaps", values: { numbers } };
  return parts === undefined ? heaps : { id: parts, values: { heaps } };
}

/** A number of heaps. */
function formatCount(n: number): Status {
  const id = (["none", "one", "two", "three"] as const)[n];
  return id === undefined ? n : { id };
}

/** A number or a phrase, as a value of a template. */
type Status = number | RulePhrase;

/** Items one after the other: `between` stands between the first ones, `last` before the last one. */
function joined(
  items: readonly Status[],
  between: RulePhrase["id"],
  last: RulePhrase["id"],
): Status {
  let rest = itemAt(items, items.length - 1);
  for (let at = items.length - 2; at >= 0; at--) {
    const id = at === items.length - 2 ? last : between;
    rest = { id, values: { first: itemAt(items, at), rest } };
  }
  return rest;
}
