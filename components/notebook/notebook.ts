import { runOrder, type LinkedCell } from "../../src/kernel/link.ts";
import type { Output } from "../../src/kernel/output.ts";
import type { Reply } from "../../src/kernel/protocol.ts";
import { fill } from "../../src/words/fill.ts";
import type { Words } from "../../src/words/words.ts";
import { CellView } from "./cell-view.tsx";
import { Sandbox } from "./sandbox.ts";

interface Setup {
  readonly cells: readonly LinkedCell[];
  readonly words: Words["cell"];
  readonly kernel: string;
  readonly sandbox: string;
}

/** How long one cell may run, in milliseconds. */
const BUDGET = 10_000;

/** Outputs are drawn at most once a frame, however fast they come. */
interface Run {
  readonly id: number;
  readonly view: CellView;
  readonly outputs: Output[];
  readonly began: number;
  readonly timer: ReturnType<typeof setTimeout>;
  frame: number;
  readonly end: () => void;
}

/** The notebook of a page: a queue of cells, one kernel, one run at a time. */
class Notebook {
  readonly #setup: Setup;
  readonly #views = new Map<number, CellView>();
  readonly #fresh = new Set<number>();
  #queue: number[] = [];
  #kernel: Promise<Sandbox> | undefined;
  #run: Run | undefined;
  #working = false;
  #current: number | undefined;
  #runs = 0;
  #count = 0;

  constructor(setup: Setup) {
    this.#setup = setup;
    for (const root of document.querySelectorAll<HTMLElement>(".cell")) {
      const view = new CellView(root, setup.words);
      this.#views.set(view.number, view);
    }
  }

  /** What a button of a cell or of the toolbar does. */
  press(button: HTMLButtonElement): void {
    const number = Number(button.closest<HTMLElement>(".cell")?.dataset["cell"]);
    if (button.dataset["act"] === "run") this.#ask([number]);
    else if (button.dataset["act"] === "stop") this.#stop(this.#setup.words.stopped);
    else if (button.dataset["notebook"] === "restart") this.#restart();
    else this.#ask(this.#setup.cells.map((cell) => cell.number));
  }

  /** Queues cells, each after the cells that it needs and that have not run yet. */
  #ask(numbers: readonly number[]): void {
    for (const number of numbers) {
      const needs = runOrder(this.#setup.cells, number).slice(0, -1);
      const missing = needs.filter((need) => !this.#fresh.has(need));
      for (const next of [...missing, number]) {
        if (this.#queue.includes(next) || this.#current === next) continue;
        this.#queue.push(next);
        this.#views.get(next)?.become("waiting");
      }
    }
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      const view = this.#views.get(next);
      this.#current = next;
      if (view) await this.#runCell(view);
    }
    this.#current = undefined;
    this.#working = false;
  }

  #start(): Promise<Sandbox> {
    this.#kernel ??= Sandbox.start(this.#setup, this.#setup.cells);
    return this.#kernel;
  }

  async #runCell(view: CellView): Promise<void> {
    const { words } = this.#setup;
    view.become("running", fill(words.running, { n: view.number }));
    view.count("*", false);
    view.hold();
    const id = (this.#runs += 1);
    try {
      const starting = this.#start();
      const kernel = await starting;
      if (this.#kernel !== starting) {
        view.release();
        view.restore();
        return;
      }
      kernel.onreply = (reply) => this.#answer(reply);
      await new Promise<void>((end) => {
        const timer = setTimeout(() => this.#stop(words.overBudget), BUDGET);
        this.#run = { id, view, outputs: [], began: performance.now(), timer, frame: 0, end };
        kernel.send({ type: "run", run: id, cell: view.number });
      });
    } catch (error) {
      this.#kernel = undefined;
      view.release();
      const reason = error instanceof Error ? error.message : String(error);
      view.restore();
      view.become("failed", fill(words.noKernel, { reason }));
      this.#clearQueue();
    }
  }

  #answer(reply: Reply): void {
    const run = this.#run;
    if (!run || reply.type === "ready" || reply.run !== run.id) return;
    if (reply.type === "output") {
      run.outputs.push(reply.output);
      run.frame ||= requestAnimationFrame(() => {
        run.frame = 0;
        if (this.#run === run) run.view.drawSoFar(run.outputs);
      });
      return;
    }
    const { words } = this.#setup;
    const n = run.view.number;
    const said = reply.ok
      ? fill(words.finished, { n, time: this.#time(reply.milliseconds) })
      : fill(words.failed, { n });
    if (reply.ok) this.#fresh.add(n);
    else this.#fresh.delete(n);
    this.#finish(run, reply.ok ? "fresh" : "failed", said);
    run.end();
  }

  #finish(run: Run, state: "fresh" | "failed" | "stopped", said: string): void {
    clearTimeout(run.timer);
    cancelAnimationFrame(run.frame);
    this.#run = undefined;
    run.view.draw(run.outputs);
    run.view.release();
    run.view.count((this.#count += 1), run.outputs.length > 0);
    run.view.become(state, said);
  }

  /** Ends the running cell and the kernel with it; what waited goes back to how it was. */
  #stop(why: string): void {
    const run = this.#run;
    this.#clearQueue();
    this.#endKernel();
    if (!run) return;
    const said = fill(why, { time: this.#time(performance.now() - run.began) });
    this.#fresh.delete(run.view.number);
    this.#finish(run, "stopped", said);
    run.end();
    // The next press finds a kernel that is ready; values come back as cells need them.
    this.#start().catch(() => (this.#kernel = undefined));
  }

  #restart(): void {
    this.#stop(this.#setup.words.stopped);
    this.#endKernel();
    this.#fresh.clear();
    this.#count = 0;
    this.#views.forEach((view) => view.restore());
  }

  #endKernel(): void {
    this.#kernel?.then(
      (kernel) => kernel.end(),
      () => {},
    );
    this.#kernel = undefined;
  }

  #clearQueue(): void {
    this.#queue.forEach((n) =>
      this.#views.get(n)?.become(this.#fresh.has(n) ? "fresh" : "recorded"),
    );
    this.#queue = [];
  }

  #time(milliseconds: number): string {
    const { words } = this.#setup;
    return milliseconds < 1000
      ? fill(words.milliseconds, {
          n: milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds),
        })
      : fill(words.seconds, { n: (milliseconds / 1000).toFixed(1) });
  }
}

let made: Notebook | undefined;

/** The page's notebook, made from what the build left in the page. */
export function notebook(): Notebook {
  made ??= new Notebook(
    JSON.parse(document.getElementById("notebook-setup")?.textContent ?? "") as Setup,
  );
  return made;
}
