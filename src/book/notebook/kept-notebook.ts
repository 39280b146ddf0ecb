import { kept } from "../../building/kept.ts";
import type { Words } from "../../i18n/words.ts";
import type { RunArticle } from "../run-article.ts";
import type { ModuleAddresses } from "./deno-code.ts";
import { notebookText, type Notebook } from "./nbformat.ts";

const SOURCES = ["src/{kernel,book,i18n}/**/*.ts"];

export const NOTEBOOKS = { name: "notebooks", sources: SOURCES };

/** What `notebookOf` makes, as text. To make it needs TypeScript, which takes a while to load. */
export const keptNotebook = (
  run: RunArticle,
  addresses: ModuleAddresses,
  words: Words["cell"],
): Promise<string> =>
  kept(NOTEBOOKS, [run, addresses, words], async () => {
    const { notebookOf } = await import("./code-cells.ts");
    return notebookText(notebookOf(run, addresses, words));
  });

/** Styles too: the pictures have them in themselves. */
export const WOVEN = {
  name: "woven",
  sources: [...SOURCES, "src/styles/tokens.css", "components/charts/*.css"],
};

/** What `weave` makes of a notebook and the page beside it, all as text. */
export const keptWeave = (
  notebook: string,
  page: string,
  home: string,
  address: string,
): Promise<string> =>
  kept(WOVEN, [notebook, page, home, address], async () => {
    const { weave } = await import("./weave.ts");
    return notebookText(weave(JSON.parse(notebook) as Notebook, page, home, address));
  });
