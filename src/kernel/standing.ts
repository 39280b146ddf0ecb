import type { Output } from "./output.ts";

/** What of a run stays when it has ended. */
export const lasting = (outputs: readonly Output[]): readonly Output[] =>
  outputs.filter(({ kind }) => kind !== "progress");

/**
 * What stands under a cell while it runs again: what the run has shown, then what the run before had
 * shown and this one has not reached, and at the end how far it has come. So nothing on the page
 * goes that is about to come again: a slider stays under the finger that moves it.
 */
export function standing(outputs: readonly Output[], before: readonly Output[]): readonly Output[] {
  const shown = lasting(outputs);
  const progress = outputs.findLast(({ kind }) => kind === "progress");
  return [...shown, ...before.slice(shown.length), ...(progress ? [progress] : [])];
}
