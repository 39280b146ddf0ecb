/** What TypeScript says of a cell's text; line and column count from 1. */
export interface TypeFault {
  readonly cell: number;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}
