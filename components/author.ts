/** Every tag that an article may use, and nothing else. */
export { default as Cell } from "./notebook/Cell.astro";
export { default as PageLink } from "./chrome/PageLink.astro";

export { default as Term } from "./lesson/Term.astro";
export { default as Definition } from "./lesson/Definition.astro";
export { default as Theorem } from "./lesson/Theorem.astro";
export { default as Proof } from "./lesson/Proof.astro";
export { default as Pitfall } from "./lesson/Pitfall.astro";
export { default as Summary } from "./lesson/Summary.astro";
export { default as Listing } from "./lesson/Listing.astro";

export { default as Exercise } from "./lesson/Exercise.astro";
export { default as Check } from "./lesson/Check.astro";
export { default as CheckOutcome } from "./lesson/CheckOutcome.astro";
export { default as CheckValue } from "./lesson/CheckValue.astro";
export { default as CheckMove } from "./lesson/CheckMove.astro";
export { default as Hint } from "./lesson/Hint.astro";
export { default as Answer } from "./lesson/Answer.astro";

export { default as MexPlay } from "./lesson/MexPlay.astro";
export { default as XorPlay } from "./lesson/XorPlay.astro";
export { default as StairsReply } from "./lesson/StairsReply.astro";
export { default as GraphPlay } from "./lesson/GraphPlay.astro";
export { default as GraphOf } from "./lesson/GraphOf.astro";

export { default as Board } from "./boards/Board.astro";

export { default as FurtherProblems } from "./reference/FurtherProblems.astro";
export { default as GlossaryList } from "./reference/GlossaryList.astro";
export { default as SourceList } from "./reference/SourceList.astro";

export { default as SolverPanel } from "./problem/SolverPanel.astro";
