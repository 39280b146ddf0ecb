import katex from "katex";
import styles from "katex/dist/katex.min.css?url";
import { inWords, messageOf } from "../../src/notebook/own-words.ts";

// A page that has no formula at build does not link KaTeX's styles.
if (
  !import.meta.env.SSR &&
  ![...document.fonts].some(({ family }) => family.includes("KaTeX_Main"))
) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = styles;
  document.head.append(link);
}

/** A formula as HTML that KaTeX made, or what KaTeX has against it. */
export type SetTex = { readonly html: string } | { readonly fault: string };

/** What lets a short formula grow without end. */
const DEFINITION =
  /\\(?:[gex]?def|(?:future)?let|global|long|(?:re)?newcommand|providecommand)(?![A-Za-z])/;

/**
 * Sets a formula of a cell. Nothing in it can make a link, load anything or run on: such commands
 * are not trusted, and expansion and sizes are bounded.
 */
export function setTex(formula: string, displayMode: boolean): SetTex {
  const [definition] = DEFINITION.exec(formula) ?? [];
  if (definition !== undefined) {
    return { fault: inWords("unknownCommand", { command: definition }) };
  }
  try {
    const html = katex.renderToString(formula, {
      displayMode,
      output: "htmlAndMathml",
      throwOnError: true,
      strict: "error",
      trust: false,
      errorColor: "var(--error)",
      maxExpand: 200,
      maxSize: 20,
    });
    return { html };
  } catch (error) {
    return { fault: messageOf(error).replace(/^KaTeX parse error: /, "") };
  }
}
