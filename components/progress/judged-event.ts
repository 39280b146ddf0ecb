import type { Judged } from "./progress.ts";

/** The type of the event that a solution dispatches, and that bubbles, when its problem has been judged. */
export const JUDGED = "judged";

/** Dispatches that event. */
export const reportJudged = (solution: Element, detail: Judged): boolean =>
  solution.dispatchEvent(new CustomEvent<Judged>(JUDGED, { bubbles: true, detail }));
