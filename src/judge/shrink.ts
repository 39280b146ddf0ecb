import { faultIn, isRight, type Fault } from "./fault-in.ts";
import type { Step } from "./inputs.ts";
import type { Program, Run } from "./program.ts";
import type { Task } from "./task.ts";

/** Milliseconds of wall time for the search for a smaller failure. */
const PATIENCE = 2000;

/** Milliseconds for runs with the full time limit, or the time of two such runs. */
const FULL_RUNS = 6000;

/** Small cases that are asked one by one, at most, and the part of the patience for them. */
const ONE_BY_ONE = 50;
const ONE_BY_ONE_TIME = 1 / 4;

/** Milliseconds for a run that only shows whether cases are slow. */
const GLANCE = 200;
const LONG_GLANCE = 500;

/** Runs at most, where the program needs no time. */
const RUNS = 500;

/** Wrong answers of one run that are asked again alone, at most. */
const CONFIRMED = 8;

/** Cases in a run that looks for a failing one among simpler cases, and among smaller numbers, at most. */
const MOST_SIMPLER = 128;
const MOST_NUMBERS = 256;

/** Wrong answers are right by chance: so many right ones before the first wrong one are not trusted. */
const BY_CHANCE = 8;

/** Multiples of it, modulo 1, are spread evenly. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** So many cases on, a time that grows has grown by more than so many milliseconds. */
const FAR = 64;

/** A case that takes this part of the time of its run never ends, or is far too slow. */
const HANGS = 0.9;

/** A run that failed. */
export interface FailedRun<Case> {
  readonly step: Step;
  readonly input: readonly Case[];
  readonly run: Run;
  readonly fault: Fault;
}

/** Cases, asked in a row of a fresh start, of which the last goes wrong. */
export interface Found<Case> {
  readonly cases: readonly Case[];
  readonly fault: Fault;
  /** Of a time limit: whether the last case alone takes too long, or only all of them together. */
  readonly slow?: "alone" | "together";
}

/**
 * The smallest failure that is found from a failed run. A case that fails alone is preferred: the smallest of the small
 * cases, or else the failing one, made simpler. Where none fails alone, as few cases in a row as possible.
 *
 * It ends after `patience` milliseconds, but for a time limit: the case at which the time ended is asked alone with the full
 * limit first.
 *
 * @param allowed milliseconds of a run, as many as it had
 */
export function shrink<Case>(
  task: Task<Case>,
  program: Program<Case>,
  failed: FailedRun<Case>,
  allowed: number,
  patience = PATIENCE,
): Promise<Found<Case>> {
  const search = new Search(task, program, failed, allowed, patience);
  return failed.fault.verdict === "time" ? search.slowest() : search.smallest();
}

class Search<Case> {
  readonly #task: Task<Case>;
  readonly #program: Program<Case>;
  readonly #failed: FailedRun<Case>;
  readonly #allowed: number;
  readonly #patience: number;
  readonly #most: number;
  /** Since when runs with the full time limit are counted. */
  #fullRuns = Date.now();
  /** When the search ends. */
  #end: number;
  /** Milliseconds that a run may take. */
  #limit: number;
  #runs = 0;
  /** Milliseconds in which programs were started. */
  #starting = 0;

  constructor(
    task: Task<Case>,
    program: Program<Case>,
    failed: FailedRun<Case>,
    allowed: number,
    patience: number,
  ) {
    this.#task = task;
    this.#program = program;
    this.#failed = failed;
    this.#allowed = allowed;
    this.#patience = patience;
    this.#most = task.most ?? Infinity;
    this.#end = Date.now() + patience;
    this.#limit = allowed;
  }

  /** For wrong answers, crashes and wrong output. */
  async smallest(): Promise<Found<Case>> {
    const { step, input, run, fault } = this.#failed;
    const isSmall = step === "sample" || step === "small";
    const small = isSmall ? [...this.#task.small()] : [];
    const asked =
      step === "sample"
        ? await this.#firstOf(small)
        : await this.#failingAlone(input, run, fault, true);
    const first = isSmall ? ((await this.#oneByOne(small, asked)) ?? asked) : undefined;
    if (first) return first;
    const alone = step === "sample" ? await this.#failingAlone(input, run, fault, true) : asked;
    return alone ? this.#simplify(alone) : this.#inRow();
  }

  /** For a time limit. */
  async slowest(): Promise<Found<Case>> {
    const { input, fault, step } = this.#failed;
    const within = fault.end.kind === "time" ? fault.end.within : undefined;
    const hangs = within !== undefined && within > HANGS * this.#allowed;
    if (hangs && fault.at === 0) return this.#slowAlone(fault, input.slice(0, 1), step);

    let { at } = fault;
    const start = Date.now();
    let first = await this.#fullRun(input, at);
    const base = Date.now() - start;
    const glance = Math.min(this.#allowed, GLANCE + 2 * base);
    let isPlaced = within !== undefined;
    if (!first && !isPlaced) {
      // What was printed may be lost. Where a part of the input is not answered soon, its last case may be the slow one.
      this.#end = this.#now() + this.#patience;
      isPlaced = true;
      const count = await leastWith(at + 1, input.length, async (many) => {
        isPlaced &&= this.#now() + glance <= this.#end;
        return isPlaced && (await this.#faultOf(input.slice(0, many), glance)) !== undefined;
      });
      isPlaced &&= count < input.length;
      at = count - 1;
      this.#fullRuns = this.#now();
      first = await this.#fullRun(input, at);
    }
    const slow = first ? { at, fault: first } : await this.#slowAfter(input, at, base);
    if (slow) return this.#slowAlone(slow.fault, input.slice(slow.at, slow.at + 1), step);

    const together: Found<Case> = { cases: input, fault, slow: "together" };
    const until = input.slice(0, at + 1);
    const isStuck = async (): Promise<boolean> =>
      isPlaced &&
      within === undefined &&
      Date.now() - start < FULL_RUNS &&
      (await this.#faultOf(until, Math.min(this.#allowed, 4 * glance), true)) !== undefined;
    if (!hangs && !(await isStuck())) return atLast(this.#task, together);
    this.#end = this.#now() + this.#patience;
    this.#limit = Math.min(this.#allowed, LONG_GLANCE);
    const row = await this.#fewer({ cases: until, fault });
    const again = await this.#faultOf(row.cases, this.#allowed, true);
    return atLast(this.#task, again ? { cases: row.cases, fault: again } : together);
  }

  /** Of a time limit, only the runs count: on a busy machine a few starts would end the search before its first result. */
  #now(): number {
    return Date.now() - (this.#failed.fault.verdict === "time" ? this.#starting : 0);
  }

  /** Runs cases; undefined where the search is over. Of a time limit, a run that is cut short would show nothing. */
  async #run(
    cases: readonly Case[],
    limit = this.#limit,
    isNeeded = false,
  ): Promise<Run | undefined> {
    if (!isNeeded && this.#isOver()) return undefined;
    const isWhole = isNeeded || this.#failed.fault.verdict === "time";
    const left = isWhole ? Infinity : this.#end - this.#now();
    this.#runs += 1;
    const start = Date.now();
    const run = await this.#program.run(cases, Math.min(limit, left));
    this.#starting += Math.max(0, Date.now() - start - run.milliseconds);
    return run;
  }

  /** The fault of a run of these cases, where it is of the kind that is looked for. */
  async #faultOf(
    cases: readonly Case[],
    limit = this.#limit,
    isNeeded = false,
  ): Promise<Fault | undefined> {
    const run = await this.#run(cases, limit, isNeeded);
    const fault = run && faultIn(this.#task, cases, run);
    return fault?.verdict === this.#failed.fault.verdict ? fault : undefined;
  }

  /** These cases, where they fail at their last. */
  async #fails(cases: readonly Case[], isNeeded = false): Promise<Found<Case> | undefined> {
    const fault = await this.#faultOf(cases, this.#limit, isNeeded);
    return fault?.at === cases.length - 1 ? { cases, fault } : undefined;
  }

  /** Of the cases that a run has answered wrongly, the first that fails alone. If needed, the first one is asked even if the search is over. */
  async #failingAlone(
    cases: readonly Case[],
    { answers }: Run,
    { at, verdict }: Fault,
    isNeeded = false,
  ): Promise<Found<Case> | undefined> {
    const places = [at];
    const isWrong = verdict === "wrong" || verdict === "type";
    for (let place = at + 1; isWrong && places.length < CONFIRMED; place++) {
      const [one] = cases.slice(place, place + 1);
      if (one === undefined || place >= answers.length) break;
      if (!isRight(this.#task, one, answers[place])) places.push(place);
    }
    for (const place of places) {
      const found = await this.#fails(cases.slice(place, place + 1), isNeeded && place === at);
      if (found) return found;
    }
    return undefined;
  }

  /** The first of these cases that fails alone, asked in as few runs as possible. */
  async #firstOf(cases: readonly Case[]): Promise<Found<Case> | undefined> {
    for (const part of parts(cases, this.#most)) {
      const run = await this.#run(part);
      const fault = run && faultIn(this.#task, part, run);
      const found = run && fault && (await this.#failingAlone(part, run, fault));
      if (found) return found;
    }
    return undefined;
  }

  /** The first of the small cases that fails alone, up to one that does; what a program keeps may have hidden it. */
  async #oneByOne(
    small: readonly Case[],
    known: Found<Case> | undefined,
  ): Promise<Found<Case> | undefined> {
    const until = Date.now() + ONE_BY_ONE_TIME * this.#patience;
    const last = known && this.#task.print(known.cases[0] as Case);
    for (const one of small.slice(0, ONE_BY_ONE)) {
      if (Date.now() > until || this.#task.print(one) === last) break;
      const found = await this.#fails([one]);
      if (found) return found;
    }
    return undefined;
  }

  /** Follows a case that fails alone down to simpler ones, and to smaller numbers. */
  async #simplify(found: Found<Case>): Promise<Found<Case>> {
    const [one] = found.cases;
    if (one === undefined) return found;
    const next = (await this.#firstSimpler(one)) ?? (await this.#smallerNumbers(one));
    return next ? this.#simplify(next) : found;
  }

  async #firstSimpler(one: Case): Promise<Found<Case> | undefined> {
    const simpler = this.#task.simpler?.(one) ?? [];
    for (const part of parts(simpler, Math.min(this.#most, MOST_SIMPLER), 1)) {
      const run = await this.#run(part);
      if (!run) return undefined;
      const fault = faultIn(this.#task, part, run);
      if (!fault) continue;
      if (part.length === 1) {
        if (fault.verdict === this.#failed.fault.verdict) return { cases: part, fault };
        continue;
      }
      const found = await this.#failingAlone(part, run, fault);
      if (found) return found;
      if (run.answers.length === part.length) continue;
      for (const other of part) {
        const alone = await this.#fails([other]);
        if (alone) return alone;
      }
    }
    return undefined;
  }

  /** The case with each of its numbers as small as it can be; undefined where none can be smaller. */
  async #smallerNumbers(one: Case): Promise<Found<Case> | undefined> {
    let best: Found<Case> | undefined;
    let numbers = this.#task.numbers?.(one) ?? [];
    for (let at = 0; at < numbers.length && !this.#isOver(); at++) {
      const [number] = numbers.slice(at, at + 1);
      let [least, value] = [number?.least ?? 0, number?.value ?? 0];
      while (number && least < value) {
        const apart = Math.ceil((value - least) / MOST_NUMBERS);
        const tried: { readonly by: number; readonly one: Case }[] = [];
        for (let from = least; from < value; from += apart) {
          // Not at even distances: whether a number fails may go by its remainder.
          const by = Math.min(value - 1, from + Math.floor(apart * ((from * GOLDEN) % 1)));
          const replaced = number.replace(by);
          if (replaced !== undefined) tried.push({ by, one: replaced });
        }
        const failing = await this.#leastFailing(tried.map((each) => each.one));
        if (!failing) break;
        best = failing.found;
        value = tried[failing.at]?.by ?? value;
        least = apart === 1 ? value : (tried[failing.at - BY_CHANCE]?.by ?? least);
      }
      const [present] = best?.cases ?? [];
      numbers = (present !== undefined && this.#task.numbers?.(present)) || numbers;
    }
    return best;
  }

  /** The first of these cases that fails alone; where a run does not show which, as if all after it failed as well. */
  async #leastFailing(
    cases: readonly Case[],
  ): Promise<{ readonly at: number; readonly found: Found<Case> } | undefined> {
    let from = 0;
    for (const part of parts(cases, this.#most)) {
      const run = await this.#run(part);
      const fault = run && faultIn(this.#task, part, run);
      const found = run && fault && (await this.#failingAlone(part, run, fault));
      if (found) return { at: from + part.indexOf(found.cases[0] as Case), found };
      if (run && run.answers.length < part.length) {
        let last: Found<Case> | undefined;
        // The first that failed here does not fail alone. A case far beyond it may cost much time.
        const passes = (fault?.at ?? 0) + 1;
        const fails = async (many: number): Promise<boolean> => {
          const alone = await this.#fails(part.slice(many - 1, many));
          last = alone ?? last;
          return alone !== undefined;
        };
        const count = await leastWith(passes, part.length + 1, fails, 1);
        if (last && count <= part.length) return { at: from + count - 1, found: last };
      }
      from += part.length;
    }
    return undefined;
  }

  /** As few cases in a row as possible, where none is known to fail alone. */
  async #inRow(): Promise<Found<Case>> {
    const { input, fault } = this.#failed;
    if (fault.verdict === "wrong" || fault.verdict === "type") {
      return this.#fewer({ cases: input.slice(0, fault.at + 1), fault });
    }
    // What a program printed before it died may be lost: then it came farther than is known.
    const known = await this.#fails(input.slice(0, fault.at + 1));
    if (known) return this.#fewer(known);
    const count = await leastWith(fault.at + 1, input.length, async (many) =>
      Boolean(await this.#faultOf(input.slice(0, many))),
    );
    const alone = await this.#fails(input.slice(count - 1, count));
    if (alone) return this.#simplify(alone);
    const until = input.slice(0, count);
    const again = await this.#faultOf(until);
    return atLast(
      this.#task,
      await this.#fewer(again ? { cases: until, fault: again } : { cases: input, fault }),
    );
  }

  /** Leaves out of the cases before the last as many as it can: at first all but the last few, then halves, down to one. */
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

  #isOver(): boolean {
    return this.#runs >= RUNS || this.#now() >= this.#end;
  }

  /** The time limit of one case of an input alone; undefined where it is answered in time. */
  #fullRun(input: readonly Case[], at: number): Promise<Fault | undefined> {
    return this.#faultOf(input.slice(at, at + 1), this.#allowed, true);
  }

  /** Whether there is time for a run with the full limit. */
  get #hasTime(): boolean {
    const spent = this.#now() - this.#fullRuns;
    return spent + this.#allowed <= Math.max(FULL_RUNS, 2 * this.#allowed);
  }

  /**
   * The first case after one that is too slow alone, where times grow along the input: in steps that double, then halve.
   *
   * @param base milliseconds of a run of one quick case
   * @param step the first step
   */
  async #slowAfter(
    input: readonly Case[],
    from: number,
    base: number,
    step = 1,
  ): Promise<{ readonly at: number; readonly fault: Fault } | undefined> {
    let low = from;
    let high: { readonly at: number; readonly fault: Fault } | undefined;
    let longest = 0;
    const probe = async (at: number): Promise<void> => {
      const start = Date.now();
      const fault = await this.#fullRun(input, at);
      longest = Math.max(longest, Date.now() - start);
      if (fault) high = { at, fault };
      else low = at;
    };
    for (let apart = step; !high && from + apart < input.length && this.#hasTime; apart *= 2) {
      await probe(from + apart);
      if (apart >= FAR && longest < 3 * base + FAR) break;
    }
    while (high && high.at - low > 1 && this.#hasTime) {
      await probe(Math.floor((low + high.at) / 2));
    }
    return high;
  }

  /** A case that is too slow alone; one that is not among the smallest is made simpler. */
  async #slowAlone(fault: Fault, cases: readonly Case[], step: Step): Promise<Found<Case>> {
    const found: Found<Case> = { cases, fault: { ...fault, at: 0 }, slow: "alone" };
    if (step === "sample" || step === "small") return found;
    this.#end = this.#now() + this.#patience;
    this.#limit = Math.min(this.#allowed, LONG_GLANCE);
    const simpler = await this.#simplify(found);
    if (simpler === found) return found;
    // It may be answered in time. If so, its largest number grows, first by 3: there is seldom time for more than two runs.
    this.#fullRuns = this.#now();
    const again = await this.#fullRun(simpler.cases, 0);
    if (again) return { cases: simpler.cases, fault: again, slow: "alone" };
    const [one] = simpler.cases;
    const numbers = (one !== undefined && this.#task.numbers?.(one)) || [];
    const [largest] = numbers.toSorted((a, b) => b.value - a.value);
    const larger = Array.from({ length: FAR }, (_, more) =>
      largest?.replace(largest.value + more),
    ).filter((each) => each !== undefined);
    const slow = await this.#slowAfter(larger, 0, 0, 3);
    return slow
      ? { cases: larger.slice(slow.at, slow.at + 1), fault: slow.fault, slow: "alone" }
      : found;
  }
}

/** A failure whose fault is at its last case. */
function atLast<Case>(task: Task<Case>, found: Found<Case>): Found<Case> {
  const at = found.cases.length - 1;
  const [last] = found.cases.slice(at);
  return found.fault.at === at || last === undefined
    ? found
    : { ...found, fault: { ...found.fault, at, right: task.answer(last) } };
}

/**
 * The least number in (passes, fails] for which the test is true, where it is false up to a number and true from there on.
 *
 * @param step where given, numbers are tried from `passes` on in steps that double from this one
 */
async function leastWith(
  passes: number,
  fails: number,
  test: (count: number) => Promise<boolean>,
  step = Infinity,
): Promise<number> {
  let [low, high] = [passes, fails];
  for (let apart = step; passes + apart < high; apart *= 2) {
    if (await test(passes + apart)) high = passes + apart;
    else low = passes + apart;
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await test(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Parts of so many items; where a first size is given, each has twice as many as the one before, up to so many. */
function* parts<Item>(items: Iterable<Item>, most: number, first = most) {
  let part: Item[] = [];
  let size = first;
  for (const item of items) {
    part.push(item);
    if (part.length < size) continue;
    yield part;
    part = [];
    size = Math.min(2 * size, most);
  }
  if (part.length > 0) yield part;
}
