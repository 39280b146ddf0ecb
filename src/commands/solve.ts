/** The command `npm run -s solve -- PROBLEM [FILE]`: judge input in, verdicts out. See {@link main}. */
import { createReadStream } from "node:fs";
import { answers } from "../problems/answers.ts";
import { problemNamed, problems } from "../problems/registry.ts";
import { TokenReader } from "../problems/token-reader.ts";
import { InputError } from "../games/theory/input-error.ts";

const BAD_INPUT = 2;

const usage = [
  "Usage: npm run -s solve -- PROBLEM [FILE]",
  "Reads judge input from FILE, or from standard input. PROBLEM is one of these, also as HDU1848 or 1848:",
  ...problems.map(({ id, title }) => `  ${id.padEnd(10)}${title}`),
].join("\n");

// The reading end of the pipe may be closed, as after `| head`.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
process.exitCode = await main(process.argv.slice(2));

/** Verdicts on standard output, faults on standard error; the exit status is 0, or 2 for anything wrong. */
async function main([name = "", file, ...rest]: readonly string[]): Promise<number> {
  if (name === "--help" || name === "-h") {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const problem = problemNamed(name);
  if (problem === undefined || rest.length > 0) {
    const unknown = `There is no problem called ${JSON.stringify(name)}.\n`;
    return complain(`${name === "" || problem ? "" : unknown}${usage}\n`);
  }
  try {
    const input: Buffer[] = [];
    const stream = file === undefined ? process.stdin : createReadStream(file);
    for await (const chunk of stream) input.push(chunk as Buffer);
    const chunks = input.values();
    const reader = new TokenReader(() => chunks.next().value);
    for (const { text } of answers(problem, reader)) process.stdout.write(text);
    return 0;
  } catch (error) {
    return complain(`${problem.id}: ${explainFault(error, file)}\n`);
  }
}

function explainFault(error: unknown, file: string | undefined): string {
  if (error instanceof InputError) {
    return `line ${error.line}, column ${error.column}: ${error.message}`;
  }
  if (isSystemError(error)) {
    return `cannot read ${file === undefined ? "standard input" : JSON.stringify(file)}: ${error.code}`;
  }
  throw error;
}

function complain(text: string): number {
  process.stderr.write(text);
  return BAD_INPUT;
}

function isSystemError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}
