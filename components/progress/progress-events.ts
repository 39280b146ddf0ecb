import type { Judged } from "./progress.ts";

/** The storage key of the reader's progress on the whole site. */
export const PROGRESS_KEY = "grundy-progress";

/** The type of the bubbling event that an exercise's field dispatches when the answer is right. */
export const ANSWERED_RIGHT = "answered-right";

export const reportRightAnswer = (field: Element): boolean =>
  field.dispatchEvent(new Event(ANSWERED_RIGHT, { bubbles: true }));

/** The type of the bubbling event that a solution dispatches when its program has been judged. */
export const JUDGED = "judged";

export const reportJudged = (solution: Element, detail: Judged): boolean =>
  solution.dispatchEvent(new CustomEvent<Judged>(JUDGED, { bubbles: true, detail }));
