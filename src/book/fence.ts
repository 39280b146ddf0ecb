/** The words after the language of a fenced block: `cell`, `cell folded`, `cell throws`. */
const wordsOf = (meta: string | null | undefined): string[] => (meta ?? "").split(/\s+/);

/** Whether a fenced block is a cell; other blocks are listings. */
export const isCell = (meta: string | null | undefined): boolean => wordsOf(meta)[0] === "cell";

/** What a cell's fence says of it. */
export function cellFlags(meta: string | null | undefined): { folded: boolean; throws: boolean } {
  const flags = wordsOf(meta);
  return { folded: flags.includes("folded"), throws: flags.includes("throws") };
}
