import { readFileSync } from "node:fs";

let tokens: string | undefined;

/**
 * Returns a colour by its name in `tokens.css`, such as `paper`, for files that are not stylesheets.
 *
 * @throws Error when no colour has that name
 */
export function colour(name: string, theme: "light" | "dark" = "light"): string {
  tokens ??= readFileSync("src/styles/tokens.css", "utf8");
  const hex = "(#[0-9a-f]{6})";
  const pattern = new RegExp(`--${name}: (?:light-dark\\(${hex}, ${hex}\\)|${hex});`);
  const [, light, dark, both] = pattern.exec(tokens) ?? [];
  const value = (theme === "light" ? light : dark) ?? both;
  if (value === undefined) {
    throw new Error(`Cannot find colour: tokens.css does not define ${name}`);
  }
  return value;
}
