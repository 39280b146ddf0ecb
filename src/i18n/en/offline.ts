/** Texts about the copy for use offline. */
export const offline = {
  title: "Without a network",
  summary:
    "The whole book is kept in this browser, to be read, run and played without a connection.",
  kept: "After your first visit this browser keeps the book: every article, cell, board and solver, the search and the notebooks. All of it then works without a connection.",
  notKept:
    "Your own edits are kept apart from the copy: storing it, replacing it or removing it leaves them as they are.",
  editions:
    "When the site changes, the new edition is stored beside the one that you read. A note offers it; it replaces nothing until you press its button or have closed every page of the book.",
  needsScript: "Keeping a copy needs JavaScript.",
  copy: "The copy in this browser",
  tools: "C++ and Python",
  gone: "“{path}” is not among what is stored here, and there is no connection to fetch it.",
  plain:
    "This page is not stored in this browser, and there is no connection to fetch it. Go back, or try again later.",

  sign: {
    unknown: "Without a network",
    storing: "Being stored for offline use: {done} of {all} files",
    stored: "Works offline ({size} MB)",
    damaged: "Works offline in part: files are missing",
    off: "Not stored for offline use",
    failed: "Does not work offline here",
  },
  state: {
    unknown: "Looking at what is stored …",
    storing: "Being stored: {done} of {all} files. You can go on reading.",
    stored: "Works offline. The copy has {files} files and takes {size} MB.",
    damaged:
      "{missing} of {files} files are missing: the browser or somebody deleted them. They are fetched from the network when they are needed, as long as there is one.",
    saving: "Not stored, because your browser asks sites to save data.",
    removed: "Not stored: the copy was removed.",
    unsupported:
      "Does not work offline here: this browser does not let this site keep a copy. Private windows and blocked storage do that, and so do addresses without https.",
    full: "Not stored whole: there is no room left for this site. What is here already is kept.",
    network:
      "Not stored whole: some files did not arrive as they were built. What is here already is kept, and the rest is fetched when you try again.",
  },
  store: "Store the book",
  again: "Try again",
  remove: "Remove the copy",

  newer: "A newer edition of this book is here.",
  load: "Load it",
  later: "Later",
};
