/** The squares of the pieces, in increasing order. */
export type Case = readonly number[];
