import { judgeTerminal as texts } from "../../i18n/en/judge-terminal.ts";
import { fill } from "../../i18n/fill.ts";
import { allowed, FACTOR } from "../../problems/allowed.ts";
import { problemNamed, problems } from "../../problems/registry.ts";
import { judged } from "../../problems/tasks.ts";
import { sayTime } from "./counted.ts";
import { Mistake } from "./mistake.ts";
import { WAITS } from "./run-command.ts";
import { readArguments, type Call } from "./read-arguments.ts";
import { SEED, tryCommand, type Trial } from "./try-command.ts";

const MISTAKEN = 2;

/** Where text goes, each with its line ends. */
export interface Outlets {
  readonly write: (text: string) => void;
  readonly complain: (text: string) => void;
}

/**
 * Judges a program by its command line.
 *
 * @param start what comes before the arguments, for the line that says how to call this: "npm run -s judge --"
 * @returns the exit status: 0 accepted, 1 not, 2 for a mistake in the call
 */
export async function judgeCommand(
  args: readonly string[],
  start: string,
  { write, complain }: Outlets,
): Promise<number> {
  try {
    const call = readArguments(args);
    if (!call.help) return await tryCommand(trialOf(call), write);
    const help = fill(texts.help, {
      seed: SEED,
      factor: FACTOR,
      waits: WAITS,
      time: sayTime(allowed()),
    });
    write([fill(texts.usage, { start }), "", help, "", known(), ""].join("\n"));
    return 0;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    complain(`${error.message}\n${fill(texts.seeHelp, { start })}\n`);
    return MISTAKEN;
  }
}

/** @throws {Mistake} where the call names no problem that can be judged, or no command. */
function trialOf({ problem: name, ...call }: Call): Trial {
  if (name === undefined) throw new Mistake(`${texts.noneNamed}\n${known()}`);
  const problem = problemNamed(name);
  if (!problem || !judged.includes(problem.id)) {
    throw new Mistake(`${fill(texts.noProblem, { id: JSON.stringify(name) })}\n${known()}`);
  }
  if (!call.command[0]) throw new Mistake(texts.noCommand);
  return { problem, ...call };
}

/** The problems that can be judged. */
function known(): string {
  const width = Math.max(...judged.map((id) => id.length)) + 2;
  const rows = problems
    .filter(({ id }) => judged.includes(id))
    .map(({ id, title }) => `  ${id.padEnd(width)}${title}`);
  return [texts.problems, ...rows].join("\n");
}
