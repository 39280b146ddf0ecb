import { useEffect, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { isServer } from "../ui/controls.tsx";
import { useLatest } from "../ui/hooks.ts";
import { PROGRAM_PREFIX, readStored, writeStored } from "../cell/drafts/browser-storage.ts";
import { loadPanel, onOpenProgram, type LoadedPanel, type OpenedProgram } from "./open-program.ts";
import type { ProgramSetup } from "./use-program.ts";

interface Props {
  readonly setup: ProgramSetup;
  readonly words: Pick<Words["programs"], "badLink" | "language" | "languages" | "notLoaded">;
  readonly board?: string | undefined;
}

const LANGUAGES = ["ts", "cpp", "python"] as const;

type ProgramLanguage = (typeof LANGUAGES)[number];

/** The storage key of the language that the reader last chose on any page. */
const CHOICE = "grundy-program-language";

/** From this width on the editor of a cell's program opens automatically, as the editors of other languages always do. */
const WIDE = "(width >= 80rem)";

/**
 * The choice of the programming language. The TypeScript program is a cell of the page, which is hidden while another
 * language is chosen. The panel for other languages is loaded when one of them is chosen.
 */
export function ProgramChoice({ setup, words, board }: Props) {
  const [language, setLanguage] = useState<ProgramLanguage>("ts");
  const [panel, setPanel] = useState<LoadedPanel>();
  const [opened, setOpened] = useState<OpenedProgram>();
  const [fault, setFault] = useState("");
  const root = useRef<HTMLDivElement>(null);

  const choose = useLatest((chosen: ProgramLanguage): void => {
    setLanguage(chosen);
    const solution = root.current?.closest<HTMLElement>(".solution");
    solution?.setAttribute("data-language", chosen);
    if (chosen === "ts" && matchMedia(WIDE).matches) {
      const listing = solution?.querySelector(".cell-code pre");
      listing?.dispatchEvent(new Event("open-editor", { bubbles: true }));
    }
    if (chosen === "ts" || panel) return;
    setFault("");
    loadPanel(setup.tools).then(setPanel, (error: unknown) => {
      const values = { language: words.languages[chosen], reason: String(error) };
      setFault(fill(words.notLoaded, values));
    });
  });
  useEffect(() => {
    const stored = readStored(CHOICE);
    choose(LANGUAGES.find((each) => each === stored) ?? "ts");
  }, [choose]);
  useEffect(
    () =>
      onOpenProgram((program) => {
        choose(program.language);
        setOpened(program);
      }),
    [choose],
  );
  const readLink = useLatest(async (): Promise<void> => {
    const { hash } = location;
    if (!hash.startsWith(PROGRAM_PREFIX)) return;
    const { decodeProgram } = await import("../cell/drafts/share-link.ts");
    const found = await decodeProgram(hash);
    if (typeof found === "string") return setFault(words.badLink);
    const [shared, text] = found;
    choose(shared);
    setOpened({ language: shared, text, from: "link" });
    history.replaceState(history.state, "", location.pathname + location.search);
  });
  useEffect(() => {
    const read = (): void => void readLink();
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [readLink]);

  return (
    <div ref={root}>
      <div class="row small program-choice" role="radiogroup" aria-label={words.language}>
        {LANGUAGES.map((each) => (
          <label key={each} class="target">
            <input
              type="radio"
              name="program-language"
              checked={each === language}
              disabled={isServer}
              onChange={() => {
                choose(each);
                writeStored(CHOICE, each);
              }}
            />
            {words.languages[each]}
          </label>
        ))}
      </div>
      {fault !== "" && <p class="status error">{fault}</p>}
      {panel && language !== "ts" && (
        <panel.Panel
          key={language}
          {...{ setup, language, board }}
          tools={panel.tools}
          opened={opened?.language === language ? opened : undefined}
        />
      )}
    </div>
  );
}
