/**
 * Selects in a text box the token at a place (both numbers from 1), and scrolls it into view: browsers move the caret
 * there but do not all follow it.
 */
export function showPlace(box: HTMLTextAreaElement, line: number, column: number): void {
  const text = box.value;
  let start = 0;
  for (let passed = 1; passed < line; passed++) {
    const end = text.indexOf("\n", start);
    if (end < 0) break;
    start = end + 1;
  }
  const from = Math.min(text.length, start + column - 1);
  const token = /^\S+/.exec(text.slice(from, from + 200))?.[0] ?? "";
  box.focus();
  box.setSelectionRange(from, from + token.length);
  const style = getComputedStyle(box);
  const lineHeight = Number.parseFloat(style.lineHeight);
  if (Number.isFinite(lineHeight)) {
    box.scrollTop = (line - 1) * lineHeight - box.clientHeight / 2;
  }
}
