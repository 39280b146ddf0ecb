import type { Limit, PhraseId } from "./problem.ts";
import { TokenReader } from "./token-reader.ts";

/** Part of plain JavaScript's hosts, though not of the language. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** A {@link TokenReader} for a text, encoded as UTF-8. */
export function textReader(text: string): TokenReader {
  const chunks = [new TextEncoder().encode(text)];
  return new TokenReader(() => chunks.pop());
}

/** So many numbers within a limit. */
export function readNumbers(
  reader: TokenReader,
  count: number,
  what: PhraseId,
  { min, max }: Limit,
): number[] {
  const numbers: number[] = [];
  for (let index = 0; index < count; index++) numbers.push(reader.integer(what, min, max));
  return numbers;
}

/** How many numbers there are, and so many numbers, each within its limit. */
export const readList = (
  reader: TokenReader,
  howMany: PhraseId,
  counts: Limit,
  what: PhraseId,
  limit: Limit,
): number[] => readNumbers(reader, reader.integer(howMany, counts.min, counts.max), what, limit);
