/** Characters of a line of code that fit a phone. */
const WIDTH = 40;

/** The parts of a signature: before its parameters, these, and what comes after them. */
function parts(signature: string): readonly [string, readonly string[], string] {
  const open = signature.indexOf("(");
  const cuts = [open];
  let depth = 0;
  let at = open;
  do {
    const character = signature.charAt(at);
    const closesType = character === ">" && signature[at - 1] !== "=";
    if (/[([{<]/.test(character)) depth += 1;
    if (/[)\]}]/.test(character) || closesType) depth -= 1;
    if (character === "," && depth === 1) cuts.push(at);
    at += 1;
  } while (depth > 0 && at < signature.length);
  cuts.push(at - 1);
  const parameters = cuts.slice(1).map((cut, i) => signature.slice((cuts[i] ?? 0) + 1, cut).trim());
  return [signature.slice(0, open + 1), parameters, signature.slice(at - 1)];
}

/** A call's signature on one line, or with a line for each parameter where it is too long for that. */
export function laidOutSignature(signature: string): string {
  if (signature.length <= WIDTH || !/^[^:(]+\(/.test(signature)) return signature;
  const [before, parameters, after] = parts(signature);
  return [before, ...parameters.map((parameter) => `  ${parameter},`), after].join("\n");
}

/**
 * A declaration whose doc comments are not broken: the page breaks them, at any width. A tag begins a line of
 * its own.
 */
export const laidOutDeclaration = (declaration: string): string =>
  declaration.replace(/^( *)\/\*\*([^]*?)\*\//gm, (_, indent: string, comment: string) => {
    const parts = comment.replace(/^\s*\*(?!\/)/gm, " ").split(/(?<!\{)(?=@\w)/);
    const lines = parts.map((part) => part.replace(/\s+/g, " ").trim()).filter(Boolean);
    return `${indent}/** ${lines.join(`\n${indent} *  `)} */`;
  });
