/** The games that cells import from "grundy". Look-up by id, boards, the library page and the tests use this list. */
export { besideNim, nim } from "./nim.ts";
export { subtraction } from "./subtraction.ts";
export {
  dawsonsChess,
  dawsonsKayles,
  grundysGame,
  kayles,
  laskersNim,
  octal,
  treblecross,
} from "./octal.ts";
export { mooresNim } from "./moores-nim.ts";
export { euclid } from "./euclid.ts";
export { wythoff } from "./wythoff.ts";
export { fibonacciNim } from "./dynamic-nim.ts";
export { staircase } from "./staircase.ts";
export { stairTree } from "./stair-tree.ts";
export { rowChess } from "./row-chess.ts";
export { northcottLeft, slidingStrip } from "./sliding-strip.ts";
export { mockTurtles, ruler, turningTurtles, twins } from "./coin-games.ts";
export { coinProduct } from "./coins.ts";
export { cutting } from "./cutting.ts";
export { hackenbush } from "./hackenbush.ts";
export { geography } from "./geography.ts";
export { graphGame } from "./graph-game.ts";
