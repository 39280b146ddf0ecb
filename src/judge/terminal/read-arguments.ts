import { judgeTerminal as texts } from "../../i18n/en/judge-terminal.ts";
import { fill } from "../../i18n/fill.ts";
import { Mistake } from "./mistake.ts";

/** What is asked for in a call. */
export interface Call {
  readonly seed?: number;
  /** Milliseconds for each run; absent where the problem's own time is meant. */
  readonly time?: number;
  /** The folder into which a failure is written. */
  readonly keep?: string;
  readonly help?: boolean;
  readonly problem?: string;
  /** Everything after the problem, untouched. */
  readonly command: readonly string[];
}

const numbers = {
  "--seed": { name: "seed", min: 0, max: 2 ** 32 - 1 },
  "--time": { name: "time", min: 1, max: 3_600_000 },
} as const;

const isNumeric = (option: string): option is keyof typeof numbers =>
  Object.hasOwn(numbers, option);

/**
 * Reads the arguments of a call: options, each as `--name value` or `--name=value`, the last of a name counting, then the
 * problem, then the command.
 *
 * @throws {Mistake} where they cannot be read
 */
export function readArguments(args: readonly string[]): Call {
  const call: { -readonly [Name in keyof Call]: Call[Name] } = { command: [] };
  let at = 0;
  for (let first = args[at]; first?.startsWith("-"); first = args[at]) {
    if (first === "--help" || first === "-h") return { help: true, command: [] };
    const [, option = first, inline] = /^(--[a-z]+)=(.*)$/s.exec(first) ?? [];
    const value = inline ?? args[at + 1] ?? "";
    if (option === "--keep") {
      if (value === "") throw new Mistake(texts.noFolder);
      call.keep = value;
    } else if (isNumeric(option)) {
      const { name, min, max } = numbers[option];
      const number = /^\d{1,10}$/.test(value) ? Number(value) : -1;
      if (number < min || number > max) {
        throw new Mistake(fill(texts.noValue, { option, min, max, found: JSON.stringify(value) }));
      }
      call[name] = number;
    } else {
      throw new Mistake(fill(texts.noOption, { option: first }));
    }
    at += inline === undefined ? 2 : 1;
  }
  const [problem, ...command] = args.slice(at);
  return problem === undefined ? call : { ...call, problem, command };
}
