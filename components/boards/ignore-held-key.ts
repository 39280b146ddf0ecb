/** A key held down presses a button once: otherwise it would play move after move. */
export function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
}
