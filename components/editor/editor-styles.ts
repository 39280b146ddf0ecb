import css from "./editor.css?inline";
import { tokenColours } from "./token-colours.ts";

let sheet: CSSStyleSheet | undefined;

/** The style sheet that all editors of the page share, made at the first. */
export function editorStyles(): CSSStyleSheet {
  if (sheet) return sheet;
  const tokens = Object.entries(tokenColours).map(
    ([token, [light, dark]]) => `.t-${token} { --code-light: ${light}; --code-dark: ${dark}; }`,
  );
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`${css}\n${tokens.join("\n")}`);
  return sheet;
}
