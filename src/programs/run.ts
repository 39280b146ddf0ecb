import type { End } from "../judge/program.ts";

/** The reasons why a run did not end by itself with status 0. */
export const PROGRAM_FAULTS = [
  /** It exceeds the memory limit. */
  "memory",
  /** Its recursion is too deep for a browser, whose stack is smaller than a judge's. */
  "recursion",
  /** It throws an exception, which WebAssembly programs of this compiler cannot catch. */
  "exception",
  /** It calls `abort()` or reaches code that is marked as unreachable. */
  "abort",
  "flood",
  /** Any other error: see {@link ProgramRun.message}. */
  "error",
] as const;

export type ProgramFault = (typeof PROGRAM_FAULTS)[number];

/** One run of a program that reads and prints text. */
export interface ProgramRun {
  readonly output: string;
  /** Absent if the program ended by itself with status 0. */
  readonly fault?: ProgramFault;
  /** The language's own error message. */
  readonly message?: string;
  /** The line of the program, counted from 1. */
  readonly line?: number;
  /** Bytes of memory at its end, if known. */
  readonly memory?: number;
  /** Whether the next run needs a fresh worker. */
  readonly needsFreshWorker?: boolean;
}

/** Thrown through a program that prints too much. */
export class Flood extends Error {}

/** Collects the bytes that a program prints, up to a maximum. */
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

  /** Stores a copy of the bytes; returns false if the maximum is exceeded. */
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

/** The texts for faults without a message of the language. */
export type EndTexts = Readonly<Record<"recursion" | "exception" | "abort" | "lost", string>>;

/** Converts the fault of a run to the judge's representation. */
export function endOf(
  { fault, message = "", line }: Omit<ProgramRun, "output">,
  words: EndTexts,
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
