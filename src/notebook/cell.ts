/** Offset of the numbers of own cells: own cell 1 has the number 1001. Cells of an article have smaller numbers. */
const OWN = 1000;

/** Reports whether a cell is the reader's own and not the article's. */
export const isOwn = (number: number): boolean => number > OWN;

/** Returns the number of an own cell among the own cells, from 1. */
export const ownNumber = (number: number): number => number - OWN;

/** Returns the number of own cell `n` among all cells of the page. */
export const numberOfOwn = (n: number): number => OWN + n;

/** A cell: its number on the page, from 1, and its TypeScript. */
export interface CellSource {
  readonly number: number;
  readonly code: string;
  /** Whether the article expects this cell to throw. */
  readonly throws: boolean;
  /** Whether the cell is a reader's program that is judged. It shares no names with other cells. */
  readonly solution?: boolean;
  /** Maximum number of seconds of a run, if the article sets another limit than the default. */
  readonly budget?: number;
}

/** The reason why a cell cannot run: name and message of an error, and its position in the text, if known. */
export interface Fault {
  readonly name: "SyntaxError" | "ReferenceError";
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  /** The name that the message is about, if there is no position. */
  readonly about?: string;
}

/** A compiled cell as plain data, which can be written into a page or sent in a message. */
export interface CompiledCell {
  readonly number: number;
  /** The body of an async function, without types and imports, with unchanged line numbers. */
  readonly body: string;
  /** Top-level names that other cells may use. */
  readonly declares: readonly string[];
  /** Free names: names of other cells, or globals. */
  readonly uses: readonly string[];
  /** Free names that the cell assigns to. */
  readonly assigns: readonly string[];
  /** Local name → name exported by the library. */
  readonly imports: Readonly<Record<string, string>>;
  readonly solution?: boolean;
  readonly budget?: number;
  /** The error, if the text cannot be compiled. The cell then declares and uses nothing. */
  readonly fault?: Fault;
}

export const emptyCell = (number: number): CompiledCell => ({
  number,
  body: "",
  declares: [],
  uses: [],
  assigns: [],
  imports: {},
});

/** Returns a cell whose text cannot be run. It declares and uses nothing. */
export const cellWithFault = (
  { number, code }: Pick<CellSource, "number" | "code">,
  fault: Fault,
): CompiledCell => ({ ...emptyCell(number), body: code, fault });

/** A fault in a cell's text, found before it runs. */
export class CellError extends Error {
  override readonly name = "CellError";
  readonly line: number;
  readonly column: number;

  constructor(message: string, line: number, column: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}
