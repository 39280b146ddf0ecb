/** A line of the table: what was measured, and what came out. */
type Reported = readonly [what: string, result: string];

/** A line with an aim. */
export interface Judged {
  readonly what: string;
  readonly result: string;
  readonly over: boolean;
}

/** A line without an aim is only reported. */
export type Row = Reported | Judged;

export const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Bytes, and the most that they may be. */
export const bytesRow = (what: string, bytes: number, most: number): Judged => {
  const over = !(bytes <= most);
  const verdict = over ? `OVER ITS AIM of ${kilobytes(most)}` : `aim ${kilobytes(most)}: within`;
  return { what, result: `${kilobytes(bytes)}, ${verdict}`, over };
};
