/** What taking one number of stones may leave: bit h of `heaps` is set when that may be h heaps, none of them empty. */
export interface Digit {
  readonly heaps: number;
  /** The heaps that it leaves must differ in size. */
  readonly apart: boolean;
}

/** The rules of a game of heaps: the digit of each number of stones, from 0 on; `repeated` follow for ever. */
export interface Rules {
  readonly digits: readonly Digit[];
  readonly repeated: readonly Digit[];
}

const NONE: Digit = { heaps: 0, apart: false };
const WHOLE: Digit = { heaps: 3, apart: false };

/** The largest number of stones in a set, so that a set of a few characters fills no memory. */
const MOST = 1_000_000;

/** What taking this many stones may leave. */
export const digitOf = ({ digits, repeated }: Rules, stones: number): Digit =>
  digits[stones] ?? repeated[(stones - digits.length) % repeated.length] ?? NONE;

/**
 * Reads a take-and-break code (`0.77`, `4.[3]`; `4!.0`, where `!` says that the heaps left differ in size), a subtraction
 * set (`{1,3,4}`) or the set of what must not be taken (`!{2}`). `undefined` for every other text, and for rules by
 * which a move could leave the heap as it was, or take more than 10⁶ stones by name.
 */
export function readRules(text: string): Rules | undefined {
  const set = /^(!?)\{(\d{1,7}(?:,\d{1,7})*)\}$/.exec(text);
  if (set !== null) return rulesOfSet((set[2] ?? "").split(",").map(Number), set[1] === "!");
  const code = /^([\da-f]!?)\.((?:[\da-f]!?)*)(?:\[((?:[\da-f]!?)+)\])?$/.exec(text);
  if (code === null) return undefined;
  const [, before = "", after = "", repeated = ""] = code;
  const digits = digitsOf(before + after);
  if ((digits[0]?.heaps ?? 0) & 3) return undefined;
  return { digits, repeated: digitsOf(repeated) };
}

function rulesOfSet(numbers: readonly number[], except: boolean): Rules | undefined {
  const members = new Set(numbers);
  if (members.size < numbers.length || members.has(0)) return undefined;
  const most = Math.max(...numbers);
  if (most > MOST) return undefined;
  const digits = Array.from({ length: most + 1 }, (_, stones) =>
    stones > 0 && members.has(stones) !== except ? WHOLE : NONE,
  );
  return { digits, repeated: except ? [WHOLE] : [] };
}

const digitsOf = (text: string): Digit[] =>
  Array.from(text.matchAll(/([\da-f])(!?)/g), ([, digit = "", mark]) => ({
    heaps: parseInt(digit, 16),
    apart: mark === "!",
  }));
