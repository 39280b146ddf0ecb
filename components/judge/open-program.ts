import type { FunctionComponent } from "preact";
import type { ProgramTools, ToolLanguage } from "../../src/programs/tools.ts";
import { fetchJson } from "../ui/files.ts";
import type { ProgramPanelProps } from "./ProgramPanel.tsx";

/** A program that is to be put into the editor of "Your solution". */
export interface OpenedProgram {
  readonly language: ToolLanguage;
  readonly text: string;
  /** A listing of the page, which is judged at once; or a program of the page's address. */
  readonly from: "listing" | "link";
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

/** What shows a program, and what it needs to run it. */
export interface LoadedPanel {
  readonly Panel: FunctionComponent<ProgramPanelProps>;
  readonly tools: ProgramTools;
}

/** Loads both. `address` is that of the tools' list. */
export async function loadPanel(address: string): Promise<LoadedPanel> {
  const [{ ProgramPanel: Panel }, tools] = await Promise.all([
    import("./ProgramPanel.tsx"),
    fetchJson<ProgramTools>(address),
  ]);
  return { Panel, tools };
}
