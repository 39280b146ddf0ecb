import type { CompiledCell, Fault } from "./cell.ts";
import type { CellPhrase } from "./phrase-error.ts";

/** Where a cell's free names come from, and what stands in the way of running it. */
export interface LinkedCell extends CompiledCell {
  /** Name → number of the cell that declares it. Names of the library and globals are not here. */
  readonly from: Readonly<Record<string, number>>;
  /** Name → library export, where an earlier cell's import serves this one. */
  readonly borrowed: Readonly<Record<string, string>>;
}

/**
 * Joins the cells of a page into one program. Cells share one scope in page order: a name belongs
 * to one cell, later cells may use it, and only its own cell may assign to it.
 */
export function link(cells: readonly CompiledCell[]): LinkedCell[] {
  const owner = new Map<string, number>();
  const library = new Map<string, [cell: number, imported: string]>();
  const twice = new Map<number, CellPhrase>();
  for (const cell of cells) {
    for (const name of cell.declares) {
      const first = owner.get(name);
      if (first === undefined) owner.set(name, cell.number);
      else twice.set(cell.number, { id: "declaredTwice", values: { name, cell: first } });
    }
    for (const [local, imported] of Object.entries(cell.imports)) {
      if (!library.has(local)) library.set(local, [cell.number, imported]);
    }
  }

  return cells.map((cell) => {
    const from: Record<string, number> = {};
    const borrowed: Record<string, string> = {};
    let reason = twice.get(cell.number);
    for (const name of cell.uses) {
      const home = owner.get(name);
      const lent = library.get(name);
      if (home !== undefined) {
        from[name] = home;
        if (home > cell.number) reason ??= { id: "declaredBelow", values: { name, cell: home } };
      } else if (lent) {
        borrowed[name] = lent[1];
        if (lent[0] > cell.number) {
          reason ??= { id: "importedBelow", values: { name, cell: lent[0] } };
        }
      }
    }
    const foreign = cell.assigns.find((name) => Object.hasOwn(from, name));
    const owned = foreign === undefined ? undefined : from[foreign];
    if (foreign !== undefined && owned !== undefined) {
      reason ??= { id: "assignedElsewhere", values: { name: foreign, cell: owned } };
    }
    const fault: Fault | undefined =
      cell.fault ??
      (reason === undefined ? undefined : { name: "ReferenceError", message: reason });
    return { ...cell, from, borrowed, ...(fault && { fault }) };
  });
}

/** The cells that a cell needs, itself last, each after those that it needs in turn. */
export function runOrder(cells: readonly LinkedCell[], number: number): number[] {
  const order: number[] = [];
  const visit = (n: number): void => {
    if (order.includes(n)) return;
    const cell = cells.find((c) => c.number === n);
    for (const home of new Set(Object.values(cell?.from ?? {}))) {
      if (home < n) visit(home);
    }
    order.push(n);
  };
  visit(number);
  return order;
}

/** What the controls of a page were set to: cell → index of its control → value. */
export type ControlValues = Readonly<Record<number, Readonly<Record<number, unknown>>>>;

/** The cells of a page as they stand, and what their controls are set to. */
export interface Program {
  readonly cells: readonly LinkedCell[];
  readonly controls: ControlValues;
}

/**
 * All that can decide what a cell shows, as text: its own body and controls, and those of every
 * cell that it needs. Equal signatures, equal outputs.
 */
export const signature = ({ cells, controls }: Program, number: number): string =>
  JSON.stringify(
    runOrder(cells, number).map((n) => {
      const { body, from, borrowed, imports, fault } = cells.find((c) => c.number === n) ?? {};
      return [n, body, from, borrowed, imports, fault, controls[n]];
    }),
  );
