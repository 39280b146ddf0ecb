import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { ToolError, ToolStore, type ToolFault } from "../../src/programs/tool-store.ts";
import { type Manifest, TOOL_LANGUAGES, type ToolLanguage } from "../../src/programs/tools.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { Button } from "../ui/controls.tsx";

/** The state of a language's tools in this browser. */
export type ToolState =
  | { readonly kind: "unknown" | "absent" | "ready" | "unsupported" }
  /** `done` is the number of bytes that have arrived. */
  | { readonly kind: "downloading"; readonly done: number }
  | { readonly kind: "failed"; readonly fault: ToolFault };

const isSupported = (): boolean =>
  typeof WebAssembly === "object" && typeof DecompressionStream === "function";

/** Manages the tools of a language in this browser. Nothing is downloaded before `download` is called. */
export function useTools(manifest: Manifest, base: string) {
  const store = useMemo(() => new ToolStore(manifest, base), [manifest, base]);
  const [state, setState] = useState<ToolState>({ kind: "unknown" });
  const abort = useRef<AbortController>();

  /** Checks whether the tools are stored. */
  const look = useCallback(async (): Promise<void> => {
    if (!isSupported()) return setState({ kind: "unsupported" });
    setState({ kind: (await store.isComplete()) ? "ready" : "absent" });
  }, [store]);
  useEffect(() => {
    void look();
    return () => abort.current?.abort();
  }, [look]);

  /** Downloads the tools; returns whether that succeeded. */
  const download = async (): Promise<boolean> => {
    if (abort.current) return false;
    const own = (abort.current = new AbortController());
    setState({ kind: "downloading", done: 0 });
    try {
      await store.download((done) => setState({ kind: "downloading", done }), own.signal);
      setState({ kind: "ready" });
      return true;
    } catch (error) {
      const fault = error instanceof ToolError ? error.fault : "network";
      setState({ kind: "failed", fault });
      return false;
    } finally {
      abort.current = undefined;
    }
  };

  return {
    state,
    store,
    look,
    bytes: store.bytes,
    download,
    cancel: () => abort.current?.abort(),
    remove: async (): Promise<void> => {
      await store.remove();
      setState({ kind: "absent" });
    },
  };
}

interface Props {
  readonly tools: ReturnType<typeof useTools>;
  /** The name of the language. */
  readonly name: string;
  readonly words: Words["programs"];
  /** Whether stored tools are listed, with a button that removes them. */
  readonly canRemove?: boolean;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** The state of a language's tools, with the available actions: Download, Cancel, Remove. */
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

/** The tools of all languages, with buttons that remove the stored ones. */
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
