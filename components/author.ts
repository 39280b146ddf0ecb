/** Every tag that an article may use, and nothing else. */
export { default as Cell } from "./notebook/Cell.astro";
export { default as PageLink } from "./chrome/PageLink.astro";

export { default as PathNext } from "./chrome/PathNext.astro";
export { default as Term } from "./prose/Term.astro";
export { default as Definition } from "./prose/Definition.astro";
export { default as Theorem } from "./prose/Theorem.astro";
export { default as Proof } from "./prose/Proof.astro";
export { default as Fold } from "./prose/Fold.astro";
export { default as Pitfall } from "./prose/Pitfall.astro";
export { default as Summary } from "./prose/Summary.astro";
export { default as Listing } from "./prose/Listing.astro";

export { default as Exercise } from "./exercises/Exercise.astro";
export { default as Check } from "./exercises/Check.astro";
export { default as CheckOutcome } from "./exercises/CheckOutcome.astro";
export { default as CheckValue } from "./exercises/CheckValue.astro";
export { default as CheckMove } from "./exercises/CheckMove.astro";
export { default as Hints } from "./exercises/Hints.astro";
export { default as Hint } from "./exercises/Hint.astro";
export { default as Answer } from "./exercises/Answer.astro";

export { default as MexPlay } from "./widgets/MexPlay.astro";
export { default as XorPlay } from "./widgets/XorPlay.astro";
export { default as StairsReply } from "./widgets/StairsReply.astro";
export { default as GraphPlay } from "./widgets/GraphPlay.astro";
export { default as GraphOf } from "./widgets/GraphOf.astro";

export { default as Board } from "./boards/Board.astro";

export { default as Exports } from "./reference/Exports.astro";
export { default as FurtherProblems } from "./reference/FurtherProblems.astro";
export { default as GlossaryList } from "./reference/GlossaryList.astro";
export { default as SourceList } from "./reference/SourceList.astro";

export { default as JudgeBox } from "./problem/JudgeBox.astro";
export { default as Slips } from "./judge/Slips.astro";
export { default as Solution } from "./judge/Solution.astro";
export { default as SolverPanel } from "./problem/SolverPanel.astro";
