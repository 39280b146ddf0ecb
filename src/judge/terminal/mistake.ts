/** A call that cannot be followed. Its message says why, in the reader's words. */
export class Mistake extends Error {}
