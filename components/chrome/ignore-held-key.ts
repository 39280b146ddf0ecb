/** Ignores repeated events of a key that is held down: otherwise it would play move after move. */
export function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
}
