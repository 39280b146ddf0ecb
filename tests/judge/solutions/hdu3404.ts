import { nimProduct } from "grundy";

type Answer = "Have a try, lxhgww." | "Don't waste your time.";

const answer = (sum: number): Answer =>
  sum === 0 ? "Don't waste your time." : "Have a try, lxhgww.";

export const library = (lights: [number, number][]): Answer =>
  answer(lights.reduce((sum, [x, y]) => sum ^ nimProduct(x, y), 0));

/** The product of 2^i and 2^j: of their Fermat 2-powers, the largest first. One that both have is squared. */
function ofPowers(i: number, j: number): number {
  let product = 1;
  for (let digit = 3; digit >= 0; digit--) {
    const [inI, inJ] = [(i >> digit) & 1, (j >> digit) & 1];
    if (inI === 0 && inJ === 0) continue;
    const fermat = 1 << (1 << digit);
    product =
      inI === 1 && inJ === 1 ? times(product, fermat ^ (fermat >> 1)) : times(product, fermat);
  }
  return product;
}

const TABLE = new Map<number, number>();

/** Bit by bit, with a table of the products of two powers of two. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 0; a >> i > 0; i++) {
    for (let j = 0; b >> j > 0; j++) {
      if (((a >> i) & 1) === 0 || ((b >> j) & 1) === 0) continue;
      if ((i & j) === 0) {
        product ^= 1 << (i + j); // no Fermat 2-power in common: the ordinary product
        continue;
      }
      const key = 16 * i + j;
      const known = TABLE.get(key) ?? ofPowers(i, j);
      TABLE.set(key, known);
      product ^= known;
    }
  }
  return product;
}

export const bits = (lights: [number, number][]): Answer =>
  answer(lights.reduce((sum, [x, y]) => sum ^ times(x, y), 0));
