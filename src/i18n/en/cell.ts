import { graph } from "./widgets.ts";
import { numbers } from "./checks.ts";
import { gameNames, period } from "./period.ts";

/** Texts of cells and their outputs. */
export const cell = {
  /** The language of these texts, for code that looks up further texts itself. */
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
    most: "A page holds {n} cells of yours at most.",
    emptyText: "An empty text: press Edit, and write Markdown, with formulas as $x^2$.",
    kept: "This cell is of a kind that does not run here. It is kept, and saved as it was.",
    notebooks: "Notebooks",
    name: "Name",
    create: "New notebook",
    open: "Open file",
    deleteAll: "Delete notebook",
    deleteAsked: "Delete “{title}”? It cannot be brought back.",
    shared:
      "Copied: a link with this notebook. Nothing was sent anywhere. It has {n} characters; some programs cut off links of more than 2000.",
    wasDeleted: "“{title}” was deleted.",
    empty: "This notebook has no cells yet. Add one, or open a notebook file (.ipynb).",
    opened: {
      one: "Opened {n} cell. Nothing has run.",
      other: "Opened {n} cells. Nothing has run.",
    },
    fromLink:
      "This notebook came with the link. Nothing has run, and nothing runs until you press Run.",
    linkTitle: "From a link",
    fileFault: {
      large: "This file has {size} MB; a notebook of {most} MB at most can be opened.",
      damaged: "This file is not a notebook, or is damaged.",
      old: "This notebook is in an old format. Open it in Jupyter and save it again, in version 4.",
      many: "This notebook has too many cells: at most {n} can be opened.",
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
    "The notebook opens in Jupyter or VS Code. To run there, it needs Deno and its kernel: {command}.",
  share: "Share",
  recorded:
    "The outputs below each cell were computed when this page was built. Run computes them again, here.",
  showAll: "Show all {n} lines",
  showFewer: "Show fewer lines",
  running: "{cell} is running",
  finished: "{cell} finished in {time}",
  finishedWith: "{cell} finished in {time}; also run: {cells}",
  runStale: { one: "Run {n} stale cell", other: "Run {n} stale cells" },
  follow: "After a cell, also run the cells that use it",
  failed: "{cell} failed",
  failedWith: ": {name}, {place}: {message}",
  failedNowhere: ": {name}: {message}",
  runningAll: "All cells are running",
  ranAll: "All {count} cells ran in {time}",
  ran: "{count} cells ran in {time}",
  ranFailed: "{count} cells ran in {time}; {cells} failed",
  ranAllFailed: "All {count} cells ran in {time}; {cells} failed",
  restarted: "Restarted: the outputs are those of the build again.",
  wasReset: "Cell {n} has the lesson’s text again.",
  solutionWasReset: "Your program is the starter again.",
  pageWasReset: "Every cell has the lesson’s text again.",
  stopped: "Stopped by you after {time}. What it had shown is kept.",
  overBudget:
    "Stopped after {time}, the longest a cell may take; its memory may have run out. What it had shown is kept.",
  flooded:
    "Stopped after {time}: the cell sent more messages than a run may. What it had shown is kept.",
  stale:
    "Stale: this output was computed before a change that concerns it. Run the cell to renew it.",
  noKernel:
    "The kernel could not start: {reason}. The recorded outputs above still stand. Press Run to try again.",
  ownTab: "Another site shows this page inside its own. Open it in a tab of its own to run cells",
  notLoaded:
    "A script that this needs did not load: {reason}. What you wrote stays. Load the page again to try again.",
  errorAt: "line {line}",
  errorIn: "in {name}, called from line {line}",
  cut: "{n} more outputs were not kept: a run shows at most {limit}, and draws at most {marks} cells, points and the like.",
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
  sequencePeriod: "Bands mark the period, {period}.",
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
  formulaFault: "This formula cannot be set: {reason}",
  progress: "Progress",
  progressOf: "{done} of {total}",
  progressDone: "{done} so far",
  moreEntries: "{n} more",
  control: {
    outside: "{value} is out of range: it has to be from {min} to {max}.",
    tooSmall: "{value} is out of range: it has to be {min} or larger.",
    numbers,
  },
  axisN: "n",
  axisValue: "g(n)",
  milliseconds: "{n} ms",
  seconds: "{n} s",
};

/** Texts about edits: saved in this browser, shared by link, and compared with the lesson. */
export const drafts = {
  cell: "cell {n}",
  ownCell: "your cell {n}",
  solution: "your solution",

  notLoaded: "Edits cannot be saved or shared: {reason}. Load the page again to try again.",
  stored:
    "Edited here, and kept in this browser: {cells}. The last change counts, in whichever tab it is made.",
  compare: "Compare",
  close: "Close",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "The browser refused to copy.",
  now: "On the page now",
  keep: "Keep the page as it is",

  newCell: "A new cell: {kind}",
  kinds: { ts: "TypeScript", text: "Text", cpp: "C++", python: "Python", kept: "Kept" },
  shared:
    "Copied: a link that contains your text of {cells}. Nothing was sent anywhere. The link has {n} characters; some programs cut off links of more than 2000.",
  sharedPlain: "No cell is edited here. Copied: the plain address of this page.",
  shareByHand: "The browser did not let the page copy. Copy the link from here:",
  shareLink: "This page with your edits",
  shareTooLong: "The edits are too long for a link. Download with your edits contains them all.",

  link: {
    title: "This link changes {cells}",
    none: "This link changes no cell of this lesson",
    adds: "This link adds cells to this page",
    intro:
      "Somebody edited this page and shared it. Nothing of it has run, and nothing runs until you press Run.",
    own: "Your own text of {cells} would be replaced, and cannot be brought back.",
    missing: "The lesson has no {cells}: this text of the link cannot be used.",
    changed: "The lesson has changed in {cells} since the link was made.",
    text: "The link’s text",
    use: "Use these edits",
    used: "The link’s text is now in {cells}. Nothing has run.",
    same: "This link contains no new changes.",
  },
  linkFault: {
    version:
      "This link was made by another version of this site, which packs edits differently. Below is the original article.",
    damaged:
      "This link was cut off or damaged on its way, and its edits cannot be read. Below is the original article. Ask for the whole link again.",
  },

  outdated: {
    title: "The lesson has changed since you edited {cells}",
    intro: "Choose the text to keep. If you keep the page as it is, your earlier text is deleted.",
    missing: "The lesson no longer has {cells}: copy what you need of that text.",
    text: "Your earlier text",
    use: "Use your earlier text",
  },

  trouble: {
    full: "Your edits are not saved. The browser’s storage for this site is full. They stay until you leave this page.",
    blocked:
      "Your edits are not saved. The browser does not let this site store anything. They stay until you leave this page.",
    damaged:
      "The edits stored for this page are damaged and cannot be read. Your next edit replaces them.",
    version:
      "The edits stored for this page were written by another version of this site and cannot be read. Your next edit replaces them.",
  },
};

/** Texts of the cell editor. */
export const editor = {
  tabMovesOn: "Tab key: leaves",
  tabIndents: "Tab key: indents",
  tabHint: "Control-M changes it; Control-] and Control-[ always indent",
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
