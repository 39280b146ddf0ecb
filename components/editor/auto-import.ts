import type { syntaxTree } from "@codemirror/language";

/** A parsed text, as CodeMirror has it. */
type Tree = ReturnType<typeof syntaxTree>;

type SyntaxNode = Tree["topNode"];

/** Text to insert at a position. */
export interface Insertion {
  readonly from: number;
  readonly insert: string;
}

const imports = (tree: Tree, code: string): SyntaxNode[] =>
  tree.topNode.getChildren("ImportDeclaration").filter((node) => {
    const source = node.getChild("String");
    return source !== null && code.slice(source.from + 1, source.to - 1) === "grundy";
  });

/** Whether the text imports or declares the name. */
function declares(tree: Tree, code: string, name: string): boolean {
  let found = false;
  tree.iterate({
    enter(node) {
      found ||= /Definition$/.test(node.name) && code.slice(node.from, node.to) === name;
      return !found;
    },
  });
  return found;
}

/**
 * The insertion that makes a cell import a name of the library: the name in the braces of its present import, or a
 * new first line. Undefined where the cell already imports or declares the name.
 *
 * @param name the text in the braces: a name, or `type` and a name
 */
export function autoImport(tree: Tree, code: string, name: string): Insertion | undefined {
  if (declares(tree, code, name.replace(/^type /, ""))) return undefined;
  for (const node of imports(tree, code)) {
    const group = node.getChild("ImportGroup");
    if (!group || node.getChild("type")) continue;
    const last = group.lastChild?.prevSibling;
    if (!last || last.name === "{") return { from: group.from + 1, insert: ` ${name} ` };
    return last.name === ","
      ? { from: last.from, insert: `, ${name}` }
      : { from: last.to, insert: `, ${name}` };
  }
  return { from: 0, insert: `import { ${name} } from "grundy";\n` };
}
