import { expect } from "vitest";
import { seededRandom } from "../support/seeded-random.ts";
import { ALIKE } from "./alike.ts";
import type { Fate } from "./fates.ts";
import { mutantsOf } from "./mutants.ts";

/** So many mutants of a program are tried, where it has so many that are programs. */
export const MUTANTS = 30;

const known = new Set(Object.values(ALIKE).flat());

/** Tries mutants of a program: what the judge accepts is right, and known to be, with the reason. */
export async function tryMutants(
  code: string,
  most: number,
  fateOf: (code: string) => Promise<Fate | "no program">,
): Promise<void> {
  const missed: string[] = [];
  const unknown: string[] = [];
  let tried = 0;
  for (const mutant of mutantsOf(code, seededRandom(1))) {
    if (tried === most) break;
    const fate = await fateOf(mutant.code);
    if (fate === "no program") continue;
    tried += 1;
    if (typeof fate === "object") missed.push(`${mutant.line}: ${fate.missed}`);
    if (fate === "right" && !known.has(mutant.line)) unknown.push(mutant.line);
  }
  expect(tried).toBeGreaterThan(0);
  expect(missed, "accepted, and wrong").toEqual([]);
  expect(unknown, "accepted, and right as it seems: alike.ts has to say why").toEqual([]);
}
