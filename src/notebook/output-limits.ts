/** Limits of the outputs of one run, so that the page stays responsive. */
export const OUTPUT_LIMITS = {
  outputs: 100,
  /** Maximum number of characters of plain text in a run. */
  run: 500_000,
  /** Maximum number of marks in a run: cells of tables, points, nodes and the like. */
  marks: 15_000,
  /** Characters of one value, and of one table or other output as text. */
  characters: 20_000,
  text: 50_000,
  /** Characters of a caption, a label or an entry of a table. */
  entry: 500,
  rows: 500,
  /** Cells of one table. */
  cells: 1_200,
  columns: 100,
  values: 2_000,
  /** Rows and columns of a heat map. */
  side: 100,
  positions: 200,
  moves: 4_000,
  formula: 250,
  heaps: 32,
  /** Values in one call of `show`, entries of one value, and nodes of its tree. */
  arguments: 20,
  entries: 100,
  nodes: 300,
  choices: 200,
  numbers: 100,
} as const;
