import { compare } from "../../src/octal/compare.ts";
import type { HeapGame } from "../../src/octal/read-game.ts";
import { MAX_HEAP, PAUSE, DEFAULT_HEAP } from "./address.ts";
import { GENERA, PartWork } from "./part-work.ts";
import type { ComparedView, Reply, State } from "./protocol.ts";

/** The dependencies of a session on its worker. */
interface Environment {
  readonly language: string;
  readonly post: (reply: Reply) => void;
  /** Returns the milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Yields to the event loop, so that pending messages are handled. */
  readonly pause: () => Promise<void>;
}

/** Milliseconds between two checks for messages, and between two views. */
const [SLICE, VIEW] = [30, 250];

/** Maximum duration of the search of misère play, in milliseconds. */
const MISERE = 2000;

/** The work on a game. It runs in slices, posts views, and can be stopped and continued. */
export class Session {
  readonly parts: readonly PartWork[];
  readonly #second: PartWork | undefined;
  /** Whether the second game has the same moves, and therefore the same values. */
  readonly #isSame: boolean;
  #state: State = "stopped";
  #elapsed = 0;
  #mayPause: boolean;
  #running = Promise.resolve();

  constructor(
    readonly text: string,
    readonly to: number | undefined,
    games: readonly HeapGame[],
    /** A game to compare a single game with. */
    readonly second: HeapGame | undefined,
    readonly environment: Environment,
  ) {
    const [one] = games;
    this.#mayPause = to === undefined;
    const work = (game: HeapGame) => new PartWork(game, to ?? MAX_HEAP, to ?? DEFAULT_HEAP);
    this.parts = games.map(work);
    this.#isSame = one !== undefined && one.text === second?.text;
    this.#second = second && !this.#isSame ? work(second) : undefined;
  }

  stop(): void {
    if (this.#isWorking()) this.#state = "stopped";
  }

  #isWorking(): boolean {
    return this.#state === "working";
  }

  /** Works until the work is complete or stopped; without a limit it pauses once. */
  async run(): Promise<void> {
    if (this.#isWorking()) return;
    this.#state = "working";
    this.#running = this.#running.then(() => this.#run());
    await this.#running;
  }

  async #run(): Promise<void> {
    const { now, pause } = this.environment;
    const works = [...this.parts, ...(this.#second ? [this.#second] : [])];
    let shown = -Infinity;
    while (this.#isWorking()) {
      const begun = now();
      for (const work of works) work.work(() => now() >= begun + SLICE);
      if (works.every(({ isDone }) => isDone))
        this.#state = this.parts.every(({ period }) => period) ? "proved" : "reached";
      const time = now();
      this.#elapsed += time - begun;
      if (this.#isWorking() && this.#mayPause && this.#elapsed >= PAUSE) {
        this.#mayPause = false;
        this.#state = "paused";
      }
      if (this.#isWorking() && time - shown >= VIEW) {
        shown = time;
        this.#show();
      }
      await pause();
    }
    this.#show();
    await this.#searchMisere(now() + MISERE);
    this.#show();
  }

  /** Searches misère play after all other work. */
  async #searchMisere(until: number): Promise<void> {
    const { now, pause } = this.environment;
    for (const { genera: table } of this.parts) {
      while (table.genera.length < GENERA && !table.isFull && now() < until) {
        if (this.#isWorking()) return;
        const sliceEnd = now() + SLICE;
        table.grow(GENERA, () => now() >= sliceEnd);
        await pause();
      }
    }
  }

  /** Compares the games when the other work has ended. */
  #compared({ text }: HeapGame): ComparedView {
    const [first] = this.parts;
    const second = this.#second;
    if (this.#isSame) return { text, result: { kind: "same" } };
    if (first === undefined || second === undefined || this.#isWorking()) return { text };
    return { text, result: compare(first, second) };
  }

  /** Posts the present results. */
  #show(): void {
    const { text, to, second, environment } = this;
    const view = {
      text,
      to,
      state: this.#state,
      parts: this.parts.map((part) => part.view(environment.language, this.#isWorking())),
      elapsed: this.#elapsed,
      ...(second && { compared: this.#compared(second) }),
    };
    environment.post({ kind: "view", view });
  }
}
