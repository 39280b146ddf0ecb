import { kept } from "../../building/kept.ts";
import type { RunArticle } from "../../articles/run-article.ts";
import type { ModuleAddresses } from "./deno-code.ts";
import { itemAt } from "../../theory/item-at.ts";

export const DENO_CODE = { name: "deno-code", sources: ["src/export/notebook/deno-code.ts"] };

/** The code of an article's cells as it runs in Deno. Cached: making it loads TypeScript, which is slow. */
export const keptDenoCode = (
  { cells, program }: RunArticle,
  addresses: ModuleAddresses,
): Promise<readonly string[]> => {
  const recorded = cells.map(({ code, outputs, throws }, i) => ({
    code,
    uses: itemAt(program, i).uses,
    shows: outputs.length > 0 && !throws,
  }));
  return kept(DENO_CODE, [recorded, addresses], async () => {
    const { denoCode } = await import("./deno-code.ts");
    return denoCode(recorded, addresses);
  });
};
