import { isOwn, type CompiledCell, type Fault } from "./cell.ts";
import { itemAt } from "../games/theory/item-at.ts";
import { cellName, howToImport, kernelText } from "./messages.ts";

/** A cell with the sources of its free names, or with the fault that prevents it from running. */
export interface LinkedCell extends CompiledCell {
  /** Name → number of the cell that declares it. Names of the library and globals are not included. */
  readonly from: Readonly<Record<string, number>>;
  /** Name → library export, for names that another cell imports. */
  readonly borrowed: Readonly<Record<string, string>>;
}

/**
 * Joins the cells of a page into one program. Cells share one scope in page order: a name belongs to one cell, later
 * cells may use it, and only its own cell may assign to it. A solution shares no names. If an article's cell and a
 * reader's own cell declare the same name, it belongs to the article's cell. `unedited` cells use no names of own
 * cells.
 *
 * @param cells in page order
 */
export function link(
  cells: readonly CompiledCell[],
  unedited: (number: number) => boolean = () => false,
): LinkedCell[] {
  const shared = linkShared(
    cells.filter(({ solution }) => solution !== true),
    unedited,
  );
  const linked = new Map(shared.map((cell) => [cell.number, cell]));
  return cells.map((cell) => linked.get(cell.number) ?? { ...cell, from: {}, borrowed: {} });
}

const faultOf = (
  id: Parameters<typeof kernelText>[0],
  name: string,
  cell: number,
  advice = "",
): Fault => ({
  name: "ReferenceError",
  message: kernelText(id, { name, cell: cellName(cell), advice }),
  about: name,
});

function linkShared(
  cells: readonly CompiledCell[],
  unedited: (number: number) => boolean,
): LinkedCell[] {
  const owners = new Map<string, number>();
  const library = new Map<string, [cell: number, imported: string]>();
  const twice = new Map<number, Fault>();
  const places = new Map(cells.map(({ number }, i) => [number, i]));
  const isBelow = (one: number, other: number): boolean =>
    (places.get(one) ?? 0) > (places.get(other) ?? 0);
  const articleFirst = [...cells].sort((a, b) => Number(isOwn(a.number)) - Number(isOwn(b.number)));
  for (const cell of articleFirst) {
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
    const canUse = (declaring: number): boolean => !isOwn(declaring) || !unedited(cell.number);
    for (const name of cell.uses) {
      const declaring = owners.get(name);
      const importedBy = library.get(name);
      if (declaring !== undefined && canUse(declaring)) {
        from[name] = declaring;
        if (isBelow(declaring, cell.number)) fault ??= faultOf("declaredBelow", name, declaring);
      } else if (importedBy && canUse(importedBy[0])) {
        borrowed[name] = importedBy[1];
        const [below, imported] = importedBy;
        const advice = howToImport(name, imported);
        if (isBelow(below, cell.number)) fault ??= faultOf("importedBelow", name, below, advice);
      }
    }
    for (const name of cell.assigns) {
      const owner = Object.hasOwn(from, name) ? from[name] : undefined;
      if (owner !== undefined) fault ??= faultOf("assignedElsewhere", name, owner);
    }
    return { ...cell, from, borrowed, ...(fault && { fault }) };
  });
}

const placesByProgram = new WeakMap<readonly LinkedCell[], ReadonlyMap<number, number>>();

/** Returns the index of each cell by its number. */
function placesIn(cells: readonly LinkedCell[]): ReadonlyMap<number, number> {
  const places = placesByProgram.get(cells) ?? new Map(cells.map(({ number }, i) => [number, i]));
  placesByProgram.set(cells, places);
  return places;
}

export const cellOf = (cells: readonly LinkedCell[], number: number): LinkedCell =>
  itemAt(cells, placesIn(cells).get(number) ?? -1);

/** Returns the numbers of the cells that a cell needs, in order of dependency, itself last. */
export function runOrder(cells: readonly LinkedCell[], number: number): number[] {
  const places = placesIn(cells);
  const order = new Set<number>();
  const visit = (n: number): void => {
    if (order.has(n)) return;
    const place = places.get(n) ?? -1;
    for (const declaring of new Set(Object.values(itemAt(cells, place).from))) {
      if ((places.get(declaring) ?? place) < place) visit(declaring);
    }
    order.add(n);
  };
  visit(number);
  return [...order];
}

/** The values set for the controls of a page: cell → index of its control → value. */
export type ControlValues = Readonly<Record<number, Readonly<Record<number, unknown>>>>;

/** The current cells of a page and the values of their controls. */
export interface Program {
  readonly cells: readonly LinkedCell[];
  readonly controls: ControlValues;
}

/**
 * Serializes everything that determines a cell's outputs: its body and control values, and those of every cell that it
 * needs. Equal signatures imply equal outputs.
 */
export const signature = ({ cells, controls }: Program, number: number): string =>
  JSON.stringify(
    runOrder(cells, number).map((n) => {
      const { body, from, borrowed, imports, fault } = cellOf(cells, n);
      return [n, body, from, borrowed, imports, fault, controls[n]];
    }),
  );
