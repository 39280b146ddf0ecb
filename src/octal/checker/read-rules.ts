/** How the heaps that a move leaves must compare, where it leaves several. */
export type Parts = "any" | "unequal" | "mixed";

/** What taking one number of stones may leave: how many heaps, none of them empty, and how they compare. */
export interface Digit {
  /** In increasing order. */
  readonly heaps: readonly number[];
  readonly parts: Parts;
}

/** The rules of a game of heaps: the digit of each number of stones, from 0 on; `repeated` follow for ever. */
export interface Rules {
  readonly digits: readonly Digit[];
  readonly repeated: readonly Digit[];
}

const NONE: Digit = { heaps: [], parts: "any" };
const WHOLE: Digit = { heaps: [0, 1], parts: "any" };

/** The largest number of stones in a set, so that a set of a few characters fills no memory. */
const MOST = 1_000_000;

/** What taking this many stones may leave. */
export const digitOf = ({ digits, repeated }: Rules, stones: number): Digit =>
  digits[stones] ?? repeated[(stones - digits.length) % repeated.length] ?? NONE;

/**
 * Reads a take-and-break code (`0.77`, `4.[3]`; `4!.0`, where `!` says that the heaps left differ in size, `?` that they
 * are not all equal), a subtraction set (`{1,3,4}`) or the set of what must not be taken (`!{2}`). `undefined` for every other text, and for rules by
 * which a move could leave the heap as it was, or take more than 10⁶ stones by name.
 *
 * Repetitions are as short, and begin as early, as they can.
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

/** `1,3,4`: what a move may take, or, with `except`, must not. */
function rulesOfSet(text: string, except: boolean): Rules | undefined {
  if (!/^(?:\d{1,7}(?:,\d{1,7})*)?$/.test(text) || (text === "" && !except)) return undefined;
  const numbers = text.split(",").filter(Boolean).map(Number);
  if (numbers.some((n, at) => n <= (numbers[at - 1] ?? 0))) return undefined;
  const last = numbers.at(-1) ?? 0;
  if (last > MOST) return undefined;
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
