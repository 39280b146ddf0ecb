/**
 * A position of one game as the position of another with the same moves: a game as itself, and a row of pieces, each of
 * which goes to the nearest empty square on its right, as a staircase. Texts are in the games' notations, games are ids.
 * Undefined for other pairs of games, and for several rows.
 *
 * @example
 * sameState("row-chess:5", "XX.X.", "staircase"); // "0 1 2"
 * sameState("staircase", "0 1 2", "row-chess:5"); // "XX.X."
 */
export function sameState(from: string, position: string, to: string): string | undefined {
  if (from === to) return position;
  if (isRow(from) && to === "staircase" && !position.includes("/")) {
    const blocks = position.split(".").map((block) => block.length);
    return blocks.reverse().join(" ");
  }
  if (from === "staircase" && isRow(to)) {
    const blocks = position.split(" ").map((coins) => "X".repeat(Number(coins)));
    return blocks.reverse().join(".");
  }
  return undefined;
}

const isRow = (game: string): boolean => /^row-chess(-rows)?:/.test(game);
