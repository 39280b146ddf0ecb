import { describe, expect, test } from "vitest";
import { fibonacciNumbers } from "../../../src/problems/hdu1848/solve.ts";
import {
  grundysGame,
  dawsonsChess,
  dawsonsKayles,
  kayles,
  octal,
  treblecross,
} from "../../../src/games/rulesets/octal.ts";
import { subtraction } from "../../../src/games/rulesets/subtraction.ts";
import { grundyTable } from "../../../src/games/theory/grundy-table.ts";
import type { HeapRuleset } from "../../../src/games/theory/ruleset.ts";
import { known } from "../../support/known-values.ts";
import { growingTable } from "../../../src/games/theory/growing-table.ts";
import { provePeriod } from "../../../src/games/theory/prove-period.ts";
import { wholeOnly, whole } from "../../support/extent.ts";

/** A checksum of a long table. */
interface Fingerprint {
  readonly sum: number;
  readonly largest: number;
  /** 31 · (31 · (… 0 + first) + second) + …, in signed 32 bits. */
  readonly hash: number;
}

function fingerprint(values: readonly number[]): Fingerprint {
  let [sum, largest, hash] = [0, 0, 0];
  for (const value of values) {
    sum += value;
    largest = Math.max(largest, value);
    hash = (Math.imul(hash, 31) + value) | 0;
  }
  return { sum, largest, hash };
}

const squares = Array.from({ length: 316 }, (_, root) => (root + 1) ** 2);

/**
 * Each fingerprint was computed by an independent C++ program: for every heap it marks the value of every option in an
 * array, and the value is the first that is not marked. It uses no masks, sparse spaces or periods.
 */
const far: readonly {
  readonly ruleset: HeapRuleset;
  readonly limit: number;
  readonly found: Fingerprint;
}[] = [
  {
    ruleset: subtraction([1, 3, 4]),
    limit: 10_000_000,
    found: { sum: 12857141, largest: 3, hash: -438571903 },
  },
  {
    ruleset: subtraction(fibonacciNumbers(10_000_000)),
    limit: 10_000_000,
    found: { sum: 25705787, largest: 15, hash: 1544853577 },
  },
  {
    ruleset: subtraction(squares),
    limit: 100_000,
    found: { sum: 2469832, largest: 74, hash: -279711794 },
  },
  { ruleset: kayles, limit: 100_000, found: { sum: 391647, largest: 8, hash: 1789642129 } },
  { ruleset: dawsonsChess, limit: 20_000, found: { sum: 54075, largest: 9, hash: 45350211 } },
  { ruleset: dawsonsKayles, limit: 20_000, found: { sum: 54075, largest: 9, hash: -1106915747 } },
  {
    ruleset: octal("0.127"),
    limit: 60_000,
    found: { sum: 303559, largest: 56, hash: -1732412131 },
  },
  {
    ruleset: octal("0.007"),
    limit: 20_000,
    found: { sum: 2421730, largest: 392, hash: 1409981072 },
  },
  {
    ruleset: octal("0.376"),
    limit: 30_000,
    found: { sum: 1007058, largest: 152, hash: -510809912 },
  },
  { ruleset: octal("0.104"), limit: 30_000, found: { sum: 150817, largest: 21, hash: 1170053215 } },
  { ruleset: octal("0.054"), limit: 30_000, found: { sum: 226505, largest: 34, hash: -692950889 } },
  { ruleset: grundysGame, limit: 100_000, found: { sum: 6157260, largest: 230, hash: -206768624 } },
];

describe("tables beyond the published values", () => {
  test.each(far.filter(({ limit }) => whole || limit < 1e5))(
    "$ruleset.name up to $limit has the values of an independent program",
    ({ ruleset, limit, found }) => {
      expect(fingerprint(grundyTable(ruleset, limit))).toEqual(found);
    },
  );

  test("Treblecross has its published values, which are those of 0.007 with two more squares", () => {
    const { values } = known("Treblecross n squares");
    expect(grundyTable(octal("0.007"), values.length + 1).slice(2)).toEqual(values);
    const most = whole ? 3000 : 1200;
    const far = grundyTable(octal("0.007"), most + 2).slice(2);
    expect(grundyTable(treblecross, most)).toEqual(far);
  });
});

wholeOnly("0.376 has its published preperiod and period", () => {
  const { law } = octal("0.376");
  const table = growingTable(law);
  table.grow(4_536_508);
  expect(provePeriod(table.values, law, table.known)).toMatchObject({
    preperiod: 2_268_248,
    period: 4,
  });
});
