/** What a board says when it is asked for reasons; it is loaded then. */
export { sayHint, sayWhy } from "./say-why.ts";
export { firstSentence } from "./first-sentence.ts";
export { sayWinningMoves } from "./say-winning.ts";
export { WinningMoves } from "./WinningMoves.tsx";
