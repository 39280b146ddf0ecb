import { findFault, isRight, type Fault, type Program, type Run } from "./program.ts";
import type { Step } from "./inputs.ts";
import type { Task } from "./task.ts";

/** Milliseconds for the runs that search for a smaller failure. */
const SEARCH_TIME = 2000;

/** Milliseconds for the runs with the full time limit, or the time of two of them if that is more. */
const FULL_RUNS_TIME = 6000;

/** Milliseconds for a run that only tests whether cases are slow. */
const QUICK_RUN = 500;

/** Maximum number of runs, for programs that need almost no time. */
const MAX_RUNS = 500;

/** Maximum number of small cases that are run one by one, and their fraction of the search time. */
const ONE_BY_ONE = { cases: 50, time: 1 / 4 } as const;

/** Maximum number of cases of a failed run that are run again alone. */
const MAX_SUSPECTS = 8;

/** Maximum number of cases in a run of simpler cases, and in a run of cases with smaller numbers. */
const MAX_SIMPLER = 128;
const MAX_NUMBERS = 256;

/** A wrong program can be right by chance: fewer right answers than this before a wrong one prove nothing. */
const BY_CHANCE = 8;

/** The golden ratio minus 1. Its multiples modulo 1 are evenly distributed. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** A slow case that was made too small grows again: by at most `most`, in a first step of `first`. */
const GROWTH = { most: 64, first: 3 } as const;

/** A case that takes more than this fraction of the time limit never ends or is far too slow. */
const HANGS = 0.9;

/** A run that failed. */
export interface FailedRun<Case> {
  readonly step: Step;
  readonly input: readonly Case[];
  readonly run: Run;
  readonly fault: Fault;
}

/** A failure after a fresh start: at the last case, or at an earlier one if the program reads later cases too soon. */
export interface Found<Case> {
  readonly cases: readonly Case[];
  readonly fault: Fault;
  /** For a time limit: whether the last case alone takes too long, or only all cases together. */
  readonly slow?: "alone" | "together";
}

/**
 * Searches for the smallest failure, starting from a failed run, for about 2 seconds, or 8 seconds for a time limit. It
 * prefers a case that fails alone: the first failing small case, otherwise the failing case, simplified. If none fails alone,
 * the result has as few cases as possible.
 *
 * @param allowed milliseconds for each run, the same as for the failed one
 * @param searchTime milliseconds for the search
 */
export function shrink<Case>(
  task: Task<Case>,
  program: Program<Case>,
  failed: FailedRun<Case>,
  allowed: number,
  searchTime = SEARCH_TIME,
): Promise<Found<Case>> {
  return new Search(task, program, failed, allowed, searchTime).smallest();
}

class Search<Case> {
  readonly #task: Task<Case>;
  readonly #program: Program<Case>;
  readonly #failed: FailedRun<Case>;
  readonly #allowed: number;
  readonly #isTime: boolean;
  /** Milliseconds left for the search, and for runs with the full limit. */
  readonly #left: { search: number; full: number };
  readonly #oneByOne: number;
  /** Milliseconds for each run of the search. */
  #limit: number;
  #runs = 0;

  constructor(
    task: Task<Case>,
    program: Program<Case>,
    failed: FailedRun<Case>,
    allowed: number,
    searchTime: number,
  ) {
    this.#task = task;
    this.#program = program;
    this.#failed = failed;
    this.#allowed = allowed;
    this.#isTime = failed.fault.verdict === "time";
    this.#left = { search: searchTime, full: Math.max(FULL_RUNS_TIME, 2 * allowed) };
    this.#oneByOne = searchTime * (1 - ONE_BY_ONE.time);
    this.#limit = this.#isTime ? Math.min(allowed, QUICK_RUN) : allowed;
  }

  async smallest(): Promise<Found<Case>> {
    const { step, input, run, fault } = this.#failed;
    if (this.#isTime) return this.#slowest();
    const alone = await this.#suspects(input, run, fault);
    const isSmall = step === "sample" || step === "small";
    const first = isSmall
      ? await this.#firstSmall(step === "small" ? alone : undefined)
      : undefined;
    if (first) return first;
    return alone ? this.#simplify(alone) : this.#inRow(await this.#place());
  }

  /** Returns the first small case that fails alone. */
  async #firstSmall(known: Found<Case> | undefined): Promise<Found<Case> | undefined> {
    const small = [...this.#task.small()];
    const first = known ?? (await this.#firstFailing(small, Infinity, Infinity));
    const print = first && this.#task.print(first.cases[0] as Case);
    // State between cases may have hidden a smaller failing case.
    for (const one of small.slice(0, ONE_BY_ONE.cases)) {
      if (this.#left.search < this.#oneByOne || this.#task.print(one) === print) break;
      const found = await this.#fails([one]);
      if (found) return found;
    }
    return first;
  }

  /** Returns the first case that is too slow alone, or all cases if none is. */
  async #slowest(): Promise<Found<Case>> {
    const { input, fault } = this.#failed;
    const within = fault.end.kind === "time" ? fault.end.within : undefined;
    const isKnown = fault.at === 0 && within !== undefined && within > HANGS * this.#allowed;
    const at = within === undefined ? await this.#place() : fault.at;
    const slow = isKnown ? fault : await this.#fullRun(input, at);
    if (slow) return this.#simplerSlow(input.slice(at, at + 1), slow);
    const later = await this.#slowAfter(input, at);
    if (later) return this.#simplerSlow(later.cases, later.fault);
    return atLast(this.#task, { cases: input, fault, slow: "together" });
  }

  /** Simplifies a case that is too slow alone, unless it is a small case. */
  async #simplerSlow(cases: readonly Case[], fault: Fault): Promise<Found<Case>> {
    const found: Found<Case> = { cases, fault: { ...fault, at: 0 }, slow: "alone" };
    const { step } = this.#failed;
    if (step === "sample" || step === "small") return found;
    const simpler = await this.#simplify(found);
    if (simpler === found) return found;
    const slow = await this.#fullRun(simpler.cases, 0);
    if (slow) return { cases: simpler.cases, fault: slow, slow: "alone" };
    // The quick run was too short: this case is answered in time. Its largest number is increased again.
    const numbers = this.#task.numbers?.(simpler.cases[0] as Case) ?? [];
    const [largest] = numbers.toSorted((a, b) => b.value - a.value);
    const larger = Array.from({ length: GROWTH.most }, (_, more) =>
      largest?.replace(largest.value + more),
    ).filter((each) => each !== undefined);
    return (await this.#slowAfter(larger, 0, GROWTH.first)) ?? found;
  }

  /** Returns the first case after an index that is too slow alone, assuming that times grow along the list. */
  async #slowAfter(
    cases: readonly Case[],
    from: number,
    step?: number,
  ): Promise<Found<Case> | undefined> {
    let slow: Fault | undefined;
    const test = async (place: number) => {
      const fault = await this.#fullRun(cases, place);
      slow = fault ?? slow;
      return fault ? "fails" : this.#hasFullRun ? "passes" : "over";
    };
    const at = await gallop(from, cases.length, test, step);
    return slow && { cases: cases.slice(at, at + 1), fault: slow, slow: "alone" };
  }

  #isOver(): boolean {
    return this.#runs >= MAX_RUNS || this.#left.search <= 0;
  }

  get #hasFullRun(): boolean {
    return this.#left.full >= this.#allowed;
  }

  /**
   * Runs cases of the search; returns undefined when the search is over. For a time limit only the program's own time
   * counts: on a busy machine a few starts would otherwise end the search before its first result.
   */
  async #run(cases: readonly Case[]): Promise<Run | undefined> {
    if (this.#isOver()) return undefined;
    this.#runs += 1;
    const start = Date.now();
    const most = this.#isTime ? this.#limit : Math.min(this.#limit, this.#left.search);
    const run = await this.#program.run(cases, most);
    this.#left.search -= this.#isTime ? run.milliseconds : Date.now() - start;
    return run;
  }

  /** Returns the fault of a run of these cases if it has the same verdict as the failed run. */
  async #faultOf(cases: readonly Case[]): Promise<Fault | undefined> {
    const run = await this.#run(cases);
    const fault = run && findFault(this.#task, cases, run);
    return fault?.verdict === this.#failed.fault.verdict ? fault : undefined;
  }

  /** Returns the fault of a case that exceeds the full time limit alone. If it does not, later runs get more time. */
  async #fullRun(input: readonly Case[], at: number): Promise<Fault | undefined> {
    if (!this.#hasFullRun) return undefined;
    const cases = input.slice(at, at + 1);
    const run = await this.#program.run(cases, this.#allowed);
    this.#left.full -= run.milliseconds;
    const fault = findFault(this.#task, cases, run);
    if (fault?.verdict === "time") return fault;
    this.#limit = Math.min(this.#allowed, QUICK_RUN + 2 * run.milliseconds);
    return undefined;
  }

  /** Returns these cases if their last one is the first to fail. */
  async #fails(cases: readonly Case[]): Promise<Found<Case> | undefined> {
    const fault = await this.#faultOf(cases);
    return fault?.at === cases.length - 1 ? { cases, fault } : undefined;
  }

  /** Returns the first case that fails alone, among those answered wrongly or, in a short run, not answered. */
  async #suspects(
    cases: readonly Case[],
    { answers }: Run,
    { at, verdict }: Fault,
  ): Promise<Found<Case> | undefined> {
    const places = [at];
    const isWrong = verdict === "wrong" || verdict === "type";
    // If lines are missing, it is not known for which cases.
    const isLeftOut = verdict === "output" && cases.length <= MAX_SUSPECTS;
    const end = isWrong ? Math.min(answers.length, cases.length) : isLeftOut ? cases.length : 0;
    for (let place = at + 1; place < end && places.length < MAX_SUSPECTS; place++) {
      if (!isRight(this.#task, cases[place] as Case, answers[place])) places.push(place);
    }
    for (const place of places) {
      const found = await this.#fails(cases.slice(place, place + 1));
      if (found) return found;
    }
    return undefined;
  }

  /** Returns the first case that fails alone, in few runs: of `first` cases, then of twice as many each time. */
  async #firstFailing(
    cases: Iterable<Case>,
    first: number,
    most: number,
  ): Promise<Found<Case> | undefined> {
    for (const part of parts(cases, first, Math.min(most, this.#task.maxCases ?? Infinity))) {
      const run = await this.#run(part);
      if (!run) return undefined;
      const fault = findFault(this.#task, part, run);
      if (!fault) continue;
      if (part.length === 1) {
        if (fault.verdict === this.#failed.fault.verdict) return { cases: part, fault };
        continue;
      }
      let found = await this.#suspects(part, run, fault);
      if (!found && run.answers.length < part.length) {
        // The run does not show which case fails. The search assumes that all cases after a failing one fail too.
        await gallop(fault.at, part.length, async (place) => {
          const alone = await this.#fails(part.slice(place, place + 1));
          found = alone ?? found;
          return alone ? "fails" : this.#isOver() ? "over" : "passes";
        });
      }
      if (found) return found;
    }
    return undefined;
  }

  /** Replaces a case that fails alone by simpler cases and smaller numbers as long as these fail. */
  async #simplify(found: Found<Case>): Promise<Found<Case>> {
    const [one] = found.cases;
    if (one === undefined) return found;
    const simpler = this.#task.simpler?.(one) ?? [];
    const next =
      (await this.#firstFailing(simpler, 1, MAX_SIMPLER)) ?? (await this.#smallerNumbers(one));
    return next ? this.#simplify(next) : found;
  }

  /** Returns the case with each of its numbers as small as possible; undefined if none can be smaller. */
  async #smallerNumbers(one: Case): Promise<Found<Case> | undefined> {
    let best: Found<Case> | undefined;
    let numbers = this.#task.numbers?.(one) ?? [];
    for (let at = 0; at < numbers.length && !this.#isOver(); at++) {
      const number = numbers[at];
      let [least, value] = [number?.min ?? 0, number?.value ?? 0];
      while (number && least < value) {
        const apart = Math.ceil((value - least) / MAX_NUMBERS);
        const tried: { readonly by: number; readonly one: Case }[] = [];
        for (let from = least; from < value; from += apart) {
          // Uneven distances, since whether a number fails may depend on its remainder.
          const by = Math.min(value - 1, from + Math.floor(apart * ((from * GOLDEN) % 1)));
          const replaced = number.replace(by);
          if (replaced !== undefined) tried.push({ by, one: replaced });
        }
        const cases = tried.map((each) => each.one);
        const failing = await this.#firstFailing(cases, Infinity, Infinity);
        if (!failing) break;
        best = failing;
        const place = cases.indexOf(failing.cases[0] as Case);
        value = tried[place]?.by ?? value;
        least = apart === 1 ? value : (tried[place - BY_CHANCE]?.by ?? least);
      }
      const [present] = best?.cases ?? [];
      numbers = (present !== undefined && this.#task.numbers?.(present)) || numbers;
    }
    return best;
  }

  /** Returns the index of the case at which the input fails. The output before a crash may be lost, so it is searched for. */
  async #place(): Promise<number> {
    const { input, fault } = this.#failed;
    if (fault.verdict === "wrong" || fault.verdict === "type") return fault.at;
    return gallop(fault.at - 1, input.length - 1, async (place) => {
      if (await this.#faultOf(input.slice(0, place + 1))) return "fails";
      return this.#isOver() ? "over" : "passes";
    });
  }

  /** Returns a failure with as few cases as possible, given that the case at this index is the first to fail. */
  async #inRow(at: number): Promise<Found<Case>> {
    const { input, fault } = this.#failed;
    const alone = at === fault.at ? undefined : await this.#fails(input.slice(at, at + 1));
    if (alone) return this.#simplify(alone);
    const until = input.slice(0, at + 1);
    if (fault.verdict === "wrong" && !(await this.#failsWhole(until))) return this.#ahead(at);
    const known = at === fault.at ? fault : await this.#faultOf(until);
    return atLast(
      this.#task,
      await this.#fewer(known ? { cases: until, fault: known } : { cases: input, fault }),
    );
  }

  /** Returns these cases if a run of them has the failed run's verdict. The run does not count as search time. */
  async #failsWhole(cases: readonly Case[]): Promise<Found<Case> | undefined> {
    const run = await this.#program.run(cases, this.#allowed);
    this.#left.full -= run.milliseconds;
    const fault = findFault(this.#task, cases, run);
    return fault?.verdict === this.#failed.fault.verdict ? { cases, fault } : undefined;
  }

  /** Returns the shortest start of the input that fails, given that the case at an index is right as the last one. */
  async #ahead(at: number): Promise<Found<Case>> {
    const { input, fault } = this.#failed;
    let found: Found<Case> = { cases: input, fault };
    await gallop(at, input.length - 1, async (place) => {
      if (!this.#hasFullRun) return "over";
      const known = await this.#failsWhole(input.slice(0, place + 1));
      found = known ?? found;
      return known ? "fails" : "passes";
    });
    return found;
  }

  /** Removes as many cases before the last as possible: first all but a few, then halves, down to single cases. */
  async #fewer(from: Found<Case>): Promise<Found<Case>> {
    let found = from;
    const last = from.cases.slice(-1);
    for (let count = 1; count < from.cases.length - 1 && found === from; count *= 4) {
      found = (await this.#fails(from.cases.slice(-1 - count))) ?? from;
    }
    let size = Math.ceil((found.cases.length - 1) / 2);
    for (; size >= 1 && !this.#isOver(); size = Math.floor(size / 2)) {
      for (let at = 0; at < found.cases.length - 1 && !this.#isOver();) {
        const before = found.cases.slice(0, -1);
        before.splice(at, size);
        const fewer = await this.#fails([...before, ...last]);
        if (fewer) found = fewer;
        else at += size;
      }
    }
    return found;
  }
}

/** Returns the failure with its fault moved to the last case. */
function atLast<Case>(task: Task<Case>, found: Found<Case>): Found<Case> {
  const at = found.cases.length - 1;
  const [last] = found.cases.slice(at);
  return found.fault.at === at || last === undefined
    ? found
    : { ...found, fault: { ...found.fault, at, right: task.answer(last) } };
}

/**
 * Returns the smallest failing index between two others, assuming that all before it pass and all after it fail. Searches in
 * steps that double, then by bisection. Returns `to` if no index is known to fail; `over` ends the search.
 */
async function gallop(
  from: number,
  to: number,
  test: (place: number) => Promise<"passes" | "fails" | "over">,
  step = 1,
): Promise<number> {
  let [low, high] = [from, to];
  for (let apart = step; high - low > 1; apart *= 2) {
    const isFar = high < to || from + apart >= high;
    const place = isFar ? Math.floor((low + high) / 2) : from + apart;
    const result = await test(place);
    if (result === "over") break;
    if (result === "fails") high = place;
    else low = place;
  }
  return high;
}

/** Splits items into parts: the first has `first` items, each other twice as many as the one before, at most `most`. */
function* parts<Item>(items: Iterable<Item>, first: number, most: number) {
  let part: Item[] = [];
  let size = Math.min(first, most);
  for (const item of items) {
    part.push(item);
    if (part.length < size) continue;
    yield part;
    part = [];
    size = Math.min(2 * size, most);
  }
  if (part.length > 0) yield part;
}
