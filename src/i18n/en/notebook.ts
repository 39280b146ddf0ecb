/** The rooms of which a page's notebook speaks. */
export { cell } from "./cell.ts";
export { editor } from "./editor.ts";
export { keep } from "./keep.ts";
export { types } from "./types.ts";
