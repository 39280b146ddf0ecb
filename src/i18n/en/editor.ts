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
