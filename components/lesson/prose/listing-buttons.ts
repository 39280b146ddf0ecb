/** The buttons of listings and samples: Run, Judge it, Copy. */
import { openProgram } from "../../judge/open-program.ts";
import { copyText } from "../../ui/files.ts";

async function press(button: HTMLElement): Promise<void> {
  const figure = button.closest("figure");
  const status = figure?.querySelector("[role=status]");
  if (!figure || !status) return;
  const text = figure.querySelector("pre")?.textContent ?? "";
  const { listing, language, copied, notCopied } = button.dataset;
  if (listing === "copy") {
    status.textContent = ((await copyText(text)) ? copied : notCopied) ?? "";
  } else if (language === "cpp" || language === "python") {
    if (listing === "judge") return openProgram({ language, text, from: "listing" });
    button.setAttribute("aria-busy", "true");
    try {
      const { runListing } = await import("../../judge/run-listing.tsx");
      await runListing(figure, button, { language, text });
    } catch (error) {
      status.textContent = String(error);
    }
    button.removeAttribute("aria-busy");
  }
}

document.addEventListener("click", ({ target, detail }) => {
  const button = target instanceof Element && target.closest<HTMLElement>("[data-listing]");
  if (button && detail < 2) void press(button);
});
// Replays the clicks from before this script was loaded.
dispatchEvent(new Event("listingready"));
