import { turningTurtles } from "../../games/rulesets/coin-games.ts";
import { coinProduct } from "../../games/rulesets/coins.ts";
import { nimSum } from "../../games/theory/numbers.ts";
import { counted, defineProblem, hdu } from "../define-problem.ts";
import { explainSum, playAs, type Reasons } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import type { ProblemPhrase, Winner } from "../problem.ts";
import type { TokenReader } from "../token-reader.ts";
import { nimProduct } from "../../games/theory/nim-product.ts";

/** A row and a column, from 1. */
export type Place = readonly [x: number, y: number];

/** The lights that are on; no two are in the same place. */
export type Case = readonly Place[];

/** The statement gives only upper bounds for the tests and the lights. */
export const limits = {
  tests: { min: 1, max: 100 },
  lights: { min: 0, max: 1000 },
  place: { min: 1, max: 10_000 },
} as const;

const { tests, lights: counts, place } = limits;

/** Returns the value by the Tartan theorem: coordinates count from 1, so they are values in Turning Turtles. */
export const lightValue = ([x, y]: Place): number => nimProduct(x, y);

/** Returns the winner, with O(n) nim-products. */
export function solve(lights: Case): Winner {
  let sum = 0;
  for (const light of lights) sum ^= lightValue(light);
  return sum === 0 ? "second" : "first";
}

/** Returns the q with p ⊗ q = s in the field of the numbers below 2^16, in which 1 / p is p to the power 2^16 − 2. */
function quotient(s: number, p: number): number {
  let found = s;
  let power = p;
  for (let bit = 1; bit < 16; bit++) {
    power = nimProduct(power, power);
    found = nimProduct(found, power);
  }
  return found;
}

/**
 * Yields the first corners of the rectangles with this last corner whose corners change the nim-sum by s. Let a = 0 if
 * x₁ = x, otherwise a = x₁, and b likewise; then the change is (x ⊕ a) ⊗ (y ⊕ b).
 */
function* firstCorners([x, y]: Place, s: number): Generator<Place, void, undefined> {
  const [less, more] = x < y ? [x, y] : [y, x];
  for (let a = 0; a < less; a++) {
    const b = quotient(s, less ^ a) ^ more;
    if (b >= more) continue;
    const found = [a === 0 ? less : a, b === 0 ? more : b] as const;
    yield x < y ? found : [found[1], found[0]];
  }
}

/** Reads n, and n lines with two coordinates. */
function readLights(reader: TokenReader): Case {
  const seen = new Set<number>();
  return repeat(reader.integer("lightsN", counts.min, counts.max), (): Place => {
    const x = reader.integer("coordinateX", place.min, place.max);
    const y = reader.integer("coordinateY", place.min, place.max);
    if (seen.size === seen.add(x * (place.max + 1) + y).size)
      reader.reject({ id: "lightTwice", values: { x, y } });
    return [x, y];
  });
}

const placeText = ([x, y]: Place): string => `(${x}, ${y})`;

const valued = (light: Place) => ({ value: placeText(light), grundy: lightValue(light) });

/** Returns the corners of a rectangle, the last one first: four, two for a line, or one for a single light. */
function cornersOf([x1, y1]: Place, [x2, y2]: Place): readonly Place[] {
  const rows = x1 === x2 ? [x2] : [x2, x1];
  return rows.flatMap((x) => (y1 === y2 ? [y2] : [y2, y1]).map((y): Place => [x, y]));
}

function switchPhrase(corners: readonly Place[]): ProblemPhrase {
  const [a = "", b = "", c = "", d = ""] = corners.map(placeText);
  if (corners.length === 1) return { id: "switchLight", values: { a } };
  if (corners.length === 2) return { id: "switchTwoLights", values: { a, b } };
  return { id: "switchFourLights", values: { a, b, c, d } };
}

/** Explains each light by its place and its value, and lists the moves that make the nim-sum 0. */
function explain(lights: Case): Reasons {
  const label = (row: number): ProblemPhrase => ({ id: "light", values: { n: row + 1 } });
  return explainSum(lights, label, valued, function* (light, grundy) {
    for (const corner of firstCorners(light, nimSum([lightValue(light), grundy]))) {
      const corners = cornersOf(corner, light);
      const others = corners.slice(1).map(placeText).join(" + ");
      yield [switchPhrase(corners), { value: others === "" ? { id: "noLights" } : others, grundy }];
    }
  });
}

/** Returns up to `many` random lights in the first `side` rows and columns. */
function randomLights(random: () => number, many: number, side: number): Case {
  const found = new Map<string, Place>();
  for (let drawn = 0; drawn < many; drawn++) {
    const light: Place = [randomInteger(random, 1, side), randomInteger(random, 1, side)];
    found.set(placeText(light), light);
  }
  return [...found.values()];
}

/** Returns random cases. In about every other one a last light makes the nim-sum 0, if a light within `side` can. */
function cases(random: () => number, count: number, most: number, side: number) {
  return repeat(count, (): Case => {
    const lights = randomLights(random, randomInteger(random, counts.min, most - 1), side);
    const sum = nimSum(lights.map(lightValue));
    if (sum === 0 || random() < 0.4) return lights;
    for (let tries = 0; tries < side; tries++) {
      const x = randomInteger(random, 1, side);
      const y = quotient(sum, x);
      if (y <= side && !lights.some(([a, b]) => a === x && b === y)) return [...lights, [x, y]];
    }
    return lights;
  });
}

/** The product of the game on one row with itself: a move turns the corners of a rectangle. */
const grid = coinProduct(turningTurtles, turningTurtles);

/** Lights on a grid: a move switches the corners of a rectangle, the last of them from on to off. */
export const hdu3404 = defineProblem<Case>({
  id: "hdu3404",
  title: "Switch lights",
  judge: { ...hdu(3404), seconds: "usual", kilobytes: "usual" },
  limits,
  columns: { row: "light", value: "place" },
  samples: [
    {
      input: "2\n2\n1 2\n2 1\n2\n1 1\n2 2\n",
      output: "Don't waste your time.\nHave a try, lxhgww.\n",
      by: "judge",
    },
    {
      input: "3\n2\n2 2\n1 3\n2\n8 2\n4 3\n2\n2 2\n1 4\n",
      output: "Don't waste your time.\nDon't waste your time.\nHave a try, lxhgww.\n",
      by: "us",
    },
  ],
  form: ["n", "lights[n]*2"],
  input: counted(readLights, (lights) => [[lights.length], ...lights], tests),
  answers: ["Have a try, lxhgww.", "Don't waste your time."],
  solve,
  explain,
  positions: (lights) => [
    playAs(
      grid,
      lights.map(([x, y]): Place => [x - 1, y - 1]),
    ),
  ],
  // The largest input is about 1 MB.
  generate: {
    tiny: (random) => cases(random, 6, 5, 3),
    random: (random) => [
      ...cases(random, 10, 4, 20),
      ...cases(random, 10, 30, 300),
      ...cases(random, 5, counts.max, place.max),
    ],
    largest: (random) => repeat(tests.max, () => randomLights(random, counts.max, place.max)),
  },
});
