/** The tags that articles may use. */
export { default as Cell } from "./cell/Cell.astro";
export { default as PageLink } from "./ui/PageLink.astro";

export { default as PathNext } from "./ui/PathNext.astro";
export { default as Term } from "./lesson/prose/Term.astro";
export { default as Definition } from "./lesson/prose/Definition.astro";
export { default as Theorem } from "./lesson/prose/Theorem.astro";
export { default as Proof } from "./lesson/prose/Proof.astro";
export { default as Fold } from "./lesson/prose/Fold.astro";
export { default as Pitfall } from "./lesson/prose/Pitfall.astro";
export { default as Summary } from "./lesson/prose/Summary.astro";
export { default as Listing } from "./lesson/prose/Listing.astro";

export { default as Exercise } from "./lesson/exercises/Exercise.astro";
export { default as Check } from "./lesson/exercises/Check.astro";
export { default as CheckPosition } from "./lesson/exercises/CheckPosition.astro";
export { default as CodeExercise } from "./lesson/exercises/CodeExercise.astro";
export { default as Hints } from "./lesson/exercises/Hints.astro";
export { default as Hint } from "./lesson/exercises/Hint.astro";
export { default as Answer } from "./lesson/exercises/Answer.astro";

export { default as MexPlay } from "./lesson/widgets/MexPlay.astro";
export { default as XorPlay } from "./lesson/widgets/XorPlay.astro";
export { default as GraphPlay } from "./lesson/widgets/GraphPlay.astro";

export { default as Board } from "./boards/Board.astro";

export { default as Exports } from "./reference/Exports.astro";
export { default as FurtherProblems } from "./reference/FurtherProblems.astro";
export { default as GlossaryList } from "./reference/GlossaryList.astro";
export { default as SourceList } from "./reference/SourceList.astro";

export { default as JudgeBox } from "./solver/JudgeBox.astro";
export { default as KnownMistakes } from "./judge/KnownMistakes.astro";
export { default as Solution } from "./judge/Solution.astro";
export { default as SolverPanel } from "./solver/SolverPanel.astro";
