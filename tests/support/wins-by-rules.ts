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
