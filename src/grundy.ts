/** The library's public face: what `import … from "grundy"` offers to a cell. */
export { InputError } from "./theory/input-error.ts";
export type { HeapPosition, HeapRuleset, Ruleset } from "./theory/ruleset.ts";
export { mex } from "./theory/mex.ts";
export { nimSum } from "./theory/nim-sum.ts";
export { options } from "./theory/options.ts";
export { moves, type Move } from "./theory/moves.ts";
export { outcome, type Convention, type Outcome } from "./theory/outcome.ts";
export { grundyValue } from "./theory/grundy-value.ts";
export { grundyTable } from "./theory/grundy-table.ts";
export { winningMoves } from "./theory/winning-moves.ts";
export { bruteForce } from "./theory/brute-force.ts";
export { heapRuleset, type HeapRules } from "./rulesets/heap-ruleset.ts";
export { nim } from "./rulesets/nim.ts";
export { subtraction, type SubtractionRuleset } from "./rulesets/subtraction.ts";
