/** What cells and their outputs say. */
export const cell = {
  cell: "Cell {n}",
  output: "Output of cell {n}",
  in: "In [{n}]",
  out: "Out [{n}]",
  busy: "*",
  run: "Run",
  stop: "Stop",
  code: "Code of cell {n}",
  folded: "Show the code",
  notebook: "Notebook",
  runAll: "Run all",
  restart: "Restart",
  recorded:
    "The outputs below each cell were computed when this page was built. Run computes them again, here.",
  waiting: "Waits for cell {n}",
  running: "Cell {n} is running",
  finished: "Cell {n} finished in {time}",
  failed: "Cell {n} failed",
  stopped: "Stopped by you after {time}. What it had shown is kept.",
  overBudget: "Stopped after {time}, the longest a cell may take. What it had shown is kept.",
  flooded:
    "Stopped after {time}: the cell sent more messages than a run may. What it had shown is kept.",
  stale:
    "Stale: this output was computed before a change that concerns it. Run the cell to renew it.",
  noKernel:
    "The kernel could not start: {reason}. The recorded outputs above still stand. Press Run to try again.",
  errorAt: "line {line}",
  errorIn: "in {name}, called from line {line}",
  cut: "{n} more outputs were not kept: a run shows at most {limit}.",
  rowsCut: "{n} more rows",
  valuesCut: "{n} more values",
  asText: "As text",
  table: "Table",
  sequence: "Sequence",
  sequenceSummary:
    "{count} values for n from {from} to {to}, the largest {largest}, {zeros} of them 0.",
  sequencePeriod: "Bands mark the period, {period}.",
  axisN: "n",
  axisValue: "g(n)",
  milliseconds: "{n} ms",
  seconds: "{n} s",
};
