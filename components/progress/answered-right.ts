/** The event that an exercise's field sends up the page when the answer is right. */
export const ANSWERED_RIGHT = "answered-right";

/** Tells the page that the answer in this field is right. */
export const tellAnsweredRight = (field: Element): boolean =>
  field.dispatchEvent(new Event(ANSWERED_RIGHT, { bubbles: true }));
