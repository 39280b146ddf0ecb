import { readFileSync } from "node:fs";
import { remembered } from "../../building/remembered.ts";

/** A value for light and dark: the light one. */
const LIGHT_DARK = /light-dark\(\s*((?:[^,()]|\([^()]*\))+),(?:[^()]|\([^()]*\))*\)/g;

/** The first value of each token, which is for screens; with single quotes, as it is put into an attribute. */
function lightTokens(): ReadonlyMap<string, string> {
  const css = readFileSync("src/styles/tokens.css", "utf8");
  const declared = [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].reverse();
  const light = (value: string): string => value.replace(LIGHT_DARK, "$1").replaceAll('"', "'");
  return new Map(declared.map(([, name = "", value = ""]) => [name, light(value).trim()]));
}

/** A text with every token in it, `var(--ink)`, replaced by its value in the light theme. */
export function withLightTokens(text: string): string {
  const tokens = remembered("light tokens", lightTokens);
  const put = (_: string, name: string): string => {
    const value = tokens.get(name);
    if (value === undefined) throw new RangeError(`Cannot draw: tokens.css names no ${name}`);
    return withLightTokens(value);
  };
  return text.replace(/var\((--[\w-]+)\)/g, put);
}
