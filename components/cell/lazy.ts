import { useEffect, useState } from "preact/hooks";

/** Views that waited for the same module are drawn in a frame each, so that many of them do not block the page. */
let lastFrame: Promise<unknown> = Promise.resolve();

const ownFrame = (): Promise<unknown> =>
  (lastFrame = lastFrame.then(() => new Promise((resolve) => requestAnimationFrame(resolve))));

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
        .then((found) => ownFrame().then(() => setLoaded((module = found))))
        .catch(() => {});
    }, [loaded]);
    return loaded;
  };
}
