import { useEffect, useState } from "preact/hooks";

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
