/** The parts whose texts the notebook of a page uses. */
export { cell } from "./cell.ts";
export { editor } from "./editor.ts";
export { drafts } from "./drafts.ts";
export { types } from "./types.ts";
