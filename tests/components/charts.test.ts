import fc from "fast-check";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { classRange, grundyClass } from "../../components/charts/scale.ts";
import { layoutSequence } from "../../components/charts/SequenceChart.tsx";
import { classesIn, layoutHeatmap } from "../../components/charts/Heatmap.tsx";
import type { HeatmapEntry } from "../../src/notebook/output.ts";
import { heatmapData } from "../../src/notebook/outputs/heatmap.ts";
import { pairsInColumn, XorColumns } from "../../components/charts/XorColumns.tsx";

const entry: fc.Arbitrary<HeatmapEntry> = fc.oneof(
  fc.nat(80),
  fc.constantFrom<HeatmapEntry>("P", "N", null),
);
const table = fc.array(fc.array(entry, { maxLength: 40 }), { maxLength: 40 });

describe("the colour scale", () => {
  test("assigns every Grundy value to a class whose range contains it", () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(200), fc.maxSafeNat()), (value) => {
        const { from, to = Infinity } = classRange(grundyClass(value));
        expect(from <= value && value <= to).toBe(true);
      }),
    );
  });

  test("has classes without gaps, and a last class without an upper bound", () => {
    let next = 0;
    for (let which = 0; which <= 11; which++) {
      const { from, to } = classRange(which);
      expect(from).toBe(next);
      next = (to ?? NaN) + 1;
    }
    expect(next).toBeNaN();
  });
});

describe("a heat map", () => {
  test("draws every entry in its own cell", () => {
    fc.assert(
      fc.property(table, (rows) => {
        const layout = layoutHeatmap(heatmapData(rows));
        const { classes, columnLabels, left, top, width } = layout;
        const cell = (width - left - 6) / Math.max(1, columnLabels.length);
        if (cell < 8) return; // bars represent whole runs
        const cells = rows.flatMap((row, i) =>
          row.flatMap((one, j) => (one === null ? [] : [`${i} ${j}`])),
        );
        const drawn = classes.flatMap(({ path }) => {
          let [x, y] = [0, 0];
          return [...path.matchAll(/m([-\d.]+),([-\d.]+)/g)].map(([, dx, dy]) => {
            [x, y] = [x + Number(dx), y + Number(dy)];
            return `${Math.floor((y - top) / cell)} ${Math.floor((x - left + 0.1) / cell)}`;
          });
        });
        expect(drawn.toSorted()).toEqual(cells.toSorted());
        expect(new Set(classes.map(({ name }) => name)).size).toBe(classes.length);
      }),
    );
  });

  test("prints its entries only if it has at most 16 rows and columns", () => {
    const square = (size: number) =>
      heatmapData(Array.from({ length: size }, () => Array.from({ length: size }, () => 1)));
    expect(layoutHeatmap(square(16)).entries).toHaveLength(256);
    expect(layoutHeatmap(square(17)).entries).toHaveLength(0);
  });

  test("keeps everything inside its frame", () => {
    fc.assert(
      fc.property(table, (rows) => {
        const layout = layoutHeatmap(heatmapData(rows, { rows: "a", columns: "b" }));
        for (const { x, y } of [...layout.entries, ...layout.rowLabels, ...layout.columnLabels]) {
          expect(x > 0 && x < layout.width).toBe(true);
          expect(y > 0 && y < layout.height).toBe(true);
        }
      }),
    );
  });

  test("has one path per class, and no texts, for a table of 200 by 200", () => {
    const rows = Array.from({ length: 200 }, (_, a) =>
      Array.from({ length: 200 }, (_, b) => a ^ b),
    );
    const { classes, entries } = layoutHeatmap(heatmapData(rows));
    expect(classes).toHaveLength(12);
    expect(entries).toHaveLength(0);
  });
});

test("a chart of 200 values has at most the usual width, and a chart of 400 is wider", () => {
  const widthOf = (count: number): number =>
    layoutSequence({ values: new Array<number>(count).fill(1), start: 0, cut: 0 }).width;
  expect(widthOf(200)).toBeLessThanOrEqual(556);
  expect(widthOf(20)).toBeLessThanOrEqual(556);
  expect(widthOf(400)).toBeGreaterThan(556);
});

test("a chart has a band for every second period, and one label with the period", () => {
  const values = Array.from({ length: 180 }, (_, n) => n % 12);
  const { bands } = layoutSequence({ values, start: 0, cut: 0, period: 12, preperiod: 71 });
  expect(bands.flatMap(({ label }) => label || [])).toEqual(["p = 12"]);
  expect(bands).toHaveLength(5);
});

test("a chart that begins after two periods has the bands of a chart from 0", () => {
  const period = { cut: 0, period: 12, preperiod: 0 };
  const of = (start: number) =>
    layoutSequence({
      values: Array.from({ length: 60 }, (_, n) => (start + n) % 12),
      start,
      ...period,
    });
  const shifted = of(24).bands.map(({ x, width }) => ({ x, width }));
  expect(shifted).toEqual(of(0).bands.map(({ x, width }) => ({ x, width })));
  // A chart that begins in the middle of a band shows the rest of that band.
  const [whole, half] = [of(24).bands[0], of(30).bands[0]];
  expect(half?.width).toBeCloseTo((whole?.width ?? 0) / 2, 1);
});

test("a chart that begins at 5 has each number below its column, and a disc for each 0", () => {
  const values = Array.from({ length: 20 }, (_, at) => (at < 3 ? 0 : 1));
  const { xTicks, marks } = layoutSequence({ values, start: 5, cut: 0 });
  const column = (548 - 40) / 20;
  expect(xTicks[0]).toEqual({ at: 40 + 1.5 * column, label: "6" });
  expect(xTicks.at(-1)).toEqual({ at: 40 + 19.5 * column, label: "24" });
  expect([marks.discs, marks.squares].map((path) => path.split("M").length - 1)).toEqual([3, 17]);
});

test("the classes of a heat map are sorted by value, independently of the order of the entries", () => {
  const rows: HeatmapEntry[][] = [
    [9, 3],
    [0, 1],
    [30, null],
  ];
  const classes = classesIn(rows);
  expect(classes).toEqual([...classes].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1))));
  expect(classes).toHaveLength(5);
  expect(classesIn([["N", "P"]])).toEqual(classesIn([["P", "N"]]));
});

const column = fc.array(fc.constantFrom<0 | 1>(0, 1), { maxLength: 12 });

describe("the pairs of a column", () => {
  test("leave one 1 alone if and only if the column is odd", () => {
    fc.assert(
      fc.property(column, (bits) => {
        const ones = bits.reduce<number>((sum, bit) => sum + bit, 0);
        const links = pairsInColumn(bits);
        expect(links.filter((link) => link === "alone")).toHaveLength(ones % 2);
        expect(links.filter((link) => link === "begin")).toHaveLength(Math.floor(ones / 2));
      }),
    );
  });

  test("do not overlap, and have only 0s between their ends", () => {
    fc.assert(
      fc.property(column, (bits) => {
        let open = false;
        pairsInColumn(bits).forEach((link, row) => {
          expect(link === "between", `row ${row}`).toBe(open && bits[row] === 0);
          if (bits[row] === 1) expect(link === "end").toBe(open);
          if (link === "begin" || link === "end") open = link === "begin";
        });
        expect(open).toBe(false);
      }),
    );
  });
});

test.each([
  [2, ["0", "1", "1"]],
  [3, ["2", "0", ""]],
])(
  "the last row of XOR columns counts the 1s modulo %d, and only a nim-sum has a total",
  (modulus, row) => {
    const html = renderToString(h(XorColumns, { values: [3, 3, 1], modulus }));
    const [, foot = ""] = html.split("<tfoot>");
    expect([...foot.matchAll(/<td[^>]*>(\d*)<\/td>/g)].map(([, text]) => text)).toEqual(row);
  },
);
