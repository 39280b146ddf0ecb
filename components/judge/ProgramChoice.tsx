import type { FunctionComponent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { ToolLanguage } from "../../src/programs/tools.ts";
import { isServer } from "../ui/is-server.ts";
import { useLatest } from "../ui/use-latest.ts";
import { onOpenProgram, type OpenedProgram } from "./open-program.ts";
import { readChoice, storeChoice, type ProgramLanguage } from "./program-draft.ts";
import type { ProgramSetup } from "./use-program.ts";

interface Props {
  readonly setup: ProgramSetup;
  readonly words: Pick<Words["programs"], "language" | "languages" | "notLoaded">;
  /** The name of the board on the page on which a case can be opened. */
  readonly board?: string | undefined;
}

interface PanelProps {
  readonly setup: ProgramSetup;
  readonly language: ToolLanguage;
  readonly board: string | undefined;
  /** A listing of the page that is to be put into the editor. */
  readonly listing: OpenedProgram | undefined;
}

const LANGUAGES = ["ts", "cpp", "python"] as const;

/**
 * The language of a reader's program. The one in TypeScript is a cell of the page, which is hidden while another language
 * is chosen; what shows a program in another language is loaded when one is.
 */
export function ProgramChoice({ setup, words, board }: Props) {
  const [language, setLanguage] = useState<ProgramLanguage>("ts");
  const [Panel, setPanel] = useState<FunctionComponent<PanelProps>>();
  const [listing, setListing] = useState<OpenedProgram>();
  const [fault, setFault] = useState("");
  const root = useRef<HTMLDivElement>(null);

  const choose = useLatest((chosen: ProgramLanguage): void => {
    setLanguage(chosen);
    root.current?.closest<HTMLElement>(".solution")?.setAttribute("data-language", chosen);
    if (chosen === "ts" || Panel) return;
    setFault("");
    import("./ProgramPanel.tsx").then(
      ({ ProgramPanel }) => setPanel(() => ProgramPanel),
      (error: unknown) => {
        const values = { language: words.languages[chosen], reason: String(error) };
        setFault(fill(words.notLoaded, values));
      },
    );
  });
  useEffect(() => choose(readChoice()), [choose]);
  useEffect(
    () =>
      onOpenProgram((program) => {
        choose(program.language);
        setListing(program);
      }),
    [choose],
  );

  return (
    <div ref={root}>
      <div class="row program-choice" role="group" aria-label={words.language}>
        <span class="small soft" aria-hidden="true">
          {words.language}
        </span>
        {LANGUAGES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === language}
            disabled={isServer}
            onClick={() => {
              choose(each);
              storeChoice(each);
            }}
          >
            {words.languages[each]}
          </button>
        ))}
      </div>
      {fault !== "" && <p class="status error">{fault}</p>}
      {Panel && language !== "ts" && (
        <Panel
          key={language}
          {...{ setup, language, board }}
          listing={listing?.language === language ? listing : undefined}
        />
      )}
    </div>
  );
}
