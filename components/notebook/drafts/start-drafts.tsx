import { render } from "preact";
import type { Words } from "../../../src/i18n/words.ts";
import { NO_DRAFTS } from "../../../src/kernel/drafts/stored-drafts.ts";
import { storageKey } from "./browser-storage.ts";
import { DraftNote } from "./DraftNote.tsx";
import { DraftStore } from "./draft-store.ts";
import type { DraftView } from "./draft-view.ts";
import { Drafts, type EditableNotebook } from "./drafts.ts";
import { LinkDialogue } from "./LinkDialogue.tsx";
import { ListDialogue } from "./ListDialogue.tsx";
import { Notices } from "./Notices.tsx";
import type { SayCells } from "./say-cells.ts";
import { readLink, share } from "./sharing.ts";

/**
 * Starts to store and share a page's edits.
 *
 * @param atOpening the page has just been opened: its drafts are brought back
 * @returns what shares the page
 */
export async function startDrafts(
  notebook: EditableNotebook & { readonly sayCells: SayCells },
  words: Words["drafts"],
  atOpening: boolean,
): Promise<() => Promise<void>> {
  const root = document.createElement("div");
  root.className = "drafts";
  (document.querySelector(".notebook-bar") ?? document.querySelector(".cell"))?.after(root);
  const draw = () => {
    const { open, link } = view.state;
    render(
      <>
        <DraftNote view={view} />
        <Notices view={view} />
        {open === "list" && <ListDialogue view={view} />}
        {open === "link" && link && <LinkDialogue view={view} changes={link.changes} />}
      </>,
      root,
    );
  };
  const become: DraftView["become"] = (change) => {
    view.state = { ...view.state, ...change };
    draw();
  };
  const key = storageKey(location.pathname);
  const store = new DraftStore(key, () => localStorage);
  const drafts = new Drafts(notebook, store, become);
  const view = {
    words,
    say: notebook.sayCells,
    drafts,
    state: { stored: NO_DRAFTS, elsewhere: [], linkSaid: "", shared: { said: "" } } as DraftView["state"], // prettier-ignore
    become,
  };

  addEventListener("storage", (event) => {
    // The key is null when the whole storage was cleared.
    if (event.key === null || event.key === key) drafts.sync();
  });
  addEventListener("pageshow", ({ persisted }) => persisted && drafts.comeBack());
  addEventListener("pagehide", () => drafts.leave());
  addEventListener("hashchange", () => void readLink(view));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") drafts.leave();
    else drafts.comeBack();
  });

  const opened = atOpening ? drafts.open() : drafts.sync();
  await readLink(view);
  await opened;
  return () => share(view);
}
