import type { ProseNode } from "./prose-text.ts";

const isCheck = ({ type, name = "" }: ProseNode): boolean =>
  type === "tag" && /^(Check(Outcome|Value|Move)?|CodeExercise)$/.test(name);

const hasCheck = (node: ProseNode): boolean =>
  isCheck(node) || (node.children ?? []).some(hasCheck);

/** The numbers of an article's exercises whose answers are checked in the page. */
export const checkedExercises = (prose: readonly ProseNode[]): readonly number[] =>
  prose.flatMap((node) => {
    if (node.name !== "Exercise") return checkedExercises(node.children ?? []);
    return hasCheck(node) ? [Number(node.given?.["n"])] : [];
  });
