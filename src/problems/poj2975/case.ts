/** The heaps, from 1 to 1000 of them. */
export type Case = readonly number[];
