import type { CellSource } from "../../src/notebook/cell.ts";
import { compileOrFault } from "../../src/notebook/compile.ts";
import { setLanguage } from "../../src/notebook/messages.ts";
import { serve } from "../ui/worker-client.ts";

const methods = {
  /** @param language the page's language, for the messages of faults */
  compile: (language: string, source: Pick<CellSource, "number" | "code" | "solution">) => {
    setLanguage(language);
    return compileOrFault(source);
  },
};

export type CompilerMethods = typeof methods;

serve(methods);
