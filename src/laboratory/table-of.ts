import { type GrowingTable, growingTable } from "../theory/growing-table.ts";
import { asTakeAndBreak, type BreakLaw, listsMany } from "./break-law.ts";
import type { HeapGame } from "./lab-game.ts";
import { AllButRuleTable, DivisorTable, RuleTable } from "./rule-table.ts";
import { SplitTable } from "./split-table.ts";

/**
 * The Grundy values of the heaps of a game, to be computed as far as they are asked for.
 *
 * @cost Where a move leaves one heap or two, and finitely many two, that of {@link growingTable}. For other codes O(n² · most heaps) time for n
 * heaps; for a rule as many steps for heap n as it has numbers up to n.
 */
export const tableOf = ({ law }: HeapGame): GrowingTable => tableFor(law);

function tableFor(law: BreakLaw): GrowingTable {
  switch (law.kind) {
    case "code": {
      const fast = asTakeAndBreak(law);
      return fast === undefined || listsMany(fast) ? new SplitTable(law) : growingTable(fast);
    }
    case "rule":
      return law.allBut ? new AllButRuleTable(law.rule) : new RuleTable(law.rule);
    case "divisors":
      return new DivisorTable();
    case "shifted":
      return shifted(tableFor(law.law), law.by);
  }
}

/** The table without its first values. */
function shifted(table: GrowingTable, by: number): GrowingTable {
  return {
    get values() {
      return table.values.subarray(by);
    },
    get known() {
      return Math.max(0, table.known - by);
    },
    period: undefined,
    grow: (to, isOver) => table.grow(to + by, isOver),
  };
}
