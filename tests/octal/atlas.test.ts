import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gameNames } from "../../src/i18n/en/period.ts";
import { codes } from "../../src/octal/atlas/explore.ts";
import { certificatesOf, fromCsv, toCsv, type Row } from "../../src/octal/atlas/row.ts";
import { standardForm, survey } from "../../src/octal/atlas/survey.ts";
import { checkCertificate } from "../../src/octal/check-certificate.ts";
import { readRules } from "../../src/octal/checker/read-rules.ts";
import { byDefinition } from "../../src/octal/checker/values-of.ts";
import { cellsOf, numbersOf } from "../../components/laboratory/atlas/cells-of.ts";
import { wholeOnly, numberOfRuns, whole } from "../support/extent.ts";
import { seededRandom } from "../../src/judge/inputs.ts";

const csv = (name: string): string => readFileSync(`src/octal/atlas/${name}`, "utf8");
const three = fromCsv(csv("octal-3.csv"));
const four = fromCsv(csv("octal-4.csv"));
const byGame = new Map([...three, ...four].map((row) => [row.game, row]));

/** Returns the values of the heaps 0 … last by the definition. */
function valuesOf(game: string, last: number): number[] {
  const rules = readRules(game);
  if (rules === undefined) throw new RangeError(game);
  return Array.from(byDefinition(rules, last));
}

const ones = (value: number): number => value.toString(2).replaceAll("0", "").length;

/** Computes the facts of a row from the values, by the definition. */
function plainFacts(values: readonly number[], { game, space }: Row): Partial<Row> {
  const largest = Math.max(...values);
  const found = { largest, largestAt: values.indexOf(largest) };
  if (space === undefined) return found;
  const { mask, sized } = space;
  const split = [1, 2, 3, 4].find((taken) => Number(game[taken + 1] ?? 0) >= 4) ?? 0;
  const isRare = (value: number, heap: number): boolean =>
    heap > 0 && (ones(value & mask) + (sized === 1 ? heap + split : 0)) % 2 === 0;
  const rare = values.flatMap((value, heap) => (isRare(value, heap) ? [heap] : []));
  return { ...found, space: { mask, sized, heaps: rare.length, last: rare.at(-1) ?? 0 } };
}

test("the atlas contains every code of three digits once, and toCsv restores its files", () => {
  expect(three.map(({ game }) => game)).toEqual(codes(3));
  for (const name of ["octal-3.csv", "octal-4.csv"])
    expect(toCsv(fromCsv(csv(name)))).toBe(csv(name));
  expect(four.every(({ game, proof }) => /^0\.\d{3}[1-7]$/.test(game) && proof)).toBe(true);
});

describe("certificates", () => {
  const all = certificatesOf([...three, ...four]);
  const most = whole ? 30_000 : 500;
  const near = all.filter(({ provedAt }) => provedAt <= most);
  const far = all.filter(({ provedAt }) => provedAt > most && provedAt <= (whole ? 1e6 : 8000));

  test(`all ${near.length} that close by heap ${most} are valid`, () => {
    const wrong = near.filter((one) => !checkCertificate(one).valid);
    expect(wrong).toEqual([]);
  });

  test("a random one that closes later is valid", () => {
    const one = far[Math.floor(seededRandom(137)() * far.length)];
    expect(checkCertificate(one, 3e7), JSON.stringify(one)).toMatchObject({ valid: true });
  });

  wholeOnly("some of the longest are valid", () => {
    const last = new Set(["0.016", "0.160", "0.560", "0.127"]);
    for (const one of all.filter(({ game }) => last.has(game))) {
      expect(checkCertificate(one), one.game).toMatchObject({ valid: true });
    }
  });
});

/** Published periods: R. Austin, A. Gangolli and T. Plambeck, A. Flammenkamp, J. Kenyon, and R. K. Guy. */
test.each([
  ["0.770", 71, 12, 8, 27],
  ["0.070", 53, 34, 9, 86],
  ["0.450", 498, 20, 8, 37],
  ["0.156", 3479, 349, 23, 1032],
  ["0.165", 5181, 1550, 25, 620],
  ["0.356", 7315, 142, 19, 86],
  ["0.644", 3256, 442, 64, 333],
  ["0.127", 46_578, 4, 56, 24_734],
  ["0.160", 105_351, 149_459, 23, 229_790],
  ["0.560", 326_640, 144, 64, 22_778],
  ["0.376", 2_268_248, 4, 176, 341_612],
  ["0.354", 10_061_916, 1180, 113, 1152],
  ["0.054", 193_235_616, 10_015_179],
  ["0.104", 197_769_598, 11_770_282],
  ["0.454", 160_949_019, 60_620_715],
])("%s has its published period and largest value", (game, preperiod, period, ...facts) => {
  const row = byGame.get(game);
  expect(row).toMatchObject({ proof: { preperiod, period } });
  if (facts.length > 0) expect([row?.largest, row?.largestAt]).toEqual(facts);
});

describe("equal games", () => {
  test("of the atlas have the same values, up to the shift", () => {
    const last = whole ? 600 : 150;
    for (const { game, like, stones } of byGame.values()) {
      if (like === game) continue;
      const [here, there] = [valuesOf(game, last), valuesOf(like, last - stones)];
      expect(here, `${game} ${like}`).toEqual([...new Array<number>(stones).fill(0), ...there]);
    }
  });

  test("have a standard form with the same values, up to the shift", () => {
    const code = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 6 });
    const law = fc.property(code, (digits) => {
      const game = `0.${digits.join("")}`;
      const form = standardForm(game);
      const there = valuesOf(form.code, 150 - form.shift);
      expect(valuesOf(game, 150)).toEqual([...new Array<number>(form.shift).fill(0), ...there]);
    });
    fc.assert(law, { numRuns: numberOfRuns(1000) });
  });

  test("do not include 0.161 and 0.36, which first differ at heap 519", () => {
    const [one, other] = [valuesOf("0.161", 519), valuesOf("0.36", 519)];
    expect(one.slice(0, 519)).toEqual(other.slice(0, 519));
    expect(one[519]).not.toBe(other[519]);
    expect(byGame.get("0.161")?.like).not.toBe(byGame.get("0.360")?.like);
    expect(byGame.get("0.270")?.like).toBe(byGame.get("0.260")?.like);
    expect(byGame.get("0.314")?.like).toBe("0.314");
  });
});

describe("the facts of a row", () => {
  test("are those of the definition if a period is proved", () => {
    for (const row of byGame.values()) {
      const { game, proof } = row;
      if (proof === undefined || proof.provedAt > (whole ? 8000 : 400)) continue;
      expect(row.heaps, game).toBe(proof.provedAt + 1);
      const expected = plainFacts(valuesOf(game, proof.preperiod + 2 * proof.period - 1), row);
      const last = expected.space?.last ?? 0;
      const recurs = last > 0 && last >= proof.preperiod;
      const space = recurs ? { heaps: Infinity, last: 0 } : expected.space;
      expect(row, game).toMatchObject({ ...expected, ...(space && { space }) });
    }
  });

  test("are those of the definition if no period is known", () => {
    const games = ["0.007", "0.042", "0.104", "0.600", "0.777"];
    for (const row of survey(games, () => ({ least: 700, heaps: 700, work: 0 }))) {
      expect(row.proof).toBeUndefined();
      expect(row.heaps).toBeGreaterThanOrEqual(700);
      expect(row).toMatchObject(plainFacts(valuesOf(row.game, row.heaps - 1), row));
    }
  });

  test("are the same in a new survey, for games that close early", () => {
    const random = seededRandom(7);
    const early = three.filter(({ proof }) => proof && proof.provedAt < 4000);
    const some = early.filter(() => random() < (whole ? 1 : 0.2));
    const again = survey(
      some.map(({ game }) => game),
      () => ({ least: 8192, heaps: 8192, work: 0 }),
    );
    const plain = (row: Row): Partial<Row> => ({ ...row, like: "", stones: 0 });
    expect(again.map(plain)).toEqual(some.map(plain));
  });
});

test("numbersOf a row are the numbers in its cells, which use the digits of the language", () => {
  const words = { open: "open", published: "open", none: "–", more: "", names: gameNames };
  const read = (text: string): number =>
    text === "∞" ? Infinity : Number(text.replaceAll(",", ""));
  for (const row of three) {
    const [, ...numbers] = numbersOf(row);
    expect(numbers.slice(0, -2), row.game).toEqual(
      cellsOf(row, "en", words).slice(1, -2).map(read),
    );
    expect(cellsOf(row, "ar-EG", words)[3], row.game).not.toMatch(/[0-9]/);
  }
});
