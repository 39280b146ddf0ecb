import type { Words } from "../../src/i18n/words.ts";
import { TOOL_LANGUAGES, type Manifest, type ToolLanguage } from "../../src/programs/tools.ts";
import { ToolsRow } from "./ToolsRow.tsx";
import { useTools } from "./use-tools.ts";

interface Props {
  readonly tools: Readonly<Record<ToolLanguage, Manifest>>;
  /** The address of the folder of the tools. */
  readonly base: string;
  readonly words: Words["programs"];
}

/** The tools of all languages: what is stored in this browser can be removed here. */
export function StoredTools({ tools, base, words }: Props) {
  return (
    <div class="stack">
      {TOOL_LANGUAGES.map((language) => (
        <Stored
          key={language}
          {...{ base, words }}
          manifest={tools[language]}
          name={words.languages[language]}
        />
      ))}
    </div>
  );
}

interface StoredProps extends Pick<Props, "base" | "words"> {
  readonly manifest: Manifest;
  readonly name: string;
}

function Stored({ manifest, base, words, name }: StoredProps) {
  return <ToolsRow tools={useTools(manifest, base)} {...{ name, words }} canRemove />;
}
