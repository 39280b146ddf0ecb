import { loadOnce } from "../ui/files.ts";
import { inWords } from "../../src/notebook/own-words.ts";
import { readReply, type Reply, type Request } from "../../src/notebook/protocol.ts";
import type { Kernel } from "../../src/notebook/runner.ts";

/** Addresses of the kernel's text and of the document in which it runs. */
interface Addresses {
  readonly kernel: string;
  readonly sandbox: string;
}

/** How long a kernel may take to say that it is ready, in milliseconds. */
const PATIENCE = 15_000;

const notLoaded = (address: string): Error => new Error(inWords("notLoaded", { address }));

/** The text of a kernel. */
const kernelText = loadOnce(async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response.text();
});

/**
 * A frame with the cells' document, which holds the frame of opaque origin. It has to be one of the
 * site's own: a browser asks no service worker for what a closed frame loads.
 */
function openFrame({ sandbox }: Addresses): Frame {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = "Kernel";
  frame.setAttribute("aria-hidden", "true");
  const element = new Promise<HTMLIFrameElement>((resolve, reject) => {
    frame.onload = () => resolve(frame);
    frame.onerror = () => reject(notLoaded(sandbox));
    frame.src = sandbox;
    document.body.append(frame);
  });
  return { element, kernels: new Set(), isSpoilt: false };
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

/** A frame, and the kernels in it that have not ended. */
interface Frame {
  readonly element: Promise<HTMLIFrameElement>;
  readonly kernels: Set<Sandbox>;
  /** A run in it did not end by itself: its thread may go on until the frame's process ends. */
  isSpoilt: boolean;
}

/** The frame of the page's kernels. There is one: frames of opaque origin share a process, which ends with the last. */
let present: Frame | undefined;

/** Takes a frame away, with every kernel in it; the next kernel opens another. */
function close(frame: Frame): void {
  if (present === frame) present = undefined;
  frame.element.then(
    (element) => element.remove(),
    () => {},
  );
  for (const kernel of [...frame.kernels]) kernel.lose();
}

/**
 * A kernel in a frame of opaque origin, from where neither the page nor its storage nor the network
 * can be reached. Messages from it are validated as untrusted input.
 */
export class Sandbox implements Kernel {
  readonly #frame: Frame;
  readonly #port: MessagePort;
  readonly #ending: MessagePort;
  #state: "spare" | "running" | "done" | "lost" = "spare";
  #onlost = (): void => {};
  onreply: (reply: Reply | undefined) => void = () => {};

  private constructor(frame: Frame, port: MessagePort, ending: MessagePort) {
    this.#frame = frame;
    this.#port = port;
    this.#ending = ending;
    frame.kernels.add(this);
    port.onmessage = ({ data }) => {
      const reply = readReply(data);
      if (reply?.type === "done") this.#state = "done";
      this.onreply(reply);
    };
  }

  /** Starts a kernel. Rejects when it does not get ready in time. */
  static async start(addresses: Addresses): Promise<Sandbox> {
    let started: Sandbox | undefined;
    while (!started)
      started = await Sandbox.#startIn((present ??= openFrame(addresses)), addresses);
    return started;
  }

  /** Starts a kernel in a frame; undefined where that was closed meanwhile, after another run. */
  static async #startIn(frame: Frame, addresses: Addresses): Promise<Sandbox | undefined> {
    const text = kernelText(addresses.kernel);
    text.catch(() => {});
    const cells = await frame.element.then(cellsIn, () => undefined);
    if (present !== frame) return undefined;
    if (!cells) {
      close(frame);
      throw notLoaded(addresses.sandbox);
    }
    const kernel = await text;
    if (present !== frame) return undefined;
    const [run, end] = [new MessageChannel(), new MessageChannel()];
    const sandbox = new Sandbox(frame, run.port1, end.port1);
    cells.postMessage(kernel, "*", [run.port2, end.port2]);
    const isReady = await new Promise<boolean>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(inWords("notReady", { seconds: PATIENCE / 1000 })));
        close(frame);
      }, PATIENCE);
      const settle = (how: boolean): void => {
        clearTimeout(timer);
        resolve(how);
      };
      sandbox.#onlost = () => settle(false);
      sandbox.onreply = (reply) => reply?.type === "ready" && settle(true);
    });
    return isReady ? sandbox : undefined;
  }

  get isLost(): boolean {
    return this.#state === "lost";
  }

  send(request: Request): void {
    this.#state = "running";
    this.#port.postMessage(request);
  }

  /** Gives the kernel's port away, to another thread say: nothing that the kernel posts is heard here from now on. */
  transfer(): MessagePort {
    this.#state = "running";
    return this.#port;
  }

  /**
   * Ends the kernel at once, whatever it is doing. Some work of a browser's engine cannot be ended but with its process: after
   * a run that was not done the frame goes too, as soon as no other run needs it.
   *
   * @param isDone of a kernel whose port was given away, as its new owner knows it
   */
  end(isDone = this.#state !== "running"): void {
    this.#ending.postMessage("end");
    this.#leave(!isDone);
  }

  /** The kernel's frame is gone. */
  lose(): void {
    if (!this.#frame.kernels.has(this)) return;
    this.#state = "lost";
    this.#leave(true);
    this.#onlost();
  }

  #leave(isSpoilt: boolean): void {
    const { kernels } = this.#frame;
    this.#port.close();
    this.#ending.close();
    if (!kernels.delete(this)) return;
    this.#frame.isSpoilt ||= isSpoilt;
    const isNeeded = [...kernels].some((kernel) => kernel.#state === "running");
    if (this.#frame.isSpoilt && !isNeeded) close(this.#frame);
  }
}
