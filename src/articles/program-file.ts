import { createHash } from "node:crypto";
import type { LinkedCell } from "../kernel/link.ts";

/** The compiled cells of an article as a file of their own: a reader who runs none never loads them. */
export const programText = (program: readonly LinkedCell[]): string => JSON.stringify(program);

/** A name for the file that changes with its text. */
export function programName(program: readonly LinkedCell[]): string {
  const hash = createHash("sha256").update(programText(program)).digest("hex");
  return `cells.${hash.slice(0, 10)}.json`;
}
