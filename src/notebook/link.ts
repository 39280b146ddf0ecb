import type { CompiledCell, Fault } from "./cell.ts";
import { itemAt } from "../games/theory/item-at.ts";
import { inWords } from "./own-words.ts";

/** A cell with the sources of its free names, or with the reason why it cannot run. */
export interface LinkedCell extends CompiledCell {
  /** Name → number of the cell that declares it. Names of the library and globals are not here. */
  readonly from: Readonly<Record<string, number>>;
  /** Name → library export, where an earlier cell's import serves this one. */
  readonly borrowed: Readonly<Record<string, string>>;
}

/**
 * Joins the cells of a page into one program. Cells share one scope in page order: a name belongs
 * to one cell, later cells may use it, and only its own cell may assign to it. A solution shares none.
 */
export function link(cells: readonly CompiledCell[]): LinkedCell[] {
  const shared = linkShared(cells.filter(({ solution }) => solution !== true));
  const of = new Map(shared.map((cell) => [cell.number, cell]));
  return cells.map((cell) => of.get(cell.number) ?? { ...cell, from: {}, borrowed: {} });
}

const faultOf = (id: Parameters<typeof inWords>[0], name: string, cell: number): Fault => ({
  name: "ReferenceError",
  message: inWords(id, { name, cell }),
  about: name,
});

function linkShared(cells: readonly CompiledCell[]): LinkedCell[] {
  const owners = new Map<string, number>();
  const library = new Map<string, [cell: number, imported: string]>();
  const twice = new Map<number, Fault>();
  for (const cell of cells) {
    for (const name of cell.declares) {
      const first = owners.get(name);
      if (first === undefined) owners.set(name, cell.number);
      else twice.set(cell.number, faultOf("declaredTwice", name, first));
    }
    for (const [local, imported] of Object.entries(cell.imports)) {
      if (!library.has(local)) library.set(local, [cell.number, imported]);
    }
  }

  return cells.map((cell) => {
    const from: Record<string, number> = {};
    const borrowed: Record<string, string> = {};
    let fault = cell.fault ?? twice.get(cell.number);
    for (const name of cell.uses) {
      const home = owners.get(name);
      const lent = library.get(name);
      if (home !== undefined) {
        from[name] = home;
        if (home > cell.number) fault ??= faultOf("declaredBelow", name, home);
      } else if (lent) {
        borrowed[name] = lent[1];
        if (lent[0] > cell.number) fault ??= faultOf("importedBelow", name, lent[0]);
      }
    }
    for (const name of cell.assigns) {
      const owner = Object.hasOwn(from, name) ? from[name] : undefined;
      if (owner !== undefined) fault ??= faultOf("assignedElsewhere", name, owner);
    }
    return { ...cell, from, borrowed, ...(fault && { fault }) };
  });
}

const cellOf = (cells: readonly LinkedCell[], number: number): LinkedCell =>
  itemAt(cells, number - 1);

/** The cells that a cell needs, itself last, in order of dependency. */
export function runOrder(cells: readonly LinkedCell[], number: number): number[] {
  const order: number[] = [];
  const visit = (n: number): void => {
    if (order.includes(n)) return;
    for (const home of new Set(Object.values(cellOf(cells, n).from))) {
      if (home < n) visit(home);
    }
    order.push(n);
  };
  visit(number);
  return order;
}

/** What the controls of a page were set to: cell → index of its control → value. */
export type ControlValues = Readonly<Record<number, Readonly<Record<number, unknown>>>>;

/** The present cells of a page, and the values of their controls. */
export interface Program {
  readonly cells: readonly LinkedCell[];
  readonly controls: ControlValues;
}

/**
 * Everything that determines a cell's outputs, as text: its body and control values, and those of every cell that it
 * needs. Equal signatures, equal outputs.
 */
export const signature = ({ cells, controls }: Program, number: number): string =>
  JSON.stringify(
    runOrder(cells, number).map((n) => {
      const { body, from, borrowed, imports, fault } = cellOf(cells, n);
      return [n, body, from, borrowed, imports, fault, controls[n]];
    }),
  );
