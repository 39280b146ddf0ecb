import { useEffect, useState } from "preact/hooks";

/** Drawings that waited for the same thing are made a frame each, so that many of them do not hold up the page. */
let turn: Promise<unknown> = Promise.resolve();

const ownFrame = (): Promise<unknown> =>
  (turn = turn.then(() => new Promise((drawn) => requestAnimationFrame(drawn))));

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
      load()
        .then((loaded) => ownFrame().then(() => setHere((part = loaded))))
        .catch(() => {});
    }, [here]);
    return here;
  };
}
