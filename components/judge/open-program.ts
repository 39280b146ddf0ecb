import type { FunctionComponent } from "preact";
import type { ProgramTools, ToolLanguage } from "../../src/programs/tools.ts";
import { fetchJson } from "../ui/files.ts";
import type { ProgramPanelProps } from "./ProgramPanel.tsx";

/** A program to be put into the editor of "Your solution". */
export interface OpenedProgram {
  readonly language: ToolLanguage;
  readonly text: string;
  /** Either a listing of the page, which is judged immediately, or a program from the page's address. */
  readonly from: "listing" | "link";
}

let opened: OpenedProgram | undefined;
let listener: ((program: OpenedProgram) => void) | undefined;

/** Scrolls to the page's editor and shows a program in it, as soon as the editor is loaded. */
export function openProgram(program: OpenedProgram): void {
  document.getElementById("solution")?.scrollIntoView();
  if (listener) listener(program);
  else opened = program;
}

/** Calls `listen` with the program that was opened before, if any, and with each one that is opened later. */
export function onOpenProgram(listen: (program: OpenedProgram) => void): () => void {
  listener = listen;
  if (opened) listen(opened);
  opened = undefined;
  return () => (listener = undefined);
}

/** The component that shows a program, and the tools that it needs. */
export interface LoadedPanel {
  readonly Panel: FunctionComponent<ProgramPanelProps>;
  readonly tools: ProgramTools;
}

/** Loads the panel and the list of tools at an address. */
export async function loadPanel(address: string): Promise<LoadedPanel> {
  const [{ ProgramPanel: Panel }, tools] = await Promise.all([
    import("./ProgramPanel.tsx"),
    fetchJson<ProgramTools>(address),
  ]);
  return { Panel, tools };
}
