import type { MdastNode } from "satteri";

const nameOf = (node: MdastNode): string =>
  "name" in node && typeof node.name === "string" ? node.name : "";

const childrenOf = (node: MdastNode): readonly MdastNode[] =>
  "children" in node ? node.children : [];

const hasCheck = (node: MdastNode): boolean =>
  /^(Check(Outcome|Value|Move)?|CodeExercise)$/.test(nameOf(node)) ||
  childrenOf(node).some(hasCheck);

/** The number that an exercise is given: `<Exercise n={3}>`. */
function numberOf(node: MdastNode): number {
  const attributes = "attributes" in node && Array.isArray(node.attributes) ? node.attributes : [];
  const n = attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === "n");
  return Number(typeof n?.value === "object" ? n.value?.value : n?.value);
}

/** The numbers of an article's exercises whose answers are checked in the page. */
export const checkedExercises = (node: MdastNode): readonly number[] => {
  if (nameOf(node) !== "Exercise") return childrenOf(node).flatMap(checkedExercises);
  return hasCheck(node) ? [numberOf(node)] : [];
};
