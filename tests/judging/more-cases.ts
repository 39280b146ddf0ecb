import { nimSum } from "../../src/theory/nim-sum.ts";
import { dateNumber, daysIn, lastDate } from "../../src/problems/hdu1079/calendar.ts";
import { limits as dates } from "../../src/problems/hdu1079/input.ts";
import { limits as taken } from "../../src/problems/hdu1536/input.ts";
import { limits as gifts } from "../../src/problems/hdu2188/input.ts";
import { limits as apples } from "../../src/problems/hdu2509/input.ts";
import { width } from "../../src/problems/hdu5724/input.ts";
import { rowValue } from "../../src/problems/hdu5724/solve.ts";
import { limits as strip } from "../../src/problems/poj1704/input.ts";
import { countedNimSum } from "../../src/problems/poj1704/solve.ts";
import { limits as heaps } from "../../src/problems/poj2975/input.ts";
import { randomInteger } from "../../src/problems/random-integer.ts";
import { limits as tree } from "../../src/problems/stones/input.ts";

type Random = () => number;

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);

/** So many things of chance. */
const many = <Item>(count: number, make: () => Item): readonly Item[] =>
  Array.from({ length: count }, make);

/** A number from 1 to the largest allowed: small ones as often as large ones. */
const sized = (random: Random, { max }: { readonly max: number }): number =>
  Math.round(max ** random());

/** Heaps, as few as many and as small as large; every other time with a last one that makes their nim-sum 0. */
function evened(random: Random, count: number, most: number): readonly number[] {
  const list = many(count, () => randomInteger(random, 1, most));
  const last = nimSum(list);
  return last > 0 && last <= most && random() < 0.5 ? [...list, last] : list;
}

/** Squares of a strip in no order; every other time the last piece is so far on that the first player loses. */
function pieces(random: Random): readonly number[] {
  const last = sized(random, strip.square);
  const count = Math.min(last, sized(random, strip.pieces));
  const squares = new Set(many(count, () => randomInteger(random, 1, last)));
  const sorted = [...squares].sort((a, b) => a - b);
  const [before = 0, end = 0] = [0, ...sorted].slice(-2);
  const moved = before + 1 + (countedNimSum(sorted) ^ (end - before - 1));
  if (random() < 0.5 && moved <= strip.square.max) sorted.splice(-1, 1, moved);
  return sorted.map((square) => ({ square, at: random() })).sort((a, b) => a.at - b.at).map(({ square }) => square); // prettier-ignore
}

/** Rows of few pieces or many; every other time with blocks of pieces that make them lost. */
function rows(random: Random): readonly number[] {
  const any = (): number => randomInteger(random, 0, 2 ** width - 1);
  const found = many(sized(random, { max: 20 }), () => {
    const row = any();
    return random() < 0.3 ? row & any() & any() : random() < 0.5 ? row | any() | any() : row;
  });
  const sum = nimSum(found.map(rowValue));
  const block = (size: number): number => (2 ** size - 1) << 1;
  return random() < 0.5 ? [...found, block(sum & 15), block(sum & 16)] : found;
}

/** A tree whose stones are few or many, and on few nodes or on all. */
function stones(random: Random): readonly Int32Array[] {
  const most = sized(random, tree.stones);
  const share = random();
  const held = (): number => (random() < share ? randomInteger(random, 0, most) : 0);
  return Array.from({ length: randomInteger(random, 0, 8) }, (_, level) =>
    Int32Array.from({ length: 2 ** level }, held),
  );
}

/** Amounts that are few or many, and positions of heaps that are small or large. */
function takeaway(random: Random): unknown {
  const amounts =
    random() < 0.3
      ? upTo(randomInteger(random, 90, 100))
      : evened(random, sized(random, { max: 99 }), sized(random, taken.amount));
  const count = sized(random, { max: 20 });
  const most = sized(random, taken.heap);
  return { amounts, positions: many(count, () => evened(random, sized(random, { max: 9 }), most)) };
}

function* everyDate(): Generator {
  for (let year: number = dates.year.min; year <= dates.year.max; year++) {
    for (const month of upTo(12)) {
      for (const day of upTo(daysIn(year, month))) {
        const date = { year, month, day };
        if (dateNumber(date) <= dateNumber(lastDate)) yield date;
      }
    }
  }
}

/** Every case of a problem, where they are not too many, or very many that are not like those of the judge. */
const MORE: Readonly<Record<string, (random: Random) => Iterable<unknown>>> = {
  hdu1079: everyDate,
  hdu1536: (random) => many(100, () => takeaway(random)),
  hdu1848: (random) =>
    many(50_000, () => many(3, () => randomInteger(random, 1, random() < 0.5 ? 1000 : 30))),
  hdu2188: () => upTo(gifts.goal.max).flatMap((goal) => upTo(10).map((most) => ({ goal, most }))),
  hdu2509: (random) =>
    many(5000, () => evened(random, sized(random, { max: 99 }), sized(random, apples.apples))),
  hdu5724: (random) => many(2000, () => rows(random)),
  p2575: (random) => many(2000, () => rows(random)),
  poj1704: (random) => many(2000, () => pieces(random)),
  poj2975: (random) =>
    many(2000, () => evened(random, sized(random, { max: 999 }), sized(random, heaps.heap))),
  stones: (random) => many(1000, () => stones(random)),
};

/** Many more cases than the judge asks, and drawn in other ways. */
export const moreCases = (id: string, random: Random): readonly unknown[] => [
  ...(MORE[id]?.(random) ?? []),
];
