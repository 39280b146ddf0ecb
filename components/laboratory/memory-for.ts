const GIGABYTE = 2 ** 30;

/** Gigabytes of a device whose browser does not say how many it has. */
const UNKNOWN = 4;

/** How many bytes tables may take at once, before the reader is asked: an eighth of the device's, one gigabyte at most. */
export const memoryFor = (gigabytes = UNKNOWN): number => Math.min(1, gigabytes / 8) * GIGABYTE;
