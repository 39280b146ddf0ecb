import { createContext, Script } from "node:vm";
import { faulty, type CellSource, type CompiledCell } from "../kernel/cell.ts";
import { compilerText } from "./library/kernel-text.ts";

/** Milliseconds that compiling a cell may take. A usual cell takes less than one. */
const PATIENCE = 5000;

let text: string | undefined;
let world = createContext({});

/** Compiles a cell in a context with a time limit: on some texts the parser takes exponential time. */
export async function readCell(source: CellSource): Promise<CompiledCell> {
  const compiler = await compilerText();
  if (compiler !== text) {
    text = compiler;
    world = createContext({});
    new Script(compiler).runInContext(world);
  }
  const read = new Script(
    `JSON.stringify(GrundyCompiler.compileOrFault(${JSON.stringify(source)}))`,
  );
  try {
    const compiled = read.runInContext(world, { timeout: PATIENCE }) as string;
    return JSON.parse(compiled) as CompiledCell;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    const message = `takes more than ${PATIENCE / 1000} s to read`;
    return faulty(source, { name: "SyntaxError", message });
  }
}
