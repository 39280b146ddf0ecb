import { useCallback, useLayoutEffect, useRef } from "preact/hooks";

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
