import { useEffect, useState } from "preact/hooks";
import type * as reasonsModule from "./reasons.ts";

type Reasons = typeof reasonsModule;

/** The code that says reasons, once they are wanted and it has come; "lost" if it did not come. */
export function useReasons(wanted: boolean): Reasons | "lost" | undefined {
  const [reasons, setReasons] = useState<Reasons | "lost">();
  useEffect(() => {
    if (!wanted || reasons !== undefined) return;
    import("./reasons.ts").then(setReasons, () => setReasons("lost"));
  }, [wanted, reasons]);
  return reasons;
}
