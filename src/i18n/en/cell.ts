import { graph } from "./widgets.ts";
import { numbers } from "./checks.ts";
import { gameNames, period } from "./period.ts";

/** Texts of cells and their outputs. */
export const cell = {
  /** The language of these texts, for code that loads further texts. */
  language: "en",
  cell: "Cell {n}",
  output: "Output of cell {n}",
  in: "In [{n}]",
  out: "Out [{n}]",
  busy: "*",
  run: "Run",
  stop: "Stop",
  edit: "Edit",
  edited: "edited",
  reset: "Reset",
  resetPage: "Reset page",
  code: "Code of cell {n}",
  own: {
    cell: "Your cell {n}",
    output: "Output of your cell {n}",
    code: "Code of your cell {n}",
    in: "Yours [{n}]",
    out: "Out",
    kind: "Kind of cell",
    add: "Add cell below",
    addLast: "Add cell",
    up: "Move up",
    down: "Move down",
    delete: "Delete cell",
    deleted: "Your cell {n} was deleted.",
    undo: "Undo",
    most: "A page can have at most {n} cells of your own.",
    emptyText: "This text is empty. Press Edit and write Markdown, with formulas such as $x^2$.",
    kept: "Cells of unsupported kinds do not run here. They are saved unchanged.",
    notebooks: "Notebooks",
    name: "Name",
    create: "New notebook",
    open: "Open file",
    deleteAll: "Delete notebook",
    deleteAsked: "Delete “{title}”? This cannot be undone.",
    shared:
      "Copied: a link with this notebook. Nothing was sent anywhere. The link has {n} characters; some programs cut off links longer than 2000.",
    wasDeleted: "“{title}” was deleted.",
    empty: "This notebook has no cells yet. Add one, or open a notebook file (.ipynb).",
    opened: {
      one: "Opened {n} cell. Nothing has run.",
      other: "Opened {n} cells. Nothing has run.",
    },
    fromLink:
      "This notebook is from the link. Nothing has run, and nothing runs until you press Run.",
    linkTitle: "From a link",
    fileFault: {
      large: "This file has {size} MB; the limit for a notebook is {most} MB.",
      damaged: "This file is not a notebook, or is damaged.",
      old: "This notebook is in an old format. Open it in Jupyter and save it in format version 4.",
      many: "This notebook has too many cells: the limit is {n}.",
    },
  },
  folded: "Show the code",
  checked: "Code",
  notebook: "Notebook",
  more: "More",
  runAll: "Run all",
  runAllKeys: "Ctrl-Shift-Enter, or ⌘-Shift-Enter",
  runAbove: "Run above",
  runBelow: "Run below",
  restart: "Restart",
  download: "Download notebook",
  downloadEdited: "Download with your edits",
  needs:
    "You can open the notebook in Jupyter or VS Code. To run it there, install Deno and then its kernel: {command}.",
  share: "Share",
  recorded:
    "The output below each cell was computed when this page was built. Run computes it again in your browser.",
  showAll: "Show all {n} lines",
  showFewer: "Show fewer lines",
  running: "{cell} is running",
  finished: "{cell} finished in {time}",
  finishedWith: "{cell} finished in {time}; also run: {cells}",
  runStale: { one: "Run {n} stale cell", other: "Run {n} stale cells" },
  follow: "After a cell runs, also run the cells that use it",
  failed: "{cell} failed",
  failedWith: ": {name}, {place}: {message}",
  failedNowhere: ": {name}: {message}",
  runningAll: "All cells are running",
  ranAll: "All {count} cells ran in {time}",
  ran: "{count} cells ran in {time}",
  ranFailed: "{count} cells ran in {time}; {cells} failed",
  ranAllFailed: "All {count} cells ran in {time}; {cells} failed",
  restarted: "Restarted. The cells show the outputs from the build again.",
  wasReset: "Cell {n} was reset to the lesson’s text.",
  solutionWasReset: "Your program was reset to the starter.",
  pageWasReset: "Every cell was reset to the lesson’s text.",
  stopped: "Stopped by you after {time}. The output so far is kept.",
  overBudget:
    "Stopped after {time}, the time limit of a cell; it may have run out of memory. The output so far is kept.",
  flooded: "Stopped after {time}: the cell sent too many messages. The output so far is kept.",
  stale:
    "Stale: this output was computed before a change that affects it. Run the cell to update it.",
  noKernel:
    "The kernel could not start: {reason}. The recorded outputs above are still valid. Press Run to try again.",
  ownTab: "This page is embedded in another site. Open it in its own tab to run cells",
  notLoaded:
    "A required script did not load: {reason}. Your text is kept. Reload the page to try again.",
  errorAt: "line {line}",
  errorIn: "in {name}, called from line {line}",
  cut: "{n} more outputs were discarded: a run can show at most {limit} outputs and draw at most {marks} cells, points and similar marks.",
  rowsCut: "{n} more rows",
  valuesCut: "{n} more values",
  asText: "As text",
  table: "Table",
  sequence: "Sequence",
  sequenceSummary:
    "{count} values for n from {from} to {to}, the largest {largest}, {zeros} of them 0.",
  period: { ...period, proved: "Proved by the heaps 0\u00a0…\u00a0{provedAt}." },
  openInLaboratory: "Open {game} in the laboratory",
  gameNames,
  sequencePeriod: "The bands mark the period, {period}.",
  graph,
  heatmap: "Heat map",
  heatmapSummary: "{rows} rows and {columns} columns of numbers, the largest {largest}.",
  heatmapOutcomes: "{rows} rows and {columns} columns of outcomes, {positions} of them P.",
  columnsCut: "{n} more columns",
  legend: "Values",
  legendRange: "{from}–{to}",
  legendFrom: "{from} and more",
  legendP: "P",
  legendN: "N",
  bits: "Nim-sum",
  bitsBefore: "Nim-sum {sum}",
  bitsAfter: "After {from} becomes {to}: nim-sum {sum}",
  formulaFault: "This formula cannot be displayed: {reason}",
  progress: "Progress",
  progressOf: "{done} of {total}",
  progressDone: "{done} so far",
  moreEntries: "{n} more",
  control: {
    outside: "{value} is out of range: enter a value from {min} to {max}.",
    tooSmall: "{value} is out of range: enter {min} or more.",
    numbers,
  },
  axisN: "n",
  axisValue: "g(n)",
  milliseconds: "{n} ms",
  seconds: "{n} s",
};

/** Texts about edits that are saved in this browser, shared by link or compared with the lesson. */
export const drafts = {
  cell: "cell {n}",
  ownCell: "your cell {n}",
  solution: "your solution",

  notLoaded: "Edits cannot be saved or shared: {reason}. Reload the page to try again.",
  stored:
    "Edited and saved in this browser: {cells}. If the page is open in several tabs, the last change is saved.",
  compare: "Compare",
  close: "Close",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "The browser did not allow copying.",
  now: "On the page now",
  keep: "Keep the page as it is",

  newCell: "New cell: {kind}",
  kinds: { ts: "TypeScript", text: "Text", cpp: "C++", python: "Python", kept: "Kept" },
  shared:
    "Copied: a link that contains your text of {cells}. Nothing was sent anywhere. The link has {n} characters; some programs cut off links longer than 2000.",
  sharedPlain: "Copied: the address of this page. It has no edits to share.",
  shareByHand: "The browser did not allow copying. Copy this link:",
  shareLink: "This page with your edits",
  shareTooLong: "The edits are too long for a link. Use “Download with your edits” instead.",

  link: {
    title: "This link changes {cells}",
    none: "This link changes no cell of this lesson",
    adds: "This link adds cells to this page",
    intro:
      "Someone edited this page and shared it. Nothing has run, and nothing runs until you press Run.",
    own: "Your own text of {cells} would be replaced. This cannot be undone.",
    missing: "The lesson has no {cells}, so this text from the link cannot be used.",
    changed: "The lesson’s text of {cells} has changed since the link was made.",
    text: "The link’s text",
    use: "Use these edits",
    used: "The link’s text is now in {cells}. Nothing has run.",
    same: "This link contains no new changes.",
  },
  linkFault: {
    version:
      "This link was made by another version of this site and cannot be read. The page is unchanged.",
    damaged:
      "This link is incomplete or damaged and cannot be read. The page is unchanged. Ask for the whole link again.",
  },

  outdated: {
    title: "The lesson has changed since you edited {cells}",
    intro: "Choose the text to keep. If you keep the page as it is, your earlier text is deleted.",
    missing: "The lesson no longer has {cells}: copy what you need from that text.",
    text: "Your earlier text",
    use: "Use your earlier text",
  },

  trouble: {
    full: "Your edits are not saved: the browser’s storage for this site is full. They are lost when you leave this page.",
    blocked:
      "Your edits are not saved: the browser does not let this site store data. They are lost when you leave this page.",
    damaged:
      "The edits stored for this page are damaged and cannot be read. Your next edit replaces them.",
    version:
      "The edits stored for this page were written by another version of this site and cannot be read. Your next edit replaces them.",
  },
};

/** Texts of the cell editor. */
export const editor = {
  tabMovesOn: "Tab key: moves focus",
  tabIndents: "Tab key: indents",
  tabHint: "Control-M switches this; Control-] and Control-[ always change the indentation",
  fault: "Line {line}: {message}",
  faultOf: "{n} of {count}, line {line}: {message}",
  nextError: "Next error (F8)",
  fromOtherCell: "another cell",
  inReference: "In the reference",
  phrases: {
    Completions: "Completions",
    "Control character": "Control character",
    "Selection deleted": "Selection deleted",
    Diagnostics: "Errors",
    "No diagnostics": "No errors",
  },
};
