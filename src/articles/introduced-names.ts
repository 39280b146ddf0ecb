import type { LinkedCell } from "../kernel/link.ts";

/** For each cell of an article the exports of the library that it imports and no cell before it does. */
export function introducedNames(program: readonly Pick<LinkedCell, "imports">[]): string[][] {
  const known = new Set(["*"]); // the library as a whole
  return program.map(({ imports }) => {
    const introduced = [...new Set(Object.values(imports))].filter((name) => !known.has(name));
    for (const name of introduced) known.add(name);
    return introduced;
  });
}
