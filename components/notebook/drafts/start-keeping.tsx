import { render } from "preact";
import type { Words } from "../../../src/i18n/words.ts";
import { EditShelf } from "./edit-shelf.ts";
import { Keeping, type EditableNotebook } from "./keeping.ts";
import type { KeepingState } from "./keeping-state.ts";
import { KeptDialogue } from "./KeptDialogue.tsx";
import { KeptNote } from "./KeptNote.tsx";
import { LinkDialogue } from "./LinkDialogue.tsx";
import { shelfKey } from "./marks.ts";
import { Notices } from "./Notices.tsx";
import { sayCellsIn } from "./say-cells.ts";
import { Sharing } from "./sharing.ts";

/** Where the page's views of keeping stand: under the toolbar, and over the page. */
function places(): [note: HTMLElement, over: HTMLElement] {
  const note = document.createElement("div");
  const over = document.createElement("div");
  note.className = "keep-said";
  const bar = document.querySelector(".notebook-bar");
  bar?.append(note);
  // The page around the article may be in another language.
  over.lang = bar?.closest<HTMLElement>("[lang]")?.lang ?? "";
  document.body.append(over);
  return [note, over];
}

/**
 * Starts to keep and share a page's edits.
 *
 * @param atOpening the page has just been opened: what is kept of it is brought back
 */
export async function startKeeping(
  notebook: EditableNotebook,
  words: Words["keep"],
  atOpening: boolean,
): Promise<Sharing> {
  const [note, over] = places();
  const say = sayCellsIn(over.lang, words);
  const draw = (state: KeepingState) => {
    const view = { words, say, state, keeping, sharing };
    const { dialogue, link } = state;
    render(<KeptNote {...view} />, note);
    render(
      <>
        <Notices {...view} />
        {dialogue === "kept" && <KeptDialogue {...view} />}
        {dialogue === "link" && link.kind === "plan" && <LinkDialogue {...view} plan={link.plan} />}
      </>,
      over,
    );
  };
  const shelf = new EditShelf(shelfKey(location.pathname), () => localStorage);
  const keeping: Keeping = new Keeping(notebook, shelf, draw);
  const sharing: Sharing = new Sharing(keeping);
  keeping.become({});

  addEventListener("storage", () => keeping.sync());
  addEventListener("pageshow", ({ persisted }) => persisted && keeping.comeBack());
  addEventListener("pagehide", () => keeping.leave());
  addEventListener("hashchange", () => void sharing.read());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") keeping.leave();
    else keeping.comeBack();
  });

  const opened = atOpening ? open(keeping, shelf) : keeping.sync();
  await sharing.read();
  await opened;
  return sharing;
}

/** Opens what is kept, under a mark that goes when the window has shown it. */
function open(keeping: Keeping, shelf: EditShelf): Promise<void> {
  const opened = keeping.open(shelf.markOpening());
  const shown = () => shelf.unmarkOpening();
  addEventListener("pagehide", shown, { once: true });
  requestAnimationFrame(() => setTimeout(shown));
  return opened;
}
