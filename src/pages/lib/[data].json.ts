import type { APIRoute, GetStaticPaths } from "astro";
import { load, ownRules, writtenPaths } from "../../articles/articles.ts";
import { completions, completionsName } from "../../articles/library/library-texts.ts";
import { programToolsFile } from "../../articles/library/scripts.ts";
import { homeCells, programFile, programOf } from "../../articles/run-cells.ts";
import { languages } from "../../i18n/words.ts";

type Make = () => string | Promise<string>;

/** Data files that pages load on demand. Each name contains the hash of the text or of its sources. */
export const getStaticPaths = (async () => {
  const articles = (await writtenPaths()).map(({ props }) => load(props.article));
  const pages = await Promise.all([...languages.map(ownRules), ...articles]);
  const programs = [homeCells, ...pages.map(({ cells }) => cells)].map(programOf);
  const tools = await programToolsFile();
  const files = new Map<string, Make>([
    /** The completions: the library's names with their signatures and doc comments. */
    [completionsName(), completions],
    /** The list of files with which pages run programs in C++ and Python. */
    [tools.name, () => tools.text],
    /** The compiled cells of each page, which the page fetches at its first run. */
    ...programs.map(programFile).map(({ name, text }) => [name, () => text] as const),
  ]);
  return [...files].map(([name, make]) => ({
    params: { data: name.replace(/\.json$/, "") },
    props: { make },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ make: Make }> = async ({ props }) =>
  new Response(await props.make(), { headers: { "content-type": "application/json" } });
