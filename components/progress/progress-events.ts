import type { Judged } from "./progress.ts";

/** The name under which the browser keeps a reader's progress, for the whole site. */
export const PROGRESS_KEY = "grundy-progress";

/** The type of the event that an exercise's field dispatches, and that bubbles, when the answer is right. */
export const ANSWERED_RIGHT = "answered-right";

export const reportRightAnswer = (field: Element): boolean =>
  field.dispatchEvent(new Event(ANSWERED_RIGHT, { bubbles: true }));

/** The type of the event that a solution dispatches, and that bubbles, when its problem has been judged. */
export const JUDGED = "judged";

export const reportJudged = (solution: Element, detail: Judged): boolean =>
  solution.dispatchEvent(new CustomEvent<Judged>(JUDGED, { bubbles: true, detail }));
