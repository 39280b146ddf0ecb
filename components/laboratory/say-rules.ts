import { fill } from "../../src/i18n/fill.ts";
import { plural } from "../../src/i18n/plural.ts";
import type { BreakLaw, CodeLaw, Leaves } from "../../src/laboratory/break-law.ts";
import type { Say } from "./say.ts";

/** So many numbers of stones are named; a longer list is cut to its half. */
const NAMED = 12;

/** The takes of a code with the same consequence. */
interface Group {
  readonly leaves: Leaves;
  readonly stones: number[];
  /** All numbers of stones from this one on, too. */
  from?: number;
  /** The numbers of stones go on as they began. */
  goesOn?: boolean;
}

const isTaken = ({ counts, from }: Leaves): boolean =>
  from === undefined && counts.join() === "0,1";

function groupsOf({ takes, onward }: CodeLaw): Group[] {
  const groups = new Map<string, Group>();
  const group = (leaves: Leaves): Group => {
    const key = JSON.stringify([leaves.counts, leaves.from, leaves.parts]);
    const found = groups.get(key) ?? { leaves, stones: [] };
    groups.set(key, found);
    return found;
  };
  for (const take of takes) group(take).stones.push(take.stones);
  for (let i = 0; onward !== undefined && i < NAMED; i++) {
    const leaves = onward.leaves[i % onward.leaves.length];
    if (leaves === undefined || (leaves.counts.length === 0 && leaves.from === undefined)) continue;
    if (onward.leaves.length === 1) group(leaves).from ??= onward.from;
    else {
      group(leaves).stones.push(onward.from + i);
      group(leaves).goesOn = true;
    }
  }
  return [...groups.values()];
}

/** The rules of a game of heaps in sentences, one for each consequence of a move. */
export function sayRules(law: BreakLaw, say: Say): readonly string[] {
  const w = say.words.rules;
  switch (law.kind) {
    case "code":
      return groupsOf(law).flatMap((group) => sayGroup(group, say));
    case "rule": {
      const { rule, allBut } = law;
      const numbers = rule.name === "powers" ? fill(w.numbers.powers, { of: rule.of }) : w.numbers[rule.name]; // prettier-ignore
      return [fill(allBut ? w.allBut : w.ruled, { numbers })];
    }
    case "divisors":
      return [w.divisors];
    case "shifted":
      return [fill(w.shifted, { by: law.by }), ...sayRules(law.law, say)];
  }
}

function sayGroup(group: Group, say: Say): readonly string[] {
  const w = say.words.rules;
  const { counts, from: most, parts } = group.leaves;
  const heapsOf = (numbers: readonly number[]): string => {
    const named = numbers.map((heaps) => w.left[heaps] ?? fill(w.leftMany, { heaps }));
    return say.anyOf(most === undefined ? named : [...named, fill(w.leftFrom, { heaps: most })]);
  };
  const compared = parts === "any" ? "" : ` ${w.parts[parts]}`;
  const splits = group.stones.includes(0)
    ? [fill(w.split, { left: heapsOf(counts.filter((heaps) => heaps > 1)) }) + compared]
    : [];
  const stones = group.stones.filter((count) => count > 0);
  if (stones.length === 0 && group.from === undefined) return splits;
  const values = { stones: sayStones({ ...group, stones }, say), left: heapsOf(counts) };
  const taking = isTaken(group.leaves) ? fill(w.take, values) : fill(w.takeAndLeave, values) + compared; // prettier-ignore
  return [...splits, taking];
}

function sayStones({ stones, from, goesOn }: Group, say: Say): string {
  const w = say.words.rules;
  const isCut = goesOn === true || stones.length > NAMED;
  const named = stones.slice(0, isCut ? NAMED / 2 : NAMED).map((count) => say.number(count));
  if (isCut) return fill(w.goOn, { list: named.join(", ") });
  if (from !== undefined) {
    const values = { list: named.join(", "), from: say.number(from) };
    return fill(named.length === 0 ? w.orMore : w.alsoOrMore, values);
  }
  return fill(plural(say.language, w.stones, stones.at(-1) ?? 0), { list: say.anyOf(named) });
}
