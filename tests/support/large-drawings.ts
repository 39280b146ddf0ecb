/** Cells that show as much of one kind as a run may, and more. */
export const largeDrawings: readonly (readonly [what: string, code: string])[] = [
  [
    "tables",
    "{ const row = Array.from({ length: 10 }, (_, i) => i); for (let i = 0; i < 90; i++) show.table(Array.from({ length: 500 }, () => row)); }",
  ],
  [
    "wide tables",
    "{ const row = Array.from({ length: 100 }, (_, i) => i); for (let i = 0; i < 90; i++) show.table(Array.from({ length: 500 }, () => row)); }",
  ],
  [
    "sequences",
    "{ const values = Array.from({ length: 2000 }, (_, i) => i % 9); for (let i = 0; i < 90; i++) show.sequence(values); }",
  ],
  [
    "heat maps",
    "{ const rows = Array.from({ length: 200 }, (_, i) => Array.from({ length: 200 }, (_, j) => (i * 7 + j * j) % 40)); for (let i = 0; i < 90; i++) show.heatmap(rows); }",
  ],
  [
    "graphs",
    "{ const nodes = Array.from({ length: 60 }, (_, i) => i); for (let i = 0; i < 90; i++) show.graph({ nodes, edges: nodes.slice(1).map((n) => [n, n - 1]) } as any); }",
  ],
  [
    "tangled graphs",
    "{ const nodes = Array.from({ length: 14 }, (_, i) => i); for (let i = 0; i < 90; i++) show.graph({ nodes, edges: nodes.flatMap((n) => nodes.slice(0, n).map((to) => [n, to])) } as any); }",
  ],
  [
    "bits",
    "for (let i = 0; i < 90; i++) show.bits(Array.from({ length: 32 }, (_, j) => 2 ** 30 - 1 - j));",
  ],
  [
    "formulas",
    'for (let i = 0; i < 90; i++) show.tex("\\\\frac{1}{2}+".repeat(19) + "1" + " ".repeat(i % 9));',
  ],
  [
    "deep formulas",
    'for (let i = 0; i < 90; i++) show.tex("\\\\sqrt{".repeat(34) + "1" + "}".repeat(34));',
  ],
  [
    "values",
    "{ const some = Array.from({ length: 100 }, (_, i) => ({ i, j: [i, [i]], k: { l: i } })); for (let i = 0; i < 90; i++) show(some); }",
  ],
  ["texts of many lines", 'for (let i = 0; i < 90; i++) show("x y\\n".repeat(3000));'],
  ["long texts", 'for (let i = 0; i < 90; i++) show("x".repeat(20000));'],
  [
    "boards",
    'import { rowChess } from "grundy"; const five = rowChess(7); for (let i = 0; i < 90; i++) show.board(five, five.parse("XXX...."));',
  ],
  ["numbers, one by one", "for (let i = 0; i < 90000; i++) show(i);"],
];
