/** A reader's own cell 1 has the next number after this one: the cells of an article have smaller numbers. */
const OWN = 1000;

/** Whether a cell is the reader's own, and not of the article. */
export const isOwn = (number: number): boolean => number > OWN;

/** The number that an own cell has among the own cells, from 1. */
export const ownNumber = (number: number): number => number - OWN;

/** The number of own cell `n` among all cells of the page. */
export const numberOfOwn = (n: number): number => OWN + n;

/** A cell: its number on the page, from 1, and its TypeScript. */
export interface CellSource {
  readonly number: number;
  readonly code: string;
  /** The article expects this cell to throw. */
  readonly throws: boolean;
  /** A reader's program that is judged: its names are its own, and no other cell sees them. */
  readonly solution?: boolean;
  /** Seconds that a run of this cell may take, where the article gives it more than usual. */
  readonly budget?: number;
}

/** Why a cell cannot run: name and message of an error, with its position in the text if it has one. */
export interface Fault {
  readonly name: "SyntaxError" | "ReferenceError";
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  /** The name that it is about, where it has no position. */
  readonly about?: string;
}

/** A cell ready to run: plain data, so that it can be written into a page or sent in a message. */
export interface CompiledCell {
  readonly number: number;
  /** The body of an async function: without types and imports, with unchanged line numbers. */
  readonly body: string;
  /** Top-level names that other cells may use. */
  readonly declares: readonly string[];
  /** Free names: from other cells, or globals. */
  readonly uses: readonly string[];
  /** Free names that the cell assigns to. */
  readonly assigns: readonly string[];
  /** Local name → name exported by the library. */
  readonly imports: Readonly<Record<string, string>>;
  /** Its names are its own. */
  readonly solution?: boolean;
  /** Seconds that a run may take, where the article gives it more than usual. */
  readonly budget?: number;
  /** The text cannot be compiled; the cell then declares and uses nothing. */
  readonly fault?: Fault;
}

/** A cell without a text. */
export const emptyCell = (number: number): CompiledCell => ({
  number,
  body: "",
  declares: [],
  uses: [],
  assigns: [],
  imports: {},
});

/** A cell whose text cannot be run: it declares and uses nothing. */
export const faulty = (
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
