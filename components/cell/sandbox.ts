import { loadOnce } from "../ui/files.ts";
import { kernelText } from "../../src/notebook/messages.ts";
import { readReply, type Reply, type Request } from "../../src/notebook/protocol.ts";
import type { Kernel } from "../../src/notebook/runner.ts";

/** Addresses of the kernel's script and of the document in which it runs. */
interface Addresses {
  readonly kernel: string;
  readonly sandbox: string;
}

/** Maximum time in milliseconds until a kernel reports that it is ready. */
const START_LIMIT = 15_000;

const notLoaded = (address: string): Error => new Error(kernelText("notLoaded", { address }));

/** Fetches the script of a kernel. */
const kernelSource = loadOnce(async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response.text();
});

/**
 * Opens a frame with the sandbox document, which contains the frame of opaque origin. The outer frame has the site's
 * origin, because browsers do not use the service worker for a frame of opaque origin.
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
  return { element, kernels: new Set(), hasAborted: false };
}

/** Returns the inner frame of the loaded document; undefined if the browser shows an error page, which denies access. */
function cellsIn(frame: HTMLIFrameElement): Window | undefined {
  try {
    return frame.contentWindow?.[0];
  } catch {
    return undefined;
  }
}

/** A frame and the kernels in it that have not ended. */
interface Frame {
  readonly element: Promise<HTMLIFrameElement>;
  readonly kernels: Set<Sandbox>;
  /** Whether an unfinished run was ended: its thread may continue until the frame's process ends. */
  hasAborted: boolean;
}

/** The only frame of the page's kernels. Frames of opaque origin share a process, which ends with the last of them. */
let current: Frame | undefined;

/** Removes a frame with every kernel in it. The next kernel opens another frame. */
function close(frame: Frame): void {
  if (current === frame) current = undefined;
  frame.element.then(
    (element) => element.remove(),
    () => {},
  );
  for (const kernel of [...frame.kernels]) kernel.endLost();
}

/**
 * A kernel in a frame of opaque origin, which cannot access the page, its storage or the network. Its messages are
 * validated as untrusted input.
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

  /** Starts a kernel. Rejects if it is not ready in time. */
  static async start(addresses: Addresses): Promise<Sandbox> {
    let started: Sandbox | undefined;
    while (!started)
      started = await Sandbox.#startIn((current ??= openFrame(addresses)), addresses);
    return started;
  }

  /** Starts a kernel in a frame. Returns undefined if the end of another run has closed the frame meanwhile. */
  static async #startIn(frame: Frame, addresses: Addresses): Promise<Sandbox | undefined> {
    const text = kernelSource(addresses.kernel);
    text.catch(() => {});
    const cells = await frame.element.then(cellsIn, () => undefined);
    if (current !== frame) return undefined;
    if (!cells) {
      close(frame);
      throw notLoaded(addresses.sandbox);
    }
    const kernel = await text;
    if (current !== frame) return undefined;
    const [run, end] = [new MessageChannel(), new MessageChannel()];
    const sandbox = new Sandbox(frame, run.port1, end.port1);
    cells.postMessage(kernel, "*", [run.port2, end.port2]);
    const isReady = await new Promise<boolean>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(kernelText("notReady", { seconds: START_LIMIT / 1000 })));
        close(frame);
      }, START_LIMIT);
      const settle = (isReady: boolean): void => {
        clearTimeout(timer);
        resolve(isReady);
      };
      sandbox.#onlost = () => settle(false);
      sandbox.onreply = (reply) => reply?.type === "ready" && settle(true);
    });
    return isReady ? sandbox : undefined;
  }

  get isFrameRemoved(): boolean {
    return this.#state === "lost";
  }

  send(request: Request): void {
    this.#state = "running";
    this.#port.postMessage(request);
  }

  /** Returns the kernel's port for another owner, for example a worker. This object then receives no more messages. */
  transfer(): MessagePort {
    this.#state = "running";
    return this.#port;
  }

  /**
   * Ends the kernel immediately. Some operations of a browser's engine end only with its process: after an unfinished run
   * the frame is removed too, as soon as no other run uses it.
   *
   * @param isDone whether the run is finished, from the new owner of a transferred port
   */
  end(isDone = this.#state !== "running"): void {
    this.#ending.postMessage("end");
    this.#remove(!isDone);
  }

  /** Ends the kernel because its frame is removed. */
  endLost(): void {
    if (!this.#frame.kernels.has(this)) return;
    this.#state = "lost";
    this.#remove(true);
    this.#onlost();
  }

  #remove(isAborted: boolean): void {
    const { kernels } = this.#frame;
    this.#port.close();
    this.#ending.close();
    if (!kernels.delete(this)) return;
    this.#frame.hasAborted ||= isAborted;
    const isNeeded = [...kernels].some((kernel) => kernel.#state === "running");
    if (this.#frame.hasAborted && !isNeeded) close(this.#frame);
  }
}
