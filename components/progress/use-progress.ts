import { useEffect, useState } from "preact/hooks";
import { ProgressStore, type FoundProgress } from "./progress-store.ts";

/** A reader's stored progress, updated when other tabs change it; undefined at build. */
export function useProgress() {
  const [store] = useState(() => new ProgressStore(() => localStorage));
  const [found, setFound] = useState<FoundProgress>();
  useEffect(() => {
    const look = (): void => setFound(store.read());
    look();
    for (const event of ["storage", "pageshow"]) addEventListener(event, look);
    return () => {
      for (const event of ["storage", "pageshow"]) removeEventListener(event, look);
    };
  }, [store]);
  return { store, found, setFound };
}
