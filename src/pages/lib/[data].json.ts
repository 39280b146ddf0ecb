import type { APIRoute, GetStaticPaths } from "astro";
import { read, writtenArticles } from "../../articles/articles.ts";
import { homeCell } from "../../articles/home-cell.ts";
import { completionsName, libraryTexts } from "../../articles/library/library-texts.ts";
import { ownRules } from "../../articles/own-rules.ts";
import { programName, programText } from "../../articles/program-file.ts";
import { languages } from "../../i18n/languages.ts";

/** Data that pages load on demand, each named with the hash of its text. */
export const getStaticPaths = (async () => {
  const all = await Promise.all((await writtenArticles()).map(read));
  const notebooks = await Promise.all(languages.map(ownRules));
  const runs = [await homeCell(), ...[...notebooks, ...all].map(({ run }) => run)];
  const texts = new Map([
    /** Completions: the library's names with their signatures and doc comments. */
    [await completionsName(), (await libraryTexts()).completions],
    /** The compiled cells of each page, which the page fetches at the first run. */
    ...runs.map(({ program }) => [programName(program), programText(program)] as const),
  ]);
  return [...texts].map(([name, text]) => ({
    params: { data: name.replace(/\.json$/, "") },
    props: { text },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { "content-type": "application/json" } });
