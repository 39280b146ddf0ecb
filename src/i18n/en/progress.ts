/** Texts about articles read, exercises solved and programs accepted. */
export const progress = {
  title: "Your progress",
  summary:
    "The articles you have marked as read, the exercises you have solved, and your programs that were accepted.",
  lead: "Kept in this browser only. Nothing is sent anywhere, and nothing depends on it.",
  read: "read",
  solved: "solved",
  accepted: "accepted",
  markRead: "Mark as read",
  said: {
    stored: "Kept in this browser.",
    full: "Not kept: the browser’s storage for this site is full. It holds until you leave this page.",
    blocked:
      "Not kept: the browser does not let this site store anything. It holds until you leave this page.",
    offline: "Not kept: the code for it did not load.",
  },
  noScript: "Progress is kept by a script, and JavaScript is off. Every article reads without it.",
  readOf: "{read} of {articles} read",
  solvedOf: "{solved} of {exercises} solved",
  exercisesOf: "{solved} of {exercises} exercises solved",
  acceptedOf: "{accepted} of {problems} programs accepted",
  start: "Start here: {title}",
  forgetAll: "Forget all",
  forgetSure: "Forget all of it? This cannot be undone.",
  forgotten: "Nothing is kept any more.",
  /** Why there is nothing to show. */
  troubles: {
    none: "Nothing is kept yet.",
    full: "The browser’s storage for this site is full: nothing can be kept.",
    blocked: "The browser does not let this site store anything: no progress can be kept.",
  },
};
