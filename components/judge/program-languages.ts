import type { ToolLanguage } from "../../src/programs/tools.ts";
import type { EditedLanguage } from "../editor/open-editor.ts";

/** How editors read C++ and Python; each parser is loaded when it is used. */
export const editedLanguage: Record<ToolLanguage, () => Promise<EditedLanguage>> = {
  cpp: async () => ({ extension: (await import("@codemirror/lang-cpp")).cppLanguage, indent: 2 }),
  python: async () => ({
    extension: (await import("@codemirror/lang-python")).pythonLanguage,
    indent: 4,
  }),
};
