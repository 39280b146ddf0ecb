/** The column headings in the explanations of each problem. */
export const columns: Readonly<Record<string, { readonly row: string; readonly value: string }>> = {
  hdu1848: { row: "Heap", value: "Stones" },
  hdu5724: { row: "Row", value: "Squares with a piece" },
  p2575: { row: "Row", value: "Squares with a piece" },
  hdu1730: { row: "Row", value: "Squares of the pieces" },
  stones: { row: "Node", value: "Stones" },
  hdu1847: { row: "Heap", value: "Stones" },
  hdu1536: { row: "Position", value: "Heaps" },
  hdu2188: { row: "Sum", value: "Amount" },
  hdu2509: { row: "Row", value: "Apples" },
  hdu1079: { row: "Position", value: "Day" },
  poj1704: { row: "Gap", value: "Empty squares" },
  poj2975: { row: "Heap", value: "Stones" },
};
