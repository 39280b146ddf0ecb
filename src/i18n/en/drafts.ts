/** Texts about edits: saved in this browser, shared by link, and compared with the lesson. */
export const drafts = {
  cell: "cell {n}",
  cells: "cells {list}",
  ownCell: "your cell {n}",
  ownCells: "your cells {list}",
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
