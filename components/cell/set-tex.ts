import katex from "katex";
import styles from "katex/dist/katex.min.css?url";
import { kernelText, messageOf } from "../../src/notebook/messages.ts";

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

/** KaTeX's HTML of a formula, or its error message. */
export type SetTex = { readonly html: string } | { readonly fault: string };

/** Commands that define macros, with which a short formula can grow without bound. */
const DEFINITION =
  /\\(?:[gex]?def|(?:future)?let|global|long|(?:re)?newcommand|providecommand)(?![A-Za-z])/;

/**
 * Renders a formula of a cell. The formula can neither create links nor load anything nor run indefinitely: commands
 * that do so are not trusted, and expansion and sizes are bounded.
 */
export function setTex(formula: string, displayMode: boolean): SetTex {
  const [definition] = DEFINITION.exec(formula) ?? [];
  if (definition !== undefined) {
    return { fault: kernelText("unknownCommand", { command: definition }) };
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
