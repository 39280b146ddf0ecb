import type { laboratoryRules } from "../i18n/en/laboratory-rules.ts";
import { fill } from "../i18n/fill.ts";
import { itemAt } from "../games/theory/item-at.ts";
import { countsOf, type Leaves } from "../games/theory/take-and-break.ts";
import { printDigit } from "./code.ts";
import type { CodeLaw, HeapLaw } from "./law.ts";
import type { LabGame } from "./read-game.ts";

type RuleWords = typeof laboratoryRules;

/** Maximum number of numbers or ranges that are listed. */
const MAX_LISTED = 6;

/**
 * Returns the rules of a game as a sentence. For a sum, the sentence contains no rules.
 *
 * @example
 * formatRules(readGame("0.0"), laboratoryRules); // "There is no move at all."
 */
export function formatRules(game: LabGame, words: RuleWords): string {
  if (game.kind === "sum") return words.sum;
  if (game.kind === "heaps") return formatLaw(game.law, words);
  const moves = game.nodes.reduce((sum, { options }) => sum + options.length, 0);
  return fill(words.graph, { positions: game.nodes.length, moves });
}

function formatLaw(law: HeapLaw, words: RuleWords): string {
  switch (law.kind) {
    case "divisors":
      return fill(words.rule, { move: words.divisors });
    case "rule": {
      const { rule } = law;
      const of = rule.name === "powers" ? rule.of : 0;
      const move = fill(words.numbers[rule.name], { of, square: of ** 2 });
      return fill(words.rule, { move });
    }
    case "code": {
      const moves = alike(law).map((takes) => formatTakes(takes, words));
      if (moves.length === 0) return words.noMove;
      return fill(words.rule, { move: join(moves, words.either) });
    }
  }
}

/** A range of consecutive numbers, including the last, which may be infinite. */
interface Run {
  readonly first: number;
  last: number;
}

/** Takes with equal digits, as runs of numbers of stones. */
interface Takes {
  readonly leaves: Leaves;
  readonly runs: Run[];
  /** Whether infinitely many runs follow. */
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
  for (let at = 0; leaves.length > 1 && at < MAX_LISTED * leaves.length; at++) {
    const digit = itemAt(leaves, at % leaves.length);
    if (digit.leaves > 0) add(digit, from + at).goesOn = true;
  }
  return [...groups.values()];
}

/** Returns the phrase for a move of one group of takes. */
function formatTakes(takes: Takes, words: RuleWords): string {
  const { parts } = takes.leaves;
  const counts = countsOf(takes.leaves);
  const heaps = formatHeaps(takes.leaves, words);
  if (takes.runs[0]?.first === 0) return fill(words.split, { heaps });
  const stones = formatStones(takes, words);
  const id = parts === undefined ? PLAIN[counts.join()] : undefined;
  const splits = (counts[0] ?? 0) > 1;
  return fill(words[id ?? (splits ? "takeAndSplit" : "takeLeaving")], { stones, heaps });
}

/** Digits that are described without the numbers of heaps. */
const PLAIN: Readonly<
  Record<string, "takeHeap" | "takeSome" | "take" | "takeAndMaySplit" | "takeSomeAndMaySplit">
> = {
  "0": "takeHeap",
  "1": "takeSome",
  "0,1": "take",
  "0,1,2": "takeAndMaySplit",
  "1,2": "takeSomeAndMaySplit",
};

function formatStones({ runs, goesOn }: Takes, words: RuleWords): string {
  const last = runs.at(-1)?.last ?? 0;
  if (runs.length === 1 && runs[0]?.first === 1) {
    if (last === 1) return words.oneStone;
    if (last === Infinity) return words.anyNumber;
  }
  const items = runs.flatMap((run) => formatRun(run, words));
  // An ellipsis must not replace a single item.
  if (items.length <= MAX_LISTED + 1 && !goesOn) {
    const numbers = join(items, words.comma, last === Infinity ? words.either : words.or);
    return fill(words.stones, { numbers });
  }
  const listed = join(items.slice(0, MAX_LISTED), words.comma);
  const numbers = fill(goesOn ? words.andSoOn : words.upTo, { numbers: listed, last });
  return fill(words.stones, { numbers });
}

function formatRun({ first, last }: Run, words: RuleWords): string[] {
  if (last === first) return [String(first)];
  if (last === first + 1) return [String(first), String(last)];
  if (last === Infinity) return [fill(words.fromOn, { n: first })];
  return [fill(words.range, { from: first, to: last })];
}

function formatHeaps(leaves: Leaves, words: RuleWords): string {
  const { parts } = leaves;
  const counts = countsOf(leaves);
  if (counts.join() === "2" && parts !== undefined) return words.twoUnequal;
  const count = (n: number): string =>
    [words.none, words.one, words.two, words.three][n] ?? String(n);
  const items = counts.map(count);
  const numbers = join(items, words.comma, words.or);
  const heaps = fill(words.heaps, { numbers });
  return parts === undefined ? heaps : fill(words[parts], { heaps });
}

/** Joins items by a template with the placeholders `first` and `rest`; the last two by another template. */
const join = (items: readonly string[], between: string, last = between): string =>
  items.reduce((first, rest, at) =>
    fill(at === items.length - 1 ? last : between, { first, rest }),
  );
