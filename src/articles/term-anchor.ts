/** A term's anchor, on the page that defines it and in the glossary, in any script: "P-position" → "p-position". */
export function termAnchor(term: string): string {
  return term
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{Mn}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-");
}
