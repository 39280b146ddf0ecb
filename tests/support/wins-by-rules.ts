/** Whether a position is P, by the definition alone; in misère play one without options is N. */
export function rulesAlone<Position>(
  options: (position: Position) => readonly Position[],
  { misere = false } = {},
): (position: Position) => boolean {
  const known = new Map<string, boolean>();
  const isP = (position: Position): boolean => {
    const name = JSON.stringify(position);
    const before = known.get(name);
    if (before !== undefined) return before;
    const left = options(position);
    const found = left.length === 0 ? !misere : !left.some(isP);
    known.set(name, found);
    return found;
  };
  return isP;
}

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
