import { readFileSync } from "node:fs";

let tokens: string | undefined;

/**
 * A colour of the site by its name in `tokens.css`, such as `paper`, for files that are no style sheets.
 *
 * @throws Error when no colour has that name
 */
export function colour(name: string, theme: "light" | "dark" = "light"): string {
  tokens ??= readFileSync("src/styles/tokens.css", "utf8");
  const hex = "(#[0-9a-f]{6})";
  const found = new RegExp(`--${name}: (?:light-dark\\(${hex}, ${hex}\\)|${hex});`).exec(tokens);
  if (!found) throw new Error(`Cannot find colour: tokens.css names no colour ${name}`);
  const [, light, dark, both] = found;
  return (theme === "light" ? light : dark) ?? both ?? "";
}
