import { useEffect, useState } from "preact/hooks";

/**
 * A hook for something large that a drawing needs: at build it is there from the start; in the
 * browser it is loaded when the first such drawing is made, and is there at once for the next.
 *
 * @param atBuild the thing itself, at build; in the browser undefined
 */
export function late<Part extends object>(
  load: () => Promise<Part>,
  atBuild: Part | undefined,
): () => Part | undefined {
  let part = atBuild;
  return function useLate() {
    const [here, setHere] = useState(part);
    useEffect(() => {
      if (here) return;
      // Where it does not come, the drawing stays in the form that needs nothing.
      load().then(
        (loaded) => setHere((part = loaded)),
        () => {},
      );
    }, [here]);
    return here;
  };
}
