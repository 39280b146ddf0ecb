/** The library's public exports: the module that cells import as "grundy". */
export { InputError } from "./games/theory/input-error.ts";
export type {
  Convention,
  HeapPosition,
  HeapRuleset,
  Outcome,
  Rules,
  Ruleset,
  Term,
} from "./games/theory/ruleset.ts";
export { mex } from "./games/theory/numbers.ts";
export { nimSum } from "./games/theory/numbers.ts";
export { nimProduct } from "./games/theory/nim-product.ts";
export { options } from "./games/theory/outcome.ts";
export { moves, type Move } from "./games/theory/outcome.ts";
export { outcome } from "./games/theory/outcome.ts";
export { grundyValue } from "./games/theory/grundy-value.ts";
export { grundyTable } from "./games/theory/grundy-table.ts";
export { growingTable, type GrowingTable } from "./games/theory/growing-table.ts";
export { maximumMatching } from "./games/theory/matching.ts";
export { loopyValues } from "./games/theory/finite-graph.ts";
export { loopyOutcomes, type LoopyOutcome } from "./games/theory/finite-graph.ts";
export { findPeriod } from "./games/theory/grundy-table.ts";
export type { Period } from "./games/theory/period.ts";
export type { Leaves, Parts, Take, TakeAndBreak } from "./games/theory/take-and-break.ts";
export { winningMoves } from "./games/theory/outcome.ts";
export { bruteForce } from "./games/theory/brute-force.ts";
export { heapRuleset, type HeapRules } from "./games/rulesets/heap-ruleset.ts";
export { takeAndBreak } from "./games/rulesets/heap-ruleset.ts";
export * from "./games/rulesets/registry.ts";
export { misereNimOutcome } from "./games/rulesets/nim.ts";
export type { SubtractionRuleset } from "./games/rulesets/subtraction.ts";
export type { OctalRuleset } from "./games/rulesets/octal.ts";
export { turningCoins, coinValues } from "./games/rulesets/coins.ts";
export type { CoinRules, CoinRuleset } from "./games/rulesets/coins.ts";
export { dynamicNim, losingHeaps, zeckendorf } from "./games/rulesets/dynamic-nim.ts";
export { wythoffPair } from "./games/rulesets/wythoff.ts";
export { northcottOutcomes } from "./games/rulesets/northcott-outcomes.ts";
export { rowsOf } from "./games/rulesets/rows-of.ts";
export { rulesetOf } from "./games/rulesets/find-game.ts";
export { conjunctiveSum, continuedSum, selectiveSum } from "./games/rulesets/sums.ts";
export { remoteness, suspense } from "./games/theory/remoteness.ts";
export { gameId } from "./games/rulesets/game-kind.ts";
