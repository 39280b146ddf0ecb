import { PhraseError } from "../../src/kernel/phrase-error.ts";
import { readReply, type Reply, type Request } from "../../src/kernel/protocol.ts";
import type { Kernel } from "../../src/kernel/runner.ts";

/** Addresses of the kernel's text and of the document in which it runs. */
interface Addresses {
  readonly kernel: string;
  readonly sandbox: string;
}

/** How long a kernel may take to say that it is ready, in milliseconds. */
const PATIENCE = 15_000;

const notLoaded = (address: string): PhraseError =>
  new PhraseError({ id: "notLoaded", values: { address } });

const texts = new Map<string, Promise<string>>();

async function download(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response.text();
}

/** The kernel's text: fetched once; a failed attempt is forgotten, so that the next press tries again. */
function kernelText(url: string): Promise<string> {
  const known = texts.get(url);
  if (known) return known;
  const text = download(url);
  texts.set(url, text);
  text.catch(() => texts.delete(url));
  return text;
}

/**
 * A frame with the cells' document, which holds the frame of opaque origin. It has to be one of the
 * site's own: a browser asks no service worker for what a closed frame loads.
 */
function openFrame(url: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = "Kernel";
  frame.setAttribute("aria-hidden", "true");
  return new Promise((resolve, reject) => {
    frame.onload = () => resolve(frame);
    frame.onerror = () => reject(notLoaded(url));
    frame.src = url;
    document.body.append(frame);
  });
}

/**
 * The frame of the cells in the loaded document; undefined where the browser shows an error page, which denies access.
 */
function cellsIn(frame: HTMLIFrameElement): Window | undefined {
  try {
    return frame.contentWindow?.[0];
  } catch {
    return undefined;
  }
}

/** What kernels are for: those of one use share a frame, and are gone when that is taken away. */
type Use = "cells" | "judge";

/** The page's frames. */
const opened = new Map<Use, Promise<HTMLIFrameElement>>();

/** Takes a frame away, with every kernel in it; the next kernel opens another. */
function close(frame: Promise<HTMLIFrameElement>): void {
  for (const [use, each] of opened) if (each === frame) opened.delete(use);
  frame.then(
    (element) => element.remove(),
    () => {},
  );
}

/**
 * A kernel in a frame of opaque origin, from where neither the page nor its storage nor the network
 * can be reached. Messages from it are validated as untrusted input.
 */
export class Sandbox implements Kernel {
  readonly #frame: Promise<HTMLIFrameElement>;
  readonly #port: MessagePort;
  readonly #ending: MessagePort;
  #isDone = false;
  onreply: (reply: Reply | undefined) => void = () => {};

  private constructor(frame: Promise<HTMLIFrameElement>, port: MessagePort, ending: MessagePort) {
    this.#frame = frame;
    this.#port = port;
    this.#ending = ending;
    port.onmessage = ({ data }) => {
      const reply = readReply(data);
      this.#isDone ||= reply?.type === "done";
      this.onreply(reply);
    };
  }

  /** Starts a kernel. Rejects when it does not get ready in time. */
  static async start(addresses: Addresses, use: Use = "cells"): Promise<Sandbox> {
    const frame = opened.get(use) ?? openFrame(addresses.sandbox);
    opened.set(use, frame);
    const text = kernelText(addresses.kernel);
    text.catch(() => {});
    const cells = await frame.then(cellsIn, () => undefined);
    if (!cells) {
      close(frame);
      throw notLoaded(addresses.sandbox);
    }
    const kernel = await text;
    const [run, end] = [new MessageChannel(), new MessageChannel()];
    const sandbox = new Sandbox(frame, run.port1, end.port1);
    const ready = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        close(frame);
        reject(new PhraseError({ id: "notReady", values: { seconds: PATIENCE / 1000 } }));
      }, PATIENCE);
      sandbox.onreply = (reply) => {
        if (reply?.type !== "ready") return;
        clearTimeout(timer);
        resolve();
      };
    });
    cells.postMessage(kernel, "*", [run.port2, end.port2]);
    await ready;
    return sandbox;
  }

  send(request: Request): void {
    this.#port.postMessage(request);
  }

  /** Gives the kernel's port away, to another thread say: nothing that the kernel posts is heard here from now on. */
  hand(): MessagePort {
    return this.#port;
  }

  /**
   * Ends the kernel at once, whatever it is doing. One that was not done may have ended with its frame's process, for
   * want of memory say: the frame goes too.
   *
   * @param isDone of a kernel whose port was given away, as its new owner knows it
   */
  end(isDone = this.#isDone): void {
    this.#ending.postMessage("end");
    this.#port.close();
    if (!isDone) close(this.#frame);
  }
}
