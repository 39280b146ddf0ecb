/** The type of the event that an exercise's field dispatches, and that bubbles, when the answer is right. */
export const ANSWERED_RIGHT = "answered-right";

/** Dispatches that event. */
export const reportRightAnswer = (field: Element): boolean =>
  field.dispatchEvent(new Event(ANSWERED_RIGHT, { bubbles: true }));
