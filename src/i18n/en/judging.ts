/** The parts whose texts are used when a reader's program is judged. */
export { cell } from "./cell.ts";
export { drafts } from "./drafts.ts";
export { judge } from "./judge.ts";
export { solver } from "./solver.ts";
export { columns } from "./problem-columns.ts";
