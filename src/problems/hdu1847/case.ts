/** The stones of the heap. */
export type Case = number;
