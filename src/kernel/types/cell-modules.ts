import { createSourceFile, ScriptTarget } from "typescript";
import type { CellSource } from "../cell.ts";
import { cellNames, type CellNames } from "./cell-names.ts";

/** The part of a cell that type checking reads. */
export type CellText = Pick<CellSource, "number" | "code" | "solution">;

/** A cell as a module: its unchanged text, so that positions in it are the same, then imports and exports. */
export interface CellModule {
  readonly cell: CellText;
  readonly file: string;
  readonly text: string;
  /** Names that the cell has from other cells. */
  readonly foreign: ReadonlySet<string>;
}

interface Read {
  readonly cell: CellText;
  readonly names: CellNames;
}

/** The first cell that declares or imports each name, as in `link`. */
function owners(cells: readonly Read[], kind: "declared" | "imported"): Map<string, Read> {
  const first = new Map<string, Read>();
  for (const read of cells) {
    for (const name of read.names[kind].keys()) {
      if (!first.has(name)) first.set(name, read);
    }
  }
  return first;
}

const moduleName = (number: number): string => `./cell-${number}.ts`;

/** A variable is exported with its type at the end of the cell: narrowed, or evolved by assignments. */
function exports({ declared }: CellNames): string {
  const lines = [...declared].map(([name, holding]) => {
    if (holding === "type") return `export { type ${name} };`;
    if (holding === "constant") return `export { ${name} };`;
    return `export { $end_${name} as ${name} }; const $end_${name} = ${name};`;
  });
  return lines.join(" ");
}

/**
 * The cells of a page as modules that import from each other what they use. Imports and exports
 * follow the text, so that no line or column changes. A solution is a module without imports from others.
 */
export function cellModules(cells: readonly CellText[]): CellModule[] {
  const read = cells.map((cell) => ({
    cell,
    names: cellNames(createSourceFile("cell.ts", cell.code, ScriptTarget.ES2023)),
  }));
  const shared = read.filter(({ cell }) => cell.solution !== true);
  const declaring = owners(shared, "declared");
  const importing = owners(shared, "imported");

  return read.map(({ cell, names }) => {
    const foreign = new Set<string>();
    const given: string[] = [];
    for (const name of cell.solution === true ? [] : names.mentioned) {
      if (names.declared.has(name) || names.imported.has(name)) continue;
      const home = declaring.get(name);
      const lent = importing.get(name)?.names.imported.get(name);
      if (home) {
        foreign.add(name);
        const type = home.names.declared.get(name) === "type" ? "type " : "";
        given.push(`import { ${type}${name} } from "${moduleName(home.cell.number)}";`);
      } else if (lent) {
        const type = lent.typeOnly ? "type " : "";
        const what =
          lent.imported === "*" ? `${type}* as ${name}` : `${type}{ ${lent.imported} as ${name} }`;
        given.push(`import ${what} from "grundy";`);
      }
    }
    // `export {}` makes the text a module, and makes an unfinished last statement an error.
    const ending = [exports(names), ...given, "export {};"].filter(Boolean).join(" ");
    return {
      cell,
      file: moduleName(cell.number).slice(1),
      text: `${cell.code}\n${ending}\n`,
      foreign,
    };
  });
}
