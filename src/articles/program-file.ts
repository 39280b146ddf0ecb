import { createHash } from "node:crypto";
import type { LinkedCell } from "../notebook/link.ts";

/** The compiled cells of an article as a separate file, which is loaded when a cell is run first. */
export const programText = (program: readonly LinkedCell[]): string => JSON.stringify(program);

/** A name for the file that changes with its text. */
export function programName(program: readonly LinkedCell[]): string {
  const hash = createHash("sha256").update(programText(program)).digest("hex");
  return `cells.${hash.slice(0, 10)}.json`;
}
