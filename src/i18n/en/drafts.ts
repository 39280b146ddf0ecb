/** Texts about edits: saved in this browser, shared by link, and compared with the lesson. */
export const drafts = {
  cell: "cell {n}",
  cells: "cells {list}",
  solution: "your solution",

  notLoaded: "Edits cannot be kept or shared: {reason}. Load the page again to try again.",
  stored: "Edited here, and kept in this browser: {cells}.",
  asideToo: "Set aside: {n}.",
  see: "See kept edits",
  compare: "Compare",
  close: "Close",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "The browser refused to copy.",

  shared:
    "Copied: a link that carries your text of {cells}. Nothing was sent anywhere. The link has {n} characters; some programs cut off links of more than 2000.",
  sharedPlain: "No cell is edited here. Copied: the plain address of this page.",
  shareByHand: "The browser did not let the page copy. Copy the link from here:",
  shareLink: "Link",
  shareFault: {
    long: "The edits are too long for a link. Download notebook carries them all.",
    unsupported: "This browser cannot pack edits into a link. Download notebook carries them all.",
  },

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
    damaged:
      "This link lost its end or was damaged on its way, and its edits cannot be read. Below is the original article. Ask for the whole link again.",
    unsupported: "This browser cannot unpack the link’s edits. Below is the original article.",
  },

  lessonChanged:
    "The lesson has changed since you edited {cells}. Your text is set aside, not lost.",

  elsewhere: "Another tab has another text of {cells}.",

  listTitle: "Edits kept in this browser",
  listIntro: "They are stored here only, for this page. Nothing was sent anywhere.",
  listNone: "Nothing is kept any more.",
  own: { title: "Edited: {cell}", name: "Your text", leave: "Forget it" },
  otherTab: {
    title: "Another tab’s text of {cell}",
    name: "The other tab’s text",
    leave: "Keep this tab’s text",
  },
  aside: { title: "An earlier text of {cell}", name: "Set aside", leave: "Forget it" },
  bringBack: "Put it into {cell}",
  forget: "Forget all edits of this page",
  forgetSure: "Forget all, with what is set aside. This cannot be undone.",

  unstored: {
    full: "Not kept: {cells}. The browser’s storage for this site is full. The edits stay until you leave this page.",
    blocked:
      "Not kept: {cells}. The browser does not let this site store anything. The edits stay until you leave this page.",
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
  now: "The text now",
  alone: "The text of {what}",
  removed: "only in the first text:",
  added: "only in the second text:",
  legend: "− only in “{before}”, + only in “{after}”",
  difference: "{what}: {before} and {after}",
  unchangedLines: "{n} lines the same",
};
