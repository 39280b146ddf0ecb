/**
 * Whether the player to move wins, by the definition alone: some move leaves a position from which the other does not.
 * A move that ends the game on the spot is written as a move to "won" or "lost", seen by the player who makes it.
 */
export function winsByRules<Position>(
  moves: (position: Position) => readonly (Position | "won" | "lost")[],
  { lastLoses = false } = {},
): (position: Position) => boolean {
  const known = new Map<string, boolean>();
  const wins = (position: Position): boolean => {
    const name = JSON.stringify(position);
    const before = known.get(name);
    if (before !== undefined) return before;
    const left = moves(position);
    const found =
      left.length === 0
        ? lastLoses
        : left.some((next) => next === "won" || (next !== "lost" && !wins(next)));
    known.set(name, found);
    return found;
  };
  return wins;
}

/** Whether a position is P, by the definition alone; in misère play one without options is N. */
export function rulesAlone<Position>(
  options: (position: Position) => readonly Position[],
  { misere = false } = {},
): (position: Position) => boolean {
  const wins = winsByRules(options, { lastLoses: misere });
  return (position) => !wins(position);
}

/** The whole numbers from one to another, both included. */
export const upTo = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** Moves in one of several heaps, from the moves in a single one. */
export const inOneHeap =
  <Heap>(moves: (heap: Heap) => readonly (readonly Heap[])[]) =>
  (heaps: readonly Heap[]): (readonly Heap[])[] =>
    heaps.flatMap((heap, i) => moves(heap).map((left) => heaps.toSpliced(i, 1, ...left)));

/** How play ends, with best play by both, for the player to move. */
export type PartizanOutcome = "win" | "loss" | "draw";

/**
 * The outcomes of a game in which the players have moves of their own and positions may come back, by retrograde
 * analysis: from the positions without a move backwards, a position is lost when all its options are won for the
 * opponent, and won when one is lost for him. What is never settled is a draw.
 *
 * @param positions all of them, each as seen by the player to move: options are seen by the opponent
 */
export function partizanOutcomes(
  positions: readonly string[],
  options: (position: string) => readonly string[],
): ReadonlyMap<string, PartizanOutcome> {
  const before = new Map<string, string[]>(positions.map((position) => [position, []]));
  const open = new Map<string, number>();
  const outcomes = new Map<string, PartizanOutcome>();
  for (const position of positions) {
    const next = options(position);
    open.set(position, next.length);
    for (const option of next) before.get(option)?.push(position);
  }
  const settled = positions.filter((position) => open.get(position) === 0);
  for (const position of settled) outcomes.set(position, "loss");

  for (const position of settled) {
    for (const earlier of before.get(position) ?? []) {
      if (outcomes.has(earlier)) continue;
      const left = (open.get(earlier) ?? 0) - 1;
      open.set(earlier, left);
      if (outcomes.get(position) === "win" && left > 0) continue;
      outcomes.set(earlier, outcomes.get(position) === "loss" ? "win" : "loss");
      settled.push(earlier); // the loop goes on to what is appended
    }
  }
  for (const position of positions) if (!outcomes.has(position)) outcomes.set(position, "draw");
  return outcomes;
}
