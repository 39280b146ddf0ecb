/**
 * Whether a position is P, by the definition alone: a position is P when none of its options is. Whole positions, no
 * sums, no Grundy values. In misère play a position without options is N instead.
 */
export function rulesAlone<Position>(
  options: (position: Position) => readonly Position[],
  { misere = false } = {},
): (position: Position) => boolean {
  const known = new Map<string, boolean>();
  const isP = (position: Position): boolean => {
    const name = JSON.stringify(position);
    let found = known.get(name);
    if (found === undefined) {
      const next = options(position);
      found = next.length === 0 ? !misere : !next.some(isP);
      known.set(name, found);
    }
    return found;
  };
  return isP;
}
