import { createContext } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useLatest } from "../ui/hooks.ts";
import { onVisit, pushAddress } from "../boards/address.ts";
import { downloadBlob } from "../ui/files.ts";
import type { Formats } from "./formats.ts";
import { addressOf, queryIn, readHeapLimit, type LaboratoryQuery } from "./address.ts";
import type {
  FileFormat,
  PositionAnswer,
  Reply,
  Request,
  TextFault,
  View,
  Window,
} from "./protocol.ts";

/** An error in a text, in the number of heaps, or in the worker; `lost` if the worker's script did not load. */
export type LabFault =
  | ({ readonly kind: "text" } & TextFault)
  | { readonly kind: "to" }
  | { readonly kind: "broken"; readonly message: string }
  | { readonly kind: "lost" };

/** The last requested file of one summand; it has no name until it is made. */
interface RequestedFile {
  readonly part: number;
  readonly name?: string;
}

/** Returns the laboratory's view, the reader's query, and the actions on them. Each query has its own worker. */
export function useLaboratory(language: string, built: View) {
  const first: LaboratoryQuery = { game: built.text, to: "" };
  const [query, setQuery] = useState(first);
  const [view, setView] = useState(built);
  const [isBuilt, setBuilt] = useState(true);
  const [fault, setFault] = useState<LabFault>();
  /** The query whose first view has not arrived yet. */
  const [pendingQuery, setPendingQuery] = useState<LaboratoryQuery>();
  const [windows, setWindows] = useState<readonly Window[]>([]);
  const [file, setFile] = useState<RequestedFile>();
  /** The last requested position, and its answer. */
  const [position, setPosition] = useState<{ text: string; answer: PositionAnswer }>();
  /** The worker of the view, and the worker of the pending query, which replaces it unless the game's text is wrong. */
  const worker = useRef<Worker>();
  const next = useRef<Worker>();
  /** The request to send after the view from the build has been computed again by a worker. */
  const pending = useRef<Request>();
  const present = useRef(first);

  const terminateAll = useLatest(() => {
    for (const one of [worker, next]) {
      one.current?.terminate();
      one.current = undefined;
    }
  });
  useEffect(() => terminateAll, [terminateAll]);

  const handle = (reply: Reply): void => {
    switch (reply.kind) {
      case "fault":
        return setFault({ ...reply, kind: "text" });
      case "view":
        setPendingQuery(undefined);
        setBuilt(false);
        if (reply.view.state !== "working" && pending.current) {
          worker.current?.postMessage(pending.current);
          pending.current = undefined;
        }
        return setView(reply.view);
      case "values":
        return setWindows((all) => [...all.filter(({ part }) => part !== reply.part), reply]);
      case "position":
        return setPosition(reply);
      case "file":
        downloadBlob(reply.blob, reply.name);
        return setFile({ part: reply.part, name: reply.name });
    }
  };

  const broken = (message: string): void => {
    terminateAll();
    setPendingQuery(undefined);
    setFile(undefined);
    setFault(message === "" ? { kind: "lost" } : { kind: "broken", message });
    setView((now) => (now.state === "working" ? { ...now, state: "stopped" } : now));
  };

  /** Starts a query; if there is an error in it, the present view stays. */
  const start = (requested: LaboratoryQuery, isNew: boolean): void => {
    const to = readHeapLimit(requested.to);
    if (to === undefined && requested.to.trim() !== "") return setFault({ kind: "to" });
    setPendingQuery(requested);
    next.current?.terminate();
    const own = new Worker(new URL("./laboratory-worker.ts", import.meta.url), { type: "module" });
    next.current = own;
    own.onerror = (event) => {
      event.preventDefault();
      broken(event.message);
    };
    own.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (own === next.current) {
        next.current = undefined;
        if (data.kind === "fault" && data.of === "game") {
          own.terminate();
          setPendingQuery(undefined);
        } else {
          takeOver(own, requested, isNew);
        }
      }
      handle(data);
    };
    own.postMessage({ kind: "look", ...requested, to, language } satisfies Request);
  };

  const takeOver = (own: Worker, requested: LaboratoryQuery, isNew: boolean): void => {
    worker.current?.terminate();
    worker.current = own;
    present.current = requested;
    if (isNew) pushAddress(addressOf(requested));
    setFault(undefined);
    setWindows([]);
    setPosition(undefined);
    if (!pending.current) setFile(undefined);
  };

  const ask = (request: Request): void => {
    if (worker.current) return worker.current.postMessage(request);
    pending.current = request;
    start(present.current, false);
  };

  const read = useLatest((): void => {
    const requested = queryIn(location.search);
    if (requested !== undefined) {
      setQuery(requested);
      return start(requested, false);
    }
    terminateAll();
    pending.current = undefined;
    present.current = first;
    setQuery(first);
    setPendingQuery(undefined);
    setFault(undefined);
    setView(built);
    setBuilt(true);
  });
  // A layout effect runs before the input typed so far is handled, which takes precedence over the address.
  useLayoutEffect(() => {
    if (location.search !== "") read();
    return onVisit(read);
  }, [read]);

  const isBusy = pendingQuery !== undefined || view.state === "working";
  return {
    query,
    setQuery,
    view,
    isBuilt,
    fault,
    pendingQuery,
    isBusy,
    windows,
    file,
    position,
    look: (requested: LaboratoryQuery) => {
      const last = pendingQuery ?? present.current;
      const isSame = addressOf(requested) === addressOf(last);
      setQuery(requested);
      if (isBusy && isSame) return;
      pending.current = undefined;
      start(requested, addressOf(requested) !== location.search);
    },
    stop: () => (next.current ?? worker.current)?.postMessage({ kind: "stop" } satisfies Request),
    resume: () =>
      worker.current
        ? worker.current.postMessage({ kind: "go on" } satisfies Request)
        : start(present.current, false),
    requestValues: (part: number, from: number, count: number) =>
      ask({ kind: "values", part, from, count }),
    requestPosition: (text: string) => ask({ kind: "position", text }),
    requestFile: (part: number, format: FileFormat) => {
      if (file && file.name === undefined) return;
      setFile({ part });
      ask({ kind: "file", part, format });
    },
    /** Shows the name of a file that was made without the worker. */
    reportFile: (part: number, name: string) => setFile({ part, name }),
  };
}

export type Laboratory = ReturnType<typeof useLaboratory>;

/** The context of the laboratory's components: its state, and the texts and formats of the page's language. */
interface Shared {
  readonly lab: Laboratory;
  readonly formats: Formats;
}

export const LabContext = createContext<Shared | undefined>(undefined);

/** Returns the laboratory's context; throws an Error outside a laboratory. */
export function useLab(): Shared {
  const shared = useContext(LabContext);
  if (!shared)
    throw new Error("Cannot use the laboratory: the component must be inside a Laboratory");
  return shared;
}
