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
