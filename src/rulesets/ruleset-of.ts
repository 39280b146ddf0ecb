import type { Ruleset } from "../theory/ruleset.ts";
import { dawsonsChess } from "./dawsons-chess.ts";
import { dawsonsKayles } from "./dawsons-kayles.ts";
import { grundysGame } from "./grundys-game.ts";
import { kayles } from "./kayles.ts";
import { notedName } from "./named.ts";
import { laskersNim } from "./laskers-nim.ts";
import { mooresNim } from "./moores-nim.ts";
import { nim } from "./nim.ts";
import { northcottLeft } from "./northcott-left.ts";
import { octal } from "./octal.ts";
import { rowChess } from "./row-chess.ts";
import { rowsOf } from "./rows-of.ts";
import { slidingStrip } from "./sliding-strip.ts";
import { stairTree } from "./stair-tree.ts";
import { staircase } from "./staircase.ts";
import { subtraction } from "./subtraction.ts";
import { wythoff } from "./wythoff.ts";

type AnyRuleset = Ruleset<unknown>;

const LONGEST_NAME = 10_000;

const single: readonly AnyRuleset[] = [
  nim,
  kayles,
  dawsonsKayles,
  dawsonsChess,
  grundysGame,
  laskersNim,
  wythoff,
  staircase,
  stairTree,
  slidingStrip,
  northcottLeft,
  rowsOf("Northcott's rows, moves to the left", northcottLeft),
];

/** Rulesets that are made from something: how the name says it, and how they are made from that. */
const made: readonly (readonly [RegExp, (inside: string) => AnyRuleset])[] = [
  [/^Subtraction \{([\d, ]*)\}$/, (set) => subtraction((set.match(/\d+/g) ?? []).map(Number))],
  [/^(?:Take-and-break|Octal) (\S+)$/, octal],
  [/^Moore's Nim, up to (\d+) heaps?$/, (k) => mooresNim(Number(k))],
  [/^Row of (\d+) squares$/, (width) => rowChess(Number(width))],
  [
    /^Rows of (\d+) squares$/,
    (width) => rowsOf(`Rows of ${width} squares`, rowChess(Number(width))),
  ],
];

/**
 * The ruleset of a name: how a game travels as text. Any text may be asked for; what names no game of the library is
 * undefined.
 *
 * @example
 * rulesetOf("Subtraction {1, 3, 4}")?.options(5); // [4, 2, 1]
 * rulesetOf("Octal 0.77")?.name; // "Take-and-break 0.77"
 * rulesetOf("Chess"); // undefined
 */
export function rulesetOf(name: string): AnyRuleset | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  const found = single.find((ruleset) => ruleset.name === name);
  if (found !== undefined) return found;
  for (const [pattern, make] of made) {
    const inside = pattern.exec(name)?.[1];
    if (inside === undefined) continue;
    try {
      return make(inside);
    } catch {
      return undefined; // it has the form of such a name, but says no such set, code or number
    }
  }
  return undefined;
}

/**
 * The name by which {@link rulesetOf} makes a ruleset with the same rules, or undefined when the library has not made
 * this one.
 *
 * @example
 * rulesetName(nim); // "Nim"
 * rulesetName({ ...nim }); // undefined
 */
export function rulesetName(ruleset: object): string | undefined {
  return notedName(ruleset) ?? single.find((each) => each === ruleset)?.name;
}
