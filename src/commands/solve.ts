/** The command `npm run -s solve -- PROBLEM [FILE]`: reads judge input and prints the verdicts. See {@link main}. */
import { closeSync, openSync, readSync, writeSync } from "node:fs";
import { answers } from "../problems/answers.ts";
import { problemNamed, problems } from "../problems/registry.ts";
import { TokenReader, type ChunkSource } from "../problems/token-reader.ts";
import { InputError } from "../games/theory/input-error.ts";

const STANDARD_INPUT = 0;
const STANDARD_OUTPUT = 1;
const STANDARD_ERROR = 2;
const CHUNK = 32_768;
const BAD_INPUT = 2;

const usage = [
  "Usage: npm run -s solve -- PROBLEM [FILE]",
  "Reads judge input from FILE, or from standard input. PROBLEM is one of these, also as HDU1848 or 1848:",
  ...problems.map(({ id, title }) => `  ${id.padEnd(10)}${title}`),
].join("\n");

process.exitCode = main(process.argv.slice(2));

/** Prints verdicts to standard output and errors to standard error. Returns the exit status: 0, or 2 after an error. */
function main([name = "", file, ...rest]: readonly string[]): number {
  if (name === "--help" || name === "-h") {
    write(STANDARD_OUTPUT, new TextEncoder().encode(`${usage}\n`));
    return 0;
  }
  const problem = problemNamed(name);
  if (problem === undefined || rest.length > 0) {
    const unknown = `There is no problem called ${JSON.stringify(name)}.\n`;
    return reportError(`${name === "" || problem ? "" : unknown}${usage}\n`);
  }
  try {
    const input = file === undefined ? STANDARD_INPUT : openSync(file, "r");
    try {
      const reader = new TokenReader(chunksOf(input));
      for (const { output } of answers(problem, reader)) {
        if (!write(STANDARD_OUTPUT, output)) return 0;
      }
    } finally {
      if (input !== STANDARD_INPUT) closeSync(input);
    }
    return 0;
  } catch (error) {
    return reportError(`${problem.id}: ${explainFault(error, file)}\n`);
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

function reportError(text: string): number {
  write(STANDARD_ERROR, new TextEncoder().encode(text));
  return BAD_INPUT;
}

/** Reads chunks into one buffer. Each chunk is valid until the next one is read. */
function chunksOf(input: number): ChunkSource {
  const buffer = new Uint8Array(CHUNK);
  return () => {
    const length = retrying(() => readOrEnd(input, buffer));
    return length === 0 ? undefined : buffer.subarray(0, length);
  };
}

/** Reads bytes. On Windows, reading from a closed pipe fails with EOF; returns 0 instead. */
function readOrEnd(input: number, buffer: Uint8Array): number {
  try {
    return readSync(input, buffer);
  } catch (error) {
    if (isSystemError(error) && error.code === "EOF") return 0;
    throw error;
  }
}

/** Writes all bytes. Returns false if the reading end of the pipe is closed, as after `| head`. */
function write(output: number, bytes: Uint8Array): boolean {
  let left = bytes;
  try {
    while (left.length > 0) left = left.subarray(retrying(() => writeSync(output, left)));
    return true;
  } catch (error) {
    if (isSystemError(error) && error.code === "EPIPE") return false;
    throw error;
  }
}

/** Retries every 5 ms while a non-blocking pipe or terminal has no data or no space (EAGAIN). */
function retrying(transfer: () => number): number {
  for (;;) {
    try {
      return transfer();
    } catch (error) {
      if (!isSystemError(error) || error.code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

function isSystemError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}
