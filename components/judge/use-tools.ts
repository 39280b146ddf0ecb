import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { ToolError, ToolStore, type ToolFault } from "../../src/programs/tool-store.ts";
import type { Manifest } from "../../src/programs/tools.ts";

/** Where the tools of a language are. */
export type ToolState =
  | { readonly kind: "unknown" | "absent" | "ready" | "unsupported" }
  /** Bytes that have arrived. */
  | { readonly kind: "downloading"; readonly done: number }
  | { readonly kind: "failed"; readonly fault: ToolFault };

const isSupported = (): boolean =>
  typeof WebAssembly === "object" && typeof DecompressionStream === "function";

/** The tools of a language in this browser: nothing is downloaded before `download` is called. */
export function useTools(manifest: Manifest, base: string) {
  const store = useMemo(() => new ToolStore(manifest, base), [manifest, base]);
  const [state, setState] = useState<ToolState>({ kind: "unknown" });
  const abort = useRef<AbortController>();

  /** Looks whether the tools are stored. */
  const look = useCallback(async (): Promise<void> => {
    if (!isSupported()) return setState({ kind: "unsupported" });
    setState({ kind: (await store.isComplete()) ? "ready" : "absent" });
  }, [store]);
  useEffect(() => {
    void look();
    return () => abort.current?.abort();
  }, [look]);

  /** Whether the tools are there now. */
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
