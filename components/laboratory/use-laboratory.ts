import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useLatest } from "../ui/use-latest.ts";
import { addressOf, askedIn, type Asked } from "./address.ts";
import { fill } from "../../src/i18n/fill.ts";
import { downloadBlob } from "../solver/download-blob.ts";
import { readHeapLimit, USUAL_HEAP } from "./heap-limit.ts";
import type { FileFormat, Reply, Request, State, TextFault, View, PartView } from "./protocol.ts";
import type { Say } from "./say.ts";

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
const kept = <Item>(before: readonly Item[], now: readonly Item[]): readonly Item[] =>
  before.length === now.length ? before : now;

/**
 * The view with those lists of the view before that say the same: the first values and genera of a game, which only get
 * more. What is drawn of them is then not drawn again.
 */
function sameParts(before: View, now: View): View {
  if (before.text !== now.text) return now;
  const parts = now.parts.map((part, i): PartView => {
    const { summary, genera } = before.parts[i] ?? part;
    return {
      ...part,
      genera: kept(genera, part.genera),
      summary: { ...part.summary, first: kept(summary.first, part.summary.first) },
    };
  });
  return { ...now, parts };
}

/** What is wrong: with a text, with the number of heaps, with the worker, or with the network. */
export type LabFault =
  | ({
      readonly kind: "text";
      readonly text: string;
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
  /** How many rows it has, where there are more values. */
  readonly rows?: number;
}

/** What is looked at: which look of the page it is, and whether the address does not say it yet. */
interface Look {
  readonly number: number;
  readonly asked: Asked;
  readonly isNew: boolean;
}

/** A window into the values of a summand. */
export interface Window {
  readonly part: number;
  readonly from: number;
  readonly values: readonly number[];
}

/** Milliseconds that a worker may take to stop, before it is ended. */
const PATIENCE = 10_000;

/** A game that is looked at: what is shown, what is asked, and what is done about it. */
export function useLaboratory(say: Say, base: string, built: View, first: Asked) {
  const w = say.words.exports;
  const [asked, setAsked] = useState(first);
  const [view, setView] = useState(built);
  const [isBuilt, setBuilt] = useState(true);
  const [fault, setFault] = useState<LabFault>();
  /** What is looked at, until its first picture is there. */
  const [awaited, setAwaited] = useState<Asked>();
  const [windows, setWindows] = useState<readonly Window[]>([]);
  const [file, setFile] = useState<AskedFile>();
  const worker = useRef<LaboratoryWorker>();
  /** What is asked as soon as what the build has shown is computed here. */
  const pending = useRef<Request>();
  /** What is looked at, and behind it what was asked for since and is not answered; the last one counts. */
  const looks = useRef<readonly [Look, ...Look[]]>([{ number: 0, asked: first, isNew: false }]);
  const last = (): Look => looks.current.at(-1) ?? looks.current[0];
  const numbers = useRef(0);
  /** Ends a worker that does not stop. */
  const ending = useRef<ReturnType<typeof setTimeout>>();

  const end = (): void => {
    clearTimeout(ending.current);
    worker.current?.end();
    worker.current = undefined;
  };
  useEffect(() => end, []);

  /** A file that was asked for is handed out even if another game is looked at meanwhile. */
  const hearFile = (reply: Extract<Reply, { kind: "file" | "no file" }>): void => {
    const isMade = reply.kind === "file";
    if (isMade) downloadBlob(reply.blob, reply.name);
    if (reply.look !== last().number) return;
    const name = isMade ? reply.name : "";
    const rows = isMade ? reply.rows : undefined;
    setFile({
      part: reply.part,
      state: isMade ? "made" : "not made",
      name,
      ...(rows !== undefined && { rows }),
    });
  };

  /** What cannot be looked at leaves what is looked at as it is. */
  const forget = (number: number): void => {
    const [before, ...others] = looks.current.filter((look) => look.number !== number);
    if (before) looks.current = [before, ...others];
  };

  const hear = (reply: Reply): void => {
    if (reply.kind === "file" || reply.kind === "no file") return hearFile(reply);
    const present = last();
    if (reply.kind === "fault") forget(reply.look);
    if (reply.look !== present.number) return;
    if (reply.kind !== "view" || reply.view.state !== "working") clearTimeout(ending.current);
    switch (reply.kind) {
      case "fault": {
        const { fault } = reply;
        setAwaited(looks.current.length > 1 ? last().asked : undefined);
        const { game, to } = present.asked;
        const text = present.asked[fault.of] ?? "";
        // A link whose comparison cannot be read still shows its game.
        if (fault.of === "with" && !present.isNew) start({ game, to }, false);
        return setFault({ kind: "text", text, during: view.state, ...fault });
      }
      case "view":
        if (present.isNew) history.pushState(null, "", addressOf(present.asked));
        looks.current = [{ ...present, isNew: false }];
        setAwaited(undefined);
        setBuilt(false);
        if (reply.view.state !== "working" && pending.current) {
          worker.current?.ask(pending.current);
          pending.current = undefined;
        }
        return setView((before) => sameParts(before, reply.view));
      case "values":
        return setWindows((all) => [...all.filter(({ part }) => part !== reply.part), reply]);
    }
  };
  const hearLatest = useLatest(hear);
  const broken = (message: string | undefined): void => {
    end();
    setAwaited(undefined);
    setFile(undefined);
    setFault(message === undefined ? { kind: "lost" } : { kind: "broken", message });
    setView((now) => (now.state === "working" ? { ...now, state: "stopped" } : now));
  };

  /** Loads what reads and computes, before it is needed. */
  const warm = (): LaboratoryWorker => (worker.current ??= startLaboratory(hearLatest, broken));

  /** Looks at what is asked. `isNew` says whether the address does not say it yet. */
  const start = (next: Asked, isNew: boolean): void => {
    const to = readHeapLimit(next.to);
    if (to === undefined) return setFault({ kind: "to" });
    setFault(undefined);
    setWindows([]);
    setFile(undefined);
    setAwaited(next);
    const number = ++numbers.current;
    looks.current = [...looks.current, { number, asked: next, isNew }];
    warm().ask({
      kind: "look",
      look: number,
      game: next.game,
      to,
      with: next.with,
      language: say.language,
      notebook: {
        title: fill(w.fileTitle, { game: next.game.trim() }),
        lead: fill(w.fileLead, { page: new URL(addressOf(next), location.href).href }),
        period: w.filePeriod,
        none: w.fileNone,
        addresses: {
          grundy: new URL(`${base}lib/grundy.js`, location.href).href,
          notebook: new URL(`${base}lib/notebook.js`, location.href).href,
        },
      },
    });
  };

  const ask = (request: Request): void => {
    if (worker.current && !isBuilt) return worker.current.ask(request);
    pending.current = request;
    start(last().asked, false);
  };

  const read = useLatest((): void => {
    const wanted = askedIn(location.search);
    if (wanted !== undefined) {
      setAsked(wanted);
      return start(wanted, false);
    }
    if (isBuilt && awaited === undefined) return;
    end();
    looks.current = [{ number: ++numbers.current, asked: first, isNew: false }];
    setAsked(first);
    setAwaited(undefined);
    setFault(undefined);
    setView(built);
    setBuilt(true);
  });
  // Before what was typed until now is handled, which counts more than the address.
  useLayoutEffect(() => {
    let query = location.search;
    if (query !== "") read();
    const returned = (): void => {
      if (location.search !== query) read();
      query = location.search;
    };
    addEventListener("popstate", returned);
    return () => removeEventListener("popstate", returned);
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
    look: (next: Asked) => {
      const { asked: present } = last();
      const isSame =
        next.game === present.game && next.to === present.to && next.with === present.with;
      setAsked(next);
      if (isBusy && isSame) return;
      start(next, addressOf(next) !== location.search);
    },
    warm,
    stop: () => {
      worker.current?.ask({ kind: "stop" });
      clearTimeout(ending.current);
      ending.current = setTimeout(() => broken(say.words.silent), PATIENCE);
    },
    goOn: () =>
      worker.current ? worker.current.ask({ kind: "go on" }) : start(last().asked, false),
    askValues: (part: number, from: number, count: number) =>
      ask({ kind: "values", part, from, count }),
    /** Says that a file was handed out which needs no worker. */
    tellFile: (part: number, name: string) => setFile({ part, state: "made", name }),
    askFile: (part: number, format: FileFormat) => {
      if (file?.state === "making") return;
      ask({ kind: "file", part, format });
      setFile({ part, state: "making", name: "" });
    },
  };
}

export type Laboratory = ReturnType<typeof useLaboratory>;

/** What the page shows before anything is asked. */
export const firstAsked = (game: string): Asked => ({ game, to: String(USUAL_HEAP) });
