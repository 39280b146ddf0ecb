import { existsSync } from "node:fs";
import { basename } from "node:path";
import { judgeTerminal as texts } from "../../i18n/en/judge-terminal.ts";
import { fill } from "../../i18n/fill.ts";
import { Mistake } from "./mistake.ts";

/** The code of a system's error, such as ENOENT. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;

/** A system's error at the start of a command, as a mistake in the call; another error as it is. */
export function whyNotStarted(error: unknown, command: string): unknown {
  const code = codeOf(error);
  if (code === undefined) return error;
  return new Mistake(fill(templateFor(code, command), { command, code }));
}

function templateFor(code: string, command: string): string {
  if (code === "EACCES" || code === "EPERM") return texts.notExecutable;
  if (code !== "ENOENT") return texts.notStarted;
  // A name without a folder is looked for where programs are, not here.
  return basename(command) === command && existsSync(command) ? texts.orHere : texts.notFound;
}
