import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useLatest } from "../ui/use-latest.ts";
import { fill } from "../../src/i18n/fill.ts";
import { downloadBlob } from "../solver/download-blob.ts";
import { addressOf, askedIn, readHeapLimit, USUAL_HEAP, type Asked } from "./address.ts";
import type {
  FileFormat,
  NotebookWords,
  PartView,
  Reply,
  Request,
  State,
  View,
  Window,
} from "./protocol.ts";
import type { TextFault } from "./read-asked.ts";
import type { Formats } from "./formats.ts";

/** The worker of a page's laboratory. */
interface LaboratoryWorker {
  ask(request: Request): void;
  /** Terminates it at once, even during a computation. It posts no messages afterwards. */
  end(): void;
}

/**
 * Starts the worker that reads games and computes.
 *
 * @param onReply called with every message, in order
 * @param onBroken called when the script cannot be loaded, or throws; with the message of the error, if there is one
 */
function startLaboratory(
  onReply: (reply: Reply) => void,
  onBroken: (message: string | undefined) => void,
): LaboratoryWorker {
  const worker = new Worker(new URL("./laboratory-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Reply>) => onReply(data);
  worker.onerror = (event) => {
    event.preventDefault();
    onBroken(event.message || undefined);
  };
  return {
    ask: (request) => worker.postMessage(request),
    end: () => {
      worker.onmessage = worker.onerror = null;
      worker.terminate();
    },
  };
}

/** The older of two lists that begin alike, where nothing was added. */
const older = <Item>(before: readonly Item[], now: readonly Item[]): readonly Item[] =>
  before.length === now.length ? before : now;

/**
 * The view with those lists of the view before that are the same: the first values and genera of a game, which only get
 * more. What is drawn of them is then not drawn again.
 */
function sameParts(before: View, now: View): View {
  if (before.text !== now.text) return now;
  const parts = now.parts.map((part, i): PartView => {
    const { summary, genera } = before.parts[i] ?? part;
    return {
      ...part,
      genera: older(genera, part.genera),
      summary: { ...part.summary, first: older(summary.first, part.summary.first) },
    };
  });
  return { ...now, parts };
}

/** What is wrong: with a text, with the number of heaps, with the worker, or with the network. */
export type LabFault =
  | ({
      readonly kind: "text";
      /** How far the work on the game before was. */
      readonly during: State;
    } & TextFault)
  | { readonly kind: "to" }
  | { readonly kind: "broken"; readonly message: string }
  | { readonly kind: "lost" };

/** The file that was asked for last: of which summand, and its name once it is made; none where it cannot be. */
export interface AskedFile {
  readonly part: number;
  readonly state: "making" | "made" | "not made";
  readonly name: string;
}

/** What the page shows before anything is asked. */
export const firstAsked = (game: string): Asked => ({ game, to: String(USUAL_HEAP) });

/** A game that is looked at: what is shown, what is asked, and what is done about it. Each look has a worker of its own. */
export function useLaboratory(formats: Formats, base: string, built: View, first: Asked) {
  const w = formats.words.exports;
  const [asked, setAsked] = useState(first);
  const [view, setView] = useState(built);
  const [isBuilt, setBuilt] = useState(true);
  const [fault, setFault] = useState<LabFault>();
  /** What is looked at, until its first view is there. */
  const [awaited, setAwaited] = useState<Asked>();
  const [windows, setWindows] = useState<readonly Window[]>([]);
  const [file, setFile] = useState<AskedFile>();
  const worker = useRef<LaboratoryWorker>();
  /** A worker that was started before it is needed. */
  const spare = useRef<LaboratoryWorker>();
  /** What is asked as soon as what the build has shown is computed here. */
  const pending = useRef<Request>();
  const present = useRef(first);
  /** What the address says of what is looked at; changes of the fragment alone are no other look. */
  const query = useRef("");
  /** Which of the looks is the last one: texts are read after others may have been asked for. */
  const looks = useRef(0);

  const end = (): void => {
    worker.current?.end();
    worker.current = undefined;
  };
  const endAll = useLatest(() => {
    end();
    spare.current?.end();
  });
  useEffect(() => endAll, [endAll]);

  const onReplyLatest = useLatest((reply: Reply): void => {
    switch (reply.kind) {
      case "view":
        setAwaited(undefined);
        setBuilt(false);
        if (reply.view.state !== "working" && pending.current) {
          worker.current?.ask(pending.current);
          pending.current = undefined;
        }
        return setView((before) => sameParts(before, reply.view));
      case "values":
        return setWindows((all) => [...all.filter(({ part }) => part !== reply.part), reply]);
      case "file": {
        const { part, name, blob } = reply;
        if (blob) downloadBlob(blob, name);
        return setFile({ part, state: blob ? "made" : "not made", name });
      }
    }
  });
  const broken = useLatest((message: string | undefined): void => {
    endAll();
    spare.current = undefined;
    setAwaited(undefined);
    setFile(undefined);
    setFault(message === undefined ? { kind: "lost" } : { kind: "broken", message });
    setView((now) => (now.state === "working" ? { ...now, state: "stopped" } : now));
  });

  /** Loads what reads and computes, before it is needed. */
  const warm = (): LaboratoryWorker => (spare.current ??= startLaboratory(onReplyLatest, broken));

  /** Looks at what is asked, unless something is wrong with it: then what is looked at stays. */
  const start = async (next: Asked, isNew: boolean): Promise<void> => {
    const number = ++looks.current;
    const to = readHeapLimit(next.to);
    if (to === undefined) return setFault({ kind: "to" });
    setAwaited(next);
    const found = await import("./read-asked.ts").then(
      ({ faultIn }) => faultIn(next, formats.language),
      () => "lost" as const,
    );
    if (number !== looks.current) return;
    if (found === "lost") return broken(undefined);
    if (found !== undefined) {
      // A link whose comparison cannot be read still shows its game.
      if (found.of === "with" && !isNew) await start({ game: next.game, to: next.to }, false);
      else setAwaited(undefined);
      return setFault({ kind: "text", during: view.state, ...found });
    }
    if (isNew) history.pushState(null, "", addressOf(next));
    query.current = location.search;
    end();
    setFault(undefined);
    setWindows([]);
    if (!pending.current) setFile(undefined);
    present.current = next;
    worker.current = warm();
    spare.current = undefined;
    worker.current.ask({ kind: "look", game: next.game, to, with: next.with });
  };

  const ask = (request: Request): void => {
    if (worker.current && !isBuilt) return worker.current.ask(request);
    pending.current = request;
    void start(present.current, false);
  };

  const read = useLatest((): void => {
    const wanted = askedIn(location.search);
    if (wanted !== undefined) {
      setAsked(wanted);
      return void start(wanted, false);
    }
    if (isBuilt && awaited === undefined) return;
    end();
    looks.current++;
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
    query.current = location.search;
    if (location.search !== "") read();
    const returned = (): void => {
      if (location.search !== query.current) read();
      query.current = location.search;
    };
    addEventListener("popstate", returned);
    return () => removeEventListener("popstate", returned);
  }, [read]);

  const isBusy = awaited !== undefined || view.state === "working";
  const notebookWords = (): NotebookWords => ({
    title: fill(w.fileTitle, { game: present.current.game.trim() }),
    lead: fill(w.fileLead, { page: new URL(addressOf(present.current), location.href).href }),
    period: w.filePeriod,
    none: w.fileNone,
    addresses: {
      grundy: new URL(`${base}lib/grundy.js`, location.href).href,
      notebook: new URL(`${base}lib/notebook.js`, location.href).href,
    },
  });
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
    look: (next: Asked) => {
      const last = awaited ?? present.current;
      const isSame = next.game === last.game && next.to === last.to && next.with === last.with;
      setAsked(next);
      if (isBusy && isSame) return;
      pending.current = undefined;
      void start(next, addressOf(next) !== location.search);
    },
    warm,
    stop: () => worker.current?.ask({ kind: "stop" }),
    goOn: () =>
      worker.current ? worker.current.ask({ kind: "go on" }) : void start(present.current, false),
    askValues: (part: number, from: number, count: number) =>
      ask({ kind: "values", part, from, count }),
    /** Says that a file was handed out which needs no worker. */
    reportFile: (part: number, name: string) => setFile({ part, state: "made", name }),
    askFile: (part: number, format: FileFormat) => {
      if (file?.state === "making") return;
      ask({ kind: "file", part, format, words: notebookWords() });
      setFile({ part, state: "making", name: "" });
    },
  };
}

export type Laboratory = ReturnType<typeof useLaboratory>;
