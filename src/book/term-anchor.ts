/** A term's anchor, on the page that defines it and in the glossary: "P-position" → "p-position". */
export function termAnchor(term: string): string {
  return term
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-");
}
