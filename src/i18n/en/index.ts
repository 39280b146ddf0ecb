/** All English texts of the interface, one module for each part. */
export { atlas } from "./atlas.ts";
export { cell, drafts, editor } from "./cell.ts";
export { board } from "./board.ts";
export { solver } from "./solver.ts";
export { problems } from "./problems.ts";
export { judge, programs } from "./judge.ts";
export { lesson } from "./lesson.ts";
export { otherLanguages } from "./other-languages.ts";
export { laboratory } from "./laboratory.ts";
export { kernel } from "./kernel.ts";
export { faults } from "./faults.ts";
export { laboratoryFaults } from "./laboratory-faults.ts";
export { laboratoryRules } from "./laboratory-rules.ts";
export { laboratoryGrammar } from "./laboratory-grammar.ts";
export {
  boards,
  chrome,
  home,
  judgePage,
  language,
  licences,
  notebookPage,
  offline,
  print,
  progress,
  reference,
  search,
  sections,
  takeAway,
} from "./pages.ts";
