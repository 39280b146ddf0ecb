/** The required relation of several heaps that a move leaves: none, all different, or not all equal. */
export type Parts = "any" | "unequal" | "mixed";

/** What a take may leave: numbers of non-empty heaps, and their required relation. */
export interface Digit {
  /** The numbers of heaps, in increasing order. */
  readonly heaps: readonly number[];
  readonly parts: Parts;
}

/** The rules of a heap game: the digit of each number of stones, from 0 on; then `repeated` repeats indefinitely. */
export interface Rules {
  readonly digits: readonly Digit[];
  readonly repeated: readonly Digit[];
}

const NONE: Digit = { heaps: [], parts: "any" };
const WHOLE: Digit = { heaps: [0, 1], parts: "any" };

/** Maximum number of stones in a set, so that a short text cannot exhaust the memory. */
const MAX_STONES = 1_000_000;

/** Returns the digit for this number of stones. */
export const digitOf = ({ digits, repeated }: Rules, stones: number): Digit =>
  digits[stones] ?? repeated[(stones - digits.length) % repeated.length] ?? NONE;

/**
 * Reads a take-and-break code (`0.77`, `4.[3]`, `4!.0`; the mark `!` requires heaps of different sizes, `?` heaps that
 * are not all equal), a subtraction set (`{1,3,4}`) or a set of excluded numbers (`!{2}`). Returns `undefined` for
 * every other text, for a code that allows a move that changes nothing, and for a set with a number above 10⁶.
 *
 * In the result, the repetition is as short as possible and begins as early as possible.
 */
export function readRules(text: string): Rules | undefined {
  const set = /^(!?)\{([^{}]*)\}$/.exec(text);
  if (set !== null) return rulesOfSet(set[2] ?? "", set[1] === "!");
  const digit = "[\\da-z][!?]?";
  const code = new RegExp(`^(${digit})\\.((?:${digit})*)(?:\\[((?:${digit})+)\\])?$`).exec(text);
  if (code === null) return undefined;
  const [, before = "", after = "", repeated = ""] = code;
  const digits = digitsOf(before + after);
  if ((digits[0]?.heaps[0] ?? 2) < 2) return undefined;
  return shortest({ digits, repeated: digitsOf(repeated) });
}

/** Reads `1,3,4`: the numbers that a move may take or, with `except`, must not take. */
function rulesOfSet(text: string, except: boolean): Rules | undefined {
  if (!/^(?:\d{1,7}(?:,\d{1,7})*)?$/.test(text) || (text === "" && !except)) return undefined;
  const numbers = text.split(",").filter(Boolean).map(Number);
  if (numbers.some((n, at) => n <= (numbers[at - 1] ?? 0))) return undefined;
  const last = numbers.at(-1) ?? 0;
  if (last > MAX_STONES) return undefined;
  const members = new Set(numbers);
  const digits = Array.from({ length: last + 1 }, (_, n) =>
    n > 0 && members.has(n) !== except ? WHOLE : NONE,
  );
  return shortest({ digits, repeated: except ? [WHOLE] : [] });
}

function digitsOf(text: string): Digit[] {
  const parts: Readonly<Record<string, Parts>> = { "!": "unequal", "?": "mixed" };
  return Array.from(text.matchAll(/([\da-z])([!?]?)/g), ([, digit = "", mark = ""]) => {
    const bits = parseInt(digit, 36);
    const heaps = [0, 1, 2, 3, 4, 5].filter((count) => (bits >> count) & 1);
    return { heaps, parts: bits > 3 ? (parts[mark] ?? "any") : "any" };
  });
}

const same = (a: Digit | undefined, b: Digit | undefined): boolean =>
  a?.parts === b?.parts && a?.heaps.join() === b?.heaps.join();

function shortest({ digits, repeated }: Rules): Rules {
  if (repeated.every(({ heaps }) => heaps.length === 0)) return { digits, repeated: [] };
  const { length } = repeated;
  let size = 1;
  while (length % size > 0 || !repeated.every((digit, at) => same(digit, repeated[at % size])))
    size++;
  const tail = repeated.slice(0, size);
  const head = [...digits];
  while (head.length > 1 && same(head.at(-1), tail.at(-1))) {
    head.pop();
    tail.unshift(...tail.splice(-1));
  }
  return { digits: head, repeated: tail };
}
