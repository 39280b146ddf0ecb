/** The apples of each row. */
export type Case = readonly number[];
