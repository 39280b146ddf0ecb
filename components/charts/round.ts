/** A length to a hundredth of a pixel, or a chart would be half digits. */
export const round = (length: number): number => Math.round(length * 100) / 100;
