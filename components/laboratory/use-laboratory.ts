import { createContext } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useLatest } from "../ui/hooks.ts";
import { onVisit, pushAddress } from "../boards/address.ts";
import { downloadBlob } from "../ui/files.ts";
import type { Formats } from "./formats.ts";
import { addressOf, askedIn, readHeapLimit, type Asked } from "./address.ts";
import type {
  FileFormat,
  PositionAnswer,
  Reply,
  Request,
  TextFault,
  View,
  Window,
} from "./protocol.ts";

/** What is wrong: with a text, with the number of heaps, or with the worker; `lost` where its script did not load. */
export type LabFault =
  | ({ readonly kind: "text" } & TextFault)
  | { readonly kind: "to" }
  | { readonly kind: "broken"; readonly message: string }
  | { readonly kind: "lost" };

/** The file that was asked for last, of one summand; without a name until it is made. */
interface AskedFile {
  readonly part: number;
  readonly name?: string;
}

/** A game that is looked at: what is shown, what is asked, and what is done about it. Each look has a worker of its own. */
export function useLaboratory(language: string, built: View) {
  const first: Asked = { game: built.text, to: "" };
  const [asked, setAsked] = useState(first);
  const [view, setView] = useState(built);
  const [isBuilt, setBuilt] = useState(true);
  const [fault, setFault] = useState<LabFault>();
  /** What is looked at, until its first view is there. */
  const [awaited, setAwaited] = useState<Asked>();
  const [windows, setWindows] = useState<readonly Window[]>([]);
  const [file, setFile] = useState<AskedFile>();
  /** The position that was asked for last, and what is said of it. */
  const [position, setPosition] = useState<{ text: string; answer: PositionAnswer }>();
  /** The worker of what is shown, and the one of what is awaited: it takes over unless something is wrong with the text. */
  const worker = useRef<Worker>();
  const next = useRef<Worker>();
  /** What is asked as soon as what the build has shown is computed here. */
  const pending = useRef<Request>();
  const present = useRef(first);

  const endAll = useLatest(() => {
    for (const one of [worker, next]) {
      one.current?.terminate();
      one.current = undefined;
    }
  });
  useEffect(() => endAll, [endAll]);

  const handle = (reply: Reply): void => {
    switch (reply.kind) {
      case "fault":
        return setFault({ ...reply, kind: "text" });
      case "view":
        setAwaited(undefined);
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
    endAll();
    setAwaited(undefined);
    setFile(undefined);
    setFault(message === "" ? { kind: "lost" } : { kind: "broken", message });
    setView((now) => (now.state === "working" ? { ...now, state: "stopped" } : now));
  };

  /** Looks at what is asked, unless something is wrong with it: then what is looked at stays. */
  const start = (wanted: Asked, isNew: boolean): void => {
    const to = readHeapLimit(wanted.to);
    if (to === undefined && wanted.to.trim() !== "") return setFault({ kind: "to" });
    setAwaited(wanted);
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
          setAwaited(undefined);
        } else {
          takeOver(own, wanted, isNew);
        }
      }
      handle(data);
    };
    own.postMessage({ kind: "look", ...wanted, to, language } satisfies Request);
  };

  const takeOver = (own: Worker, wanted: Asked, isNew: boolean): void => {
    worker.current?.terminate();
    worker.current = own;
    present.current = wanted;
    if (isNew) pushAddress(addressOf(wanted));
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
    const wanted = askedIn(location.search);
    if (wanted !== undefined) {
      setAsked(wanted);
      return start(wanted, false);
    }
    endAll();
    pending.current = undefined;
    present.current = first;
    setAsked(first);
    setAwaited(undefined);
    setFault(undefined);
    setView(built);
    setBuilt(true);
  });
  // Before what was typed until now is handled, which counts more than the address.
  useLayoutEffect(() => {
    if (location.search !== "") read();
    return onVisit(read);
  }, [read]);

  const isBusy = awaited !== undefined || view.state === "working";
  return {
    asked,
    setAsked,
    view,
    isBuilt,
    fault,
    awaited,
    isBusy,
    windows,
    file,
    position,
    look: (wanted: Asked) => {
      const last = awaited ?? present.current;
      const isSame = addressOf(wanted) === addressOf(last);
      setAsked(wanted);
      if (isBusy && isSame) return;
      pending.current = undefined;
      start(wanted, addressOf(wanted) !== location.search);
    },
    stop: () => (next.current ?? worker.current)?.postMessage({ kind: "stop" } satisfies Request),
    goOn: () =>
      worker.current
        ? worker.current.postMessage({ kind: "go on" } satisfies Request)
        : start(present.current, false),
    askValues: (part: number, from: number, count: number) =>
      ask({ kind: "values", part, from, count }),
    askPosition: (text: string) => ask({ kind: "position", text }),
    askFile: (part: number, format: FileFormat) => {
      if (file && file.name === undefined) return;
      setFile({ part });
      ask({ kind: "file", part, format });
    },
    /** Shows the name of a file that needs no worker. */
    reportFile: (part: number, name: string) => setFile({ part, name }),
  };
}

export type Laboratory = ReturnType<typeof useLaboratory>;

/** What every part of the laboratory uses: the game that is looked at, and the words and numbers of the page's language. */
interface Shared {
  readonly lab: Laboratory;
  readonly formats: Formats;
}

export const LabContext = createContext<Shared | undefined>(undefined);

/** @throws Error outside a laboratory */
export function useLab(): Shared {
  const shared = useContext(LabContext);
  if (!shared) throw new Error("Cannot use the laboratory: a part of it must stand in one");
  return shared;
}
