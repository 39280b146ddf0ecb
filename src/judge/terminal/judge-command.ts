import { judgeTerminal as texts } from "../../i18n/en/judge-terminal.ts";
import { fill } from "../../i18n/fill.ts";
import { timeLimit, TIME_FACTOR } from "../../problems/feasible.ts";
import { problemNamed, problems } from "../../problems/registry.ts";
import { formatTime } from "./format.ts";
import { CLOCK_FACTOR } from "./run-command.ts";
import { DEFAULT_SEED, tryCommand, type Call, type Trial } from "./try-command.ts";
import { UsageError } from "./prepare-command.ts";

const USAGE_STATUS = 2;

/** Functions that write to the standard output and the standard error. Each text includes its line ends. */
export interface Outlets {
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}

/**
 * Runs the judge with command-line arguments.
 *
 * @param start the command before the arguments, for the usage line: "npm run -s judge --"
 * @returns the exit status: 0 if accepted, 1 if not, 2 for a mistake in the call
 */
export async function judgeCommand(
  args: readonly string[],
  start: string,
  { write, writeError: complain }: Outlets,
): Promise<number> {
  try {
    const call = readArguments(args);
    if (!call.help) return await tryCommand(trialOf(call), write);
    const help = fill(texts.help, {
      seed: DEFAULT_SEED,
      factor: TIME_FACTOR,
      waits: CLOCK_FACTOR,
      time: formatTime(timeLimit()),
    });
    write([fill(texts.usage, { start }), "", help, "", problemList(), ""].join("\n"));
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    complain(`${error.message}\n${fill(texts.seeHelp, { start })}\n`);
    return USAGE_STATUS;
  }
}

/** @throws {UsageError} if the call has no problem or no command. */
function trialOf({ problem: name, ...call }: Call): Trial {
  if (name === undefined) throw new UsageError(`${texts.noneNamed}\n${problemList()}`);
  const problem = problemNamed(name);
  if (!problem) {
    throw new UsageError(
      `${fill(texts.noProblem, { id: JSON.stringify(name) })}\n${problemList()}`,
    );
  }
  if (!call.command[0]) throw new UsageError(texts.noCommand);
  return { problem, ...call };
}

function problemList(): string {
  const width = Math.max(...problems.map(({ id }) => id.length)) + 2;
  const rows = problems.map(({ id, title }) => `  ${id.padEnd(width)}${title}`);
  return [texts.problems, ...rows].join("\n");
}

const numbers = {
  "--seed": { name: "seed", min: 0, max: 2 ** 32 - 1 },
  "--time": { name: "time", min: 1, max: 3_600_000 },
} as const;

const isNumeric = (option: string): option is keyof typeof numbers =>
  Object.hasOwn(numbers, option);

/**
 * Parses the arguments of a call: options as `--name value` or `--name=value`, of which the last of a name counts, then the
 * problem, then the command.
 *
 * @throws {UsageError} if they are invalid
 */
function readArguments(args: readonly string[]): Call {
  const call: { -readonly [Name in keyof Call]: Call[Name] } = { command: [] };
  let at = 0;
  for (let first = args[at]; first?.startsWith("-"); first = args[at]) {
    if (first === "--help" || first === "-h") return { help: true, command: [] };
    const [, option = first, inline] = /^(--[a-z]+)=(.*)$/s.exec(first) ?? [];
    const value = inline ?? args[at + 1] ?? "";
    if (option === "--keep") {
      if (value === "") throw new UsageError(texts.noFolder);
      call.keep = value;
    } else if (isNumeric(option)) {
      const { name, min, max } = numbers[option];
      const number = /^\d{1,10}$/.test(value) ? Number(value) : -1;
      if (number < min || number > max) {
        throw new UsageError(
          fill(texts.noValue, { option, min, max, found: JSON.stringify(value) }),
        );
      }
      call[name] = number;
    } else {
      throw new UsageError(fill(texts.noOption, { option: first }));
    }
    at += inline === undefined ? 2 : 1;
  }
  const [problem, ...command] = args.slice(at);
  return problem === undefined ? call : { ...call, problem, command };
}
