/** Texts about edits: saved in this browser, shared by link, and compared with the lesson. */
export const keep = {
  cell: "cell {n}",
  cells: "cells {list}",

  notLoaded: "Edits cannot be kept or shared: {reason}. Load the page again to try again.",
  kept: "Edited here, and kept in this browser: {cells}.",
  asideToo: "Set aside: {n}.",
  see: "See kept edits",
  compare: "Compare",
  close: "Close",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "The browser refused to copy.",

  shared:
    "Copied: a link that carries your text of {cells} ({n} characters). Nothing was sent anywhere.",
  sharedLong:
    "Copied: a link that carries your text of {cells}. It has {n} characters, and some programs cut off long links.",
  sharedPlain: "No cell is edited here. Copied: the plain address of this page.",
  shareByHand: "The browser did not let the page copy. Copy the link from here:",
  shareLink: "Link",
  shareTooLong:
    "The edits are too long for a link: it would have {n} characters. Download notebook carries them all.",
  shareUnsupported:
    "This browser cannot pack edits into a link. Download notebook carries them all.",

  linkTitle: "This link changes {cells}",
  linkNone: "This link changes nothing that the lesson has",
  linkWaits: "The link you followed brings edits. Nothing of it has run.",
  linkIntro:
    "Somebody edited this page and shared it. Nothing of it has run, and nothing runs until you press Run.",
  linkOwn:
    "You have edits of your own here, in {cells}. They will be set aside if you use the link’s, and you can bring them back.",
  linkHomeless: "The lesson has no {cells}: this text of the link has no place.",
  linkChanged: "The lesson has changed in {cells} since the link was made.",
  useLink: "Use these edits",
  keepLesson: "Keep the lesson’s own text",
  keepOwn: "Keep the page as it is",
  linkUsed: "The link’s text stands in {cells}. Nothing has run.",
  linkSame: "This link brings nothing that does not stand here already.",
  linkFault: {
    version:
      "This link was made by another version of this site, which packs edits differently. Below is the original article.",
    cut: "This link lost its end on its way, and its edits cannot be read. Below is the original article. Ask for the whole link.",
    altered:
      "This link was damaged on its way, and its edits cannot be trusted. Below is the original article. Ask for the link again.",
    large:
      "This link unpacks to more than a page can hold. It was not read further. Below is the original article.",
    content: "This link does not hold edits of a page. Below is the original article.",
    unsupported: "This browser cannot unpack the link’s edits. Below is the original article.",
    long: "This link is too long to be read: {n} characters. Below is the original article.",
  },

  lessonChanged:
    "The lesson has changed since you edited {cells}. It shows its new text; your text is set aside, not lost.",

  tabChanged: "Another tab has another text of {cells}.",
  tabCell: "Another tab’s text of cell {n}",
  useTheirs: "Use the other tab’s text",
  useHere: "Keep this tab’s text",

  unopened:
    "This page did not open to its end last time, with your text in {cells}. It shows the original; your text is set aside, not lost.",
  homeless: "The lesson no longer has {cells}. Your text is set aside.",

  keptTitle: "Edits kept in this browser",
  keptIntro: "They are stored here only, for this page. Nothing was sent anywhere.",
  keptNone: "Nothing is kept any more.",
  keptCell: "Cell {n}",
  asideTitle: "Set aside",
  asideCell: "An earlier text of cell {n}",
  bringBack: "Put it into cell {n}",
  forgetOne: "Forget it",
  resetOne: "Reset cell {n}",
  forget: "Forget all edits of this page",
  forgetSure: "Forget all, with what is set aside. This cannot be undone.",

  notKept: {
    full: "Not kept: {cells}. The browser’s storage for this site is full. The edits stay until you leave this page.",
    blocked:
      "Not kept: {cells}. The browser does not let this site store anything. The edits stay until you leave this page.",
    long: "Not kept: {cells}. The text is too long. It stays until you leave this page.",
  },
  unreadable: {
    damaged:
      "The edits kept of this page are damaged and cannot be read. What was stored is set aside, and new edits are kept as usual.",
    version:
      "The edits kept of this page were written by another version of this site. What was stored is set aside, and new edits are kept as usual.",
  },
  copyStored: "Copy what was stored",

  theLesson: "The lesson’s text",
  theLink: "The link’s text",
  mine: "Your text",
  now: "The text now",
  loose: "The text of {cells}",
  theirs: "The other tab’s text",
  here: "This tab’s text",
  removed: "only in the first text:",
  added: "only in the second text:",
  legend: "− only in “{before}”, + only in “{after}”",
  difference: "{what}: {before} and {after}",
  unchangedLines: "{n} lines the same",
  moreLines: "{n} more lines",
  moreCharacters: "… {n} more characters",
  same: "Both texts are the same.",
};
