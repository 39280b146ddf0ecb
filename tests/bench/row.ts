/** A line of the table: what was measured, and what came out. */
export type Row = readonly [what: string, result: string];

export const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
