import type { Function as FunctionNode, Node, Pattern, Program } from "acorn";
import { ancestor, simple, type AncestorVisitors, type SimpleVisitors } from "acorn-walk";

/** One mention of a name that no scope inside the program declares. */
interface Mention {
  readonly name: string;
  readonly assigned: boolean;
}

/** Returns the names that a binding pattern introduces. */
export function boundNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((p) =>
        boundNames(p.type === "RestElement" ? p.argument : p.value),
      );
    case "ArrayPattern":
      return pattern.elements.flatMap((element) => (element ? boundNames(element) : []));
    case "RestElement":
      return boundNames(pattern.argument);
    case "AssignmentPattern":
      return boundNames(pattern.left);
    case "MemberExpression":
      return [];
  }
}

const isFunction = (node: Node): node is FunctionNode => /Function/.test(node.type);

const isScope = (node: Node): boolean =>
  isFunction(node) ||
  /^(Program|BlockStatement|For\w*Statement|SwitchStatement|CatchClause|StaticBlock|Class\w+)$/.test(
    node.type,
  );

/** Returns the names declared in each inner scope, without the program's top level. */
function declarations(program: Program): Map<Node, Set<string>> {
  const scopes = new Map<Node, Set<string>>();
  const declare = (scope: Node | undefined, names: readonly string[]): void => {
    if (!scope || scope === program) return;
    const known = scopes.get(scope) ?? new Set();
    names.forEach((name) => known.add(name));
    scopes.set(scope, known);
  };
  const around = (ancestors: readonly Node[], test: (node: Node) => boolean): Node | undefined =>
    ancestors.slice(0, -1).findLast(test);
  const own = (node: Node, ancestors: readonly Node[], outer: boolean): void => {
    const { id } = node as Node & { id?: Pattern | null };
    if (id) declare(outer ? around(ancestors, isScope) : node, boundNames(id));
  };
  const parameters = (node: FunctionNode): void =>
    declare(node, [...node.params.flatMap(boundNames), "arguments"]);

  ancestor(program, {
    VariableDeclaration(node, _, ancestors) {
      const hoisted = node.kind === "var";
      const scope = around(ancestors, (n) => (hoisted ? isFunction(n) : isScope(n)));
      declare(
        scope,
        node.declarations.flatMap((d) => boundNames(d.id)),
      );
    },
    FunctionDeclaration(node, _, ancestors) {
      own(node, ancestors, true);
      parameters(node);
    },
    FunctionExpression(node, _, ancestors) {
      own(node, ancestors, false);
      parameters(node);
    },
    ArrowFunctionExpression: parameters,
    ClassDeclaration(node, _, ancestors) {
      own(node, ancestors, true);
    },
    ClassExpression(node, _, ancestors) {
      own(node, ancestors, false);
    },
    CatchClause(node) {
      if (node.param) declare(node, boundNames(node.param));
    },
  });
  return scopes;
}

/** Returns the start offsets of the identifiers that are assigned to. */
function assignedTargets(program: Program): Set<number> {
  const starts = new Set<number>();
  const mark = (target: Node): void => {
    const add = (node: Node): void => void starts.add(node.start);
    simple(target, { VariablePattern: add } as SimpleVisitors<unknown>);
    if (target.type === "Identifier") add(target);
  };
  simple(program, {
    AssignmentExpression: (node) => mark(node.left),
    UpdateExpression: (node) => mark(node.argument),
    ForInStatement: (node) => mark(node.left),
    ForOfStatement: (node) => mark(node.left),
  });
  return starts;
}

/**
 * Returns every mention of a name that is not declared in an inner scope: the program's own top-level
 * names, other cells' names, and globals. Property names and labels are not mentions.
 */
export function mentions(program: Program): Mention[] {
  const scopes = declarations(program);
  const assigned = assignedTargets(program);
  const found: Mention[] = [];
  const visit = (node: Node & { name: string }, _: unknown, ancestors: Node[]): void => {
    if (ancestors.some((scope) => scopes.get(scope)?.has(node.name))) return;
    found.push({ name: node.name, assigned: assigned.has(node.start) });
  };
  // acorn-walk's name for bound and assigned names is VariablePattern, which its types lack.
  ancestor(program, { Identifier: visit, VariablePattern: visit } as AncestorVisitors<unknown>);
  return found;
}
