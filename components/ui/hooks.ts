import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/** Returns a function with a constant identity that calls the `call` of the last render. */
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
 * Returns a hook for a large module. In the browser the first view that uses the hook loads the module; until then, and
 * if it does not load, the hook returns undefined.
 *
 * @param atBuild the module at build; undefined in the browser
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

/** Returns a module that is loaded when `wanted` is first true: undefined until then, "lost" if it did not load. */
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
