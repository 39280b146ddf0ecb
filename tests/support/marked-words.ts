/** Around every text of the made-up language. */
export const [OPEN, CLOSE] = ["⟮", "⟯"];

/** The tag of the made-up language: no language has it. */
export const MARKED = "qx";

/**
 * The same words, each text marked; what tells kinds apart keeps its words. The gaps of a template stay outside its marks,
 * so that what fills them has to bring marks of its own.
 */
export function marked<Words>(words: Words, key?: string): Words;
export function marked(words: unknown, key = ""): unknown {
  if (typeof words === "string") return mark(words, key);
  if (typeof words === "function") {
    return (...given: unknown[]): unknown => marked(Reflect.apply(words, undefined, given));
  }
  if (Array.isArray(words)) return words.map((one: unknown) => marked(one, key));
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, one]) => [name, marked(one, name)]));
}

function mark(text: string, key: string): string {
  if (key === "kind") return text;
  if (key === "language") return MARKED;
  return text
    .split(/(\{\w+\})/)
    .map((part, i) => (i % 2 === 0 && /\p{L}/u.test(part) ? OPEN + part + CLOSE : part))
    .join("");
}
