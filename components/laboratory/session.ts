import { compare } from "../../src/octal/compare.ts";
import type { HeapGame } from "../../src/octal/read-game.ts";
import { MOST_HEAP, PAUSE, USUAL_HEAP } from "./address.ts";
import { GENERA, PartWork } from "./part-work.ts";
import type { ComparedView, Reply, State } from "./protocol.ts";

/** What a session needs of the place it works in. */
interface Surroundings {
  readonly language: string;
  readonly post: (reply: Reply) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Lets messages be handled. */
  readonly pause: () => Promise<void>;
}

/** Milliseconds between two questions whether there is a message, and between two views. */
const [SLICE, VIEW] = [30, 250];

/** Milliseconds that the search of misère play may take. */
const MISERE = 2000;

/** The work on a game: it is done in slices, posts views, and can be stopped and continued. */
export class Session {
  readonly parts: readonly PartWork[];
  readonly #second: PartWork | undefined;
  /** Whether the second game has the same moves, and so the same values. */
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
    readonly around: Surroundings,
  ) {
    const [one] = games;
    this.#mayPause = to === undefined;
    const work = (game: HeapGame) => new PartWork(game, to ?? MOST_HEAP, to ?? USUAL_HEAP);
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

  /** Works until all is done, or until it is stopped; without a limit it pauses once. */
  async go(): Promise<void> {
    if (this.#isWorking()) return;
    this.#state = "working";
    this.#running = this.#running.then(() => this.#run());
    await this.#running;
  }

  async #run(): Promise<void> {
    const { now, pause } = this.around;
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

  /** Searches misère play once the rest is known. */
  async #searchMisere(until: number): Promise<void> {
    const { now, pause } = this.around;
    for (const { genera: table } of this.parts) {
      while (table.genera.length < GENERA && !table.isFull && now() < until) {
        if (this.#isWorking()) return;
        const over = now() + SLICE;
        table.grow(GENERA, () => now() >= over);
        await pause();
      }
    }
  }

  /** Compares once all that is to be known is known. */
  #compared({ text }: HeapGame): ComparedView {
    const [first] = this.parts;
    const second = this.#second;
    if (this.#isSame) return { text, result: { kind: "same" } };
    if (first === undefined || second === undefined || this.#isWorking()) return { text };
    return { text, result: compare(first, second) };
  }

  /** Posts what is known so far. */
  #show(): void {
    const { text, to, second, around } = this;
    const view = {
      text,
      to,
      state: this.#state,
      parts: this.parts.map((part) => part.view(around.language, this.#isWorking())),
      elapsed: this.#elapsed,
      ...(second && { compared: this.#compared(second) }),
    };
    around.post({ kind: "view", view });
  }
}
