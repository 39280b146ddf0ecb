import { render } from "preact";
import { loadPanel, type OpenedProgram } from "./open-program.ts";
import type { ProgramSetup } from "./use-program.ts";

/** Replaces a listing by an editor and runs its program. From then on the editor's own buttons run it. */
export async function runListing(
  figure: HTMLElement,
  button: HTMLElement,
  { language, text }: Pick<OpenedProgram, "language" | "text">,
): Promise<void> {
  const given = JSON.parse(button.dataset["setup"] ?? "") as ProgramSetup;
  const setup: ProgramSetup = { ...given, starters: { [language]: text } };
  const listing = figure.querySelector("pre");
  // The Copy button reads the text from this element.
  const onText = (present: string): void => {
    if (listing && listing.textContent !== present) listing.textContent = present;
  };
  const { Panel, tools } = await loadPanel(setup.tools);
  if (!button.isConnected) return;
  const place = document.createElement("div");
  figure.append(place);
  figure.dataset["open"] = "";
  render(<Panel {...{ setup, tools, language, onText }} />, place);
  const isFocused = document.activeElement === button;
  button.remove();
  if (isFocused) place.querySelector<HTMLElement>(".primary")?.focus();
}
