import type { APIRoute, GetStaticPaths } from "astro";
import { libraryTexts } from "../../articles/library/library-texts.ts";

/** The declaration files of the modules in `lib/`, with their doc comments. */
export const getStaticPaths = (async () => {
  const { grundy, notebook } = await libraryTexts();
  return Object.entries({ grundy, notebook }).map(([module, text]) => ({
    params: { module },
    props: { text },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { "content-type": "application/typescript" } });
