import { expect, test } from "vitest";
import { octal } from "../../../src/games/rulesets/octal.ts";
import { recursPastFarParts } from "../../../src/games/theory/far-parts.ts";
import { findRepeat } from "../../../src/games/theory/find-repeat.ts";
import { growingTable } from "../../../src/games/theory/growing-table.ts";
import { provePeriod } from "../../../src/games/theory/prove-period.ts";
import { SparseSpace } from "../../../src/games/theory/sparse-space.ts";
import { deep } from "../../support/extent.ts";

const HEAPS = 4000;

/** Small, so that most games have rare heaps beyond it. */
const NEAR = 24;

test("values that are said to recur past far parts do, in every code 0.d1d2d3; of those that seem to, some do not", () => {
  const notice = { yes: 0, no: 0, wrong: 0 };
  for (let code = 0; code < 512; code++) {
    const { law, name } = octal(`0.${code.toString(8).padStart(3, "0")}`);
    const stonesFor = (bit: number) =>
      Int32Array.from(law.takes.filter(({ leaves }) => leaves & bit), ({ stones }) => stones); // prettier-ignore
    const takes = { wholes: stonesFor(2), splits: stonesFor(4), apart: 0 };
    if (takes.splits.length === 0) continue;
    const table = growingTable(law);
    table.grow(HEAPS);
    const { values } = table;
    for (let known = 100; known < HEAPS / 2; known += 200) {
      const window = NEAR + 3;
      const space = new SparseSpace(takes.splits);
      space.widen(1024);
      for (let heap = 1; heap < known; heap++) space.add(heap, values[heap] ?? 0);
      space.choose(known, values);
      const period = findRepeat(values, known, window, known - window);
      const last = space.heaps[space.count - 1] ?? 0;
      if (!space.isSparse || period % (1 + space.sized) > 0) continue;
      if (period === 0 || known - window - period <= last) continue;
      let end = known;
      while (end < HEAPS && values[end] === values[end - period]) end++;
      const isSure = recursPastFarParts(values, known, period, NEAR, takes, space);
      if (isSure && end < HEAPS)
        expect.fail(`${name} at ${known}, period ${period}: ends at ${end}`);
      notice[isSure ? "yes" : end < HEAPS ? "wrong" : "no"]++;
    }
  }
  expect(notice.yes).toBeGreaterThan(500);
  expect(notice.wrong).toBeGreaterThan(0);
});

deep("0.376 recurs from its published heap on, though its rare heaps reach half as far", () => {
  const { law } = octal("0.376");
  const table = growingTable(law);
  table.grow(4_536_508);
  expect(provePeriod(table.values, law, table.known)).toMatchObject({
    preperiod: 2_268_248,
    period: 4,
  });
});
