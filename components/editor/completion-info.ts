import type { Offer } from "../../src/articles/library/completions.ts";

function element(tag: string, text: string, className = ""): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

/** A paragraph in which what stands between backticks is code. */
function paragraph(text: string): HTMLElement {
  const made = document.createElement("p");
  text
    .replace(/\s*\n\s*/g, " ")
    .split("`")
    .forEach((part, i) => made.append(i % 2 === 1 ? element("code", part) : part));
  return made;
}

/** What a name is: its signature, its doc comment, and the comment's examples as code. */
export function completionInfo({ name, signature, doc }: Offer): HTMLElement {
  const info = element("div", "", "info");
  if (signature) info.append(element("p", name + signature, "info-signature"));
  for (const part of doc.split("\n\n").filter(Boolean)) {
    const example = /^@example ([^]*)$/.exec(part)?.[1];
    info.append(example === undefined ? paragraph(part) : element("pre", example));
  }
  return info;
}
