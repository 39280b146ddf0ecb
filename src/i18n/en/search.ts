/** Texts of the search. */
export const search = {
  open: "Search",
  close: "Close",
  keys: "Arrow keys choose, Enter opens, Escape closes.",
  /** A choice: what is dictated to a page may press such a key by mistake. */
  slash: "The key / alone opens the search, as Control-K does",
  title: "Search",
  summary: "Find an article, a term or a problem.",
  field: "Search the book",
  hint: "A word, a term in English or Chinese, or a problem such as HDU 1848",
  noScript: "Search needs JavaScript. Everything there is to find is listed here.",
  waiting: "Searching …",
  found: "{count} found",
  foundMore: "{count} found, the best {shown} are listed",
  one: "1 found",
  nothing:
    "Nothing found for “{query}”. Try fewer or other words; the contents below list everything.",
  nothingHere: "Nothing found for “{query}”. Try fewer or other words.",
  broken: "The search could not be loaded. Look at your connection, then try again.",
  again: "Try again",
  results: "Results",
  contents: "All there is",
  term: "Term",
  library: "Library",
};
