import type { ToolLanguage } from "../../src/programs/tools.ts";

/** A program that a reader wants to see in the editor of "Your solution". */
export interface OpenedProgram {
  readonly language: ToolLanguage;
  readonly text: string;
}

let opened: OpenedProgram | undefined;
let listener: ((program: OpenedProgram) => void) | undefined;

/** Shows a program in the page's editor, at once or as soon as that is loaded, and scrolls to it. */
export function openProgram(program: OpenedProgram): void {
  document.getElementById("solution")?.scrollIntoView();
  if (listener) listener(program);
  else opened = program;
}

/** Calls `listen` with each opened program from now on, and with one that was opened before. */
export function onOpenProgram(listen: (program: OpenedProgram) => void): () => void {
  listener = listen;
  if (opened) listen(opened);
  opened = undefined;
  return () => (listener = undefined);
}
