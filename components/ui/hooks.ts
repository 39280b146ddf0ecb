import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/** A function with a constant identity that calls the `call` of the last render. */
export function useLatest<Given extends readonly unknown[], Result>(
  call: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}

/**
 * A hook for a large module that a view needs. The build has it from the start; in the browser the first view that needs
 * it loads it, and until then, or where it does not load, the hook returns undefined.
 *
 * @param atBuild the module itself, at build; in the browser undefined
 */
export function lazy<Module extends object>(
  load: () => Promise<Module>,
  atBuild: Module | undefined,
): () => Module | undefined {
  let module = atBuild;
  return function useModule() {
    const [loaded, setLoaded] = useState(module);
    useEffect(() => {
      if (loaded) return;
      load()
        .then((found) => setLoaded((module = found)))
        .catch(() => {});
    }, [loaded]);
    return loaded;
  };
}

/** A module that is loaded when it is first wanted: undefined until then, "lost" if it did not load. */
export function useLazy<Module extends object>(
  load: () => Promise<Module>,
  wanted: boolean,
): Module | "lost" | undefined {
  const [module, setModule] = useState<Module | "lost">();
  useEffect(() => {
    if (wanted && module === undefined) load().then(setModule, () => setModule("lost"));
  }, [wanted, module, load]);
  return module;
}
