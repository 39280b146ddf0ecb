/** The words after the language of a fenced block: `cell`, `cell folded`, `cell check`, `cell throws`, `cell solution`, `cell budget=60`. */
const wordsOf = (meta: string | null | undefined): string[] => (meta ?? "").split(/\s+/);

/** Whether a fenced block is a cell; other blocks are listings. */
export const isCell = (meta: string | null | undefined): boolean => wordsOf(meta)[0] === "cell";

/** The flags of a cell's fence. A check's code is folded, since its result says what a reader needs. `budget` is in seconds. */
export function cellFlags(meta: string | null | undefined): {
  folded: boolean;
  check: boolean;
  throws: boolean;
  solution?: true;
  budget?: number;
} {
  const flags = wordsOf(meta);
  const budget = flags.map((flag) => /^budget=(\d+)$/.exec(flag)?.[1]).find(Boolean);
  return {
    folded: flags.includes("folded") || flags.includes("check"),
    check: flags.includes("check"),
    throws: flags.includes("throws"),
    ...(flags.includes("solution") ? { solution: true } : {}),
    ...(budget === undefined ? {} : { budget: Number(budget) }),
  };
}
