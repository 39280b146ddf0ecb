import { useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { TOOL_LANGUAGES, type Manifest, type ToolLanguage } from "../../src/programs/tools.ts";
import { useTools } from "./use-tools.ts";
import { Button } from "../ui/controls.tsx";

interface Props {
  readonly tools: ReturnType<typeof useTools>;
  /** The name of the language. */
  readonly name: string;
  readonly words: Words["programs"];
  /** Whether stored tools are listed, with a button that removes them. */
  readonly canRemove?: boolean;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** Where the tools of a language are, and what can be done about it: Download, Cancel, Remove. */
export function ToolsRow({ tools, name, words, canRemove = false }: Props) {
  const { state, bytes } = tools;
  const [wasDownloaded, setDownloaded] = useState(false);
  const size = megabytes(bytes);
  const isRunning = state.kind === "downloading";
  const text = {
    unknown: "",
    absent: fill(words.needed, { language: name, size }),
    downloading: fill(words.needed, { language: name, size }),
    ready: canRemove
      ? fill(words.stored, { language: name, size })
      : wasDownloaded
        ? fill(words.downloaded, { language: name })
        : "",
    unsupported: fill(words.unsupported, { language: name }),
    failed: state.kind === "failed" ? words.faults[state.fault] : "",
  }[state.kind];
  return (
    <div class="program-tools row">
      <p
        class={`status${state.kind === "failed" || state.kind === "unsupported" ? " error" : ""}`}
        role="status"
      >
        {text}
      </p>
      {isRunning && (
        <>
          <progress
            max={bytes}
            value={state.done}
            aria-label={fill(words.download, { language: name })}
          />
          <span>{fill(words.downloading, { done: megabytes(state.done), size })}</span>
          <Button text={words.cancel} onPress={tools.cancel} />
        </>
      )}
      {(state.kind === "absent" || state.kind === "failed") && (
        <Button
          text={fill(words.download, { language: name })}
          class="program-download"
          onPress={() => void tools.download().then(setDownloaded)}
        />
      )}
      {canRemove && state.kind === "ready" && (
        <Button text={fill(words.remove, { language: name })} onPress={() => void tools.remove()} />
      )}
    </div>
  );
}

interface StoredToolsProps {
  readonly tools: Readonly<Record<ToolLanguage, Manifest>>;
  /** The address of the folder of the tools. */
  readonly base: string;
  readonly words: Words["programs"];
}

/** The tools of all languages: what is stored in this browser can be removed here. */
export function StoredTools({ tools, base, words }: StoredToolsProps) {
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

interface StoredProps extends Pick<StoredToolsProps, "base" | "words"> {
  readonly manifest: Manifest;
  readonly name: string;
}

function Stored({ manifest, base, words, name }: StoredProps) {
  return <ToolsRow tools={useTools(manifest, base)} {...{ name, words }} canRemove />;
}
