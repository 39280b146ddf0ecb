/** Ignores repeated events of a key that is held down: otherwise it would act again and again, as move after move. */
export function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
}
