import { useCallback, useLayoutEffect, useRef } from "preact/hooks";

/** A function that is the same one for ever, and does what `call` did when the component was last drawn. */
export function useLatest<Given extends readonly unknown[], Result>(
  call: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
