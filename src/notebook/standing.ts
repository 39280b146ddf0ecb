import type { Output } from "./output.ts";

/** The outputs that remain when a run has ended: all but progress. */
export const lasting = (outputs: readonly Output[]): readonly Output[] =>
  outputs.filter(({ kind }) => kind !== "progress");

/**
 * The outputs under a cell while it runs again: those of this run, then those of the run before at later places, then
 * the progress. Outputs that this run has not reached stay in the layout: a slider stays where the reader drags it.
 */
export function standing(outputs: readonly Output[], before: readonly Output[]): readonly Output[] {
  const shown = lasting(outputs);
  const progress = outputs.findLast(({ kind }) => kind === "progress");
  return [...shown, ...before.slice(shown.length), ...(progress ? [progress] : [])];
}
