/** All English texts of the interface, one module for each part. */
export { chrome } from "./chrome.ts";
export { cell } from "./cell.ts";
export { board } from "./board.ts";
export { search } from "./search.ts";
export { solver } from "./solver.ts";
export { problems } from "./problems.ts";
export { home } from "./home.ts";
export { judge } from "./judge.ts";
export { lesson } from "./lesson.ts";
export { editor } from "./editor.ts";
export { drafts } from "./drafts.ts";
export { offline } from "./offline.ts";
export { progress } from "./progress.ts";
export { types } from "./types.ts";
export { kernel } from "./kernel.ts";
export { faults } from "./faults.ts";
export { boards, language, licences, print, reference, sections, takeAway } from "./pages.ts";
