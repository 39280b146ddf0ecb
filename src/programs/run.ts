import type { End } from "../judge/program.ts";

/** Why a run of a program ended otherwise than by itself with status 0. */
export const PROGRAM_FAULTS = [
  /** It needs more memory than the judge gives. */
  "memory",
  /** It calls itself too deeply for a browser, whose stack is smaller than a judge's. */
  "recursion",
  /** It throws an exception: WebAssembly programs of this compiler cannot catch one. */
  "exception",
  /** It has ended itself, or come to a place where nothing can follow. */
  "abort",
  "flood",
  /** Any other error: see {@link ProgramRun.message}. */
  "error",
] as const;

export type ProgramFault = (typeof PROGRAM_FAULTS)[number];

/** One run of a program: text in, text out. */
export interface ProgramRun {
  readonly output: string;
  /** Absent where the program ended by itself with status 0. */
  readonly fault?: ProgramFault;
  /** The error in the language's own words. */
  readonly message?: string;
  /** The line of the program, from 1. */
  readonly line?: number;
  /** Bytes of memory that it had at its end, where that is known. */
  readonly memory?: number;
  /** Whether the next run needs a fresh worker. */
  readonly isDead?: boolean;
}

/** Thrown through a program that prints more than that. */
export class Flood extends Error {}

/** What a program prints, in bytes; the standard error only its end. */
export class Printed {
  readonly #most: number;
  readonly #parts: Uint8Array[] = [];
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get isFlood(): boolean {
    return this.#size > this.#most;
  }

  /** Takes a copy of the bytes; false where they are too many. */
  write(bytes: Uint8Array): boolean {
    this.#size += bytes.length;
    if (this.isFlood) return false;
    this.#parts.push(bytes.slice());
    return true;
  }

  get text(): string {
    const decoder = new TextDecoder();
    return this.#parts.map((part) => decoder.decode(part, { stream: true })).join("");
  }
}

/** The texts of what no language's own message says. */
export type EndWords = Readonly<Record<"recursion" | "exception" | "abort" | "lost", string>>;

/** How a run ended, as the judge knows it. */
export function endOf(
  { fault, message = "", line }: Omit<ProgramRun, "output">,
  words: EndWords,
): End {
  switch (fault) {
    case undefined:
      return { kind: "finished" };
    case "flood":
    case "memory":
      return { kind: fault };
    case "error":
      return { kind: "crash", message, ...(line === undefined ? {} : { line }) };
    default:
      return { kind: "crash", message: words[fault] };
  }
}
