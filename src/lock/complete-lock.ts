import { machinesOf, type Machines } from "./machines-of.ts";

type Specs = Readonly<Record<string, string>>;

/** What a registry knows of one version of a package, as far as a lock file repeats it. */
export interface Known extends Machines {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dependencies?: Specs;
  readonly engines?: Specs;
  readonly optionalDependencies?: Specs;
}

/** A package in a lock file. The project itself has no version that others ask for. */
export interface Entry extends Partial<Known> {
  readonly dev?: boolean;
  readonly optional?: boolean;
}

/** As much of npm's `package-lock.json` (version 3) as is read here: place → package. */
export interface Lock {
  readonly packages: Readonly<Record<string, Entry>>;
}

/** A package that a lock file's packages ask for. */
export interface Wanted {
  readonly name: string;
  readonly spec: string;
  /** Where it is to stand. */
  readonly place: string;
  /** Whether only development needs it. */
  readonly dev: boolean;
}

/** Asks what is known of a package; undefined for one that the registry does not have. */
export type Ask = (name: string, spec: string) => Promise<Known | undefined>;

type Packages = Lock["packages"];

const MODULES = "node_modules/";
const VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

const below = (from: string, name: string): string => (from && `${from}/`) + MODULES + name;

/** Where Node finds a package that another asks for: beside it, or beside the nearest above it. */
function findPlace(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ;) {
    const place = below(folder, name);
    if (packages[place]) return place;
    if (!folder) return undefined;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf(MODULES) - 1));
  }
}

/** What an entry asks for. Without what is not optional, an optional package would be there in vain. */
const asked = ({ optional, dependencies, optionalDependencies }: Entry): [string, string][] =>
  Object.entries({ ...(optional ? dependencies : {}), ...optionalDependencies });

/**
 * The optional packages, for whatever machine, that a lock file's packages ask for and that it has no entry of.
 * A range is met by whatever stands in its place: npm put it there.
 */
export function missingFrom({ packages }: Lock): Wanted[] {
  const missing = new Map<string, Wanted>();
  for (const [from, entry] of Object.entries(packages)) {
    for (const [name, spec] of asked(entry)) {
      const found = findPlace(packages, from, name);
      const version = found && packages[found]?.version;
      if (version && (version === spec || !VERSION.test(spec))) continue;
      const top = below("", name);
      const taken = packages[top] ?? (missing.get(top)?.spec ?? spec) !== spec;
      const place = taken ? below(from, name) : top;
      missing.set(place, { name, spec, place, dev: entry.dev ?? false });
    }
  }
  return [...missing.values()];
}

/** The optional packages whose content the lock file does not hold to a hash. */
const unsealedIn = ({ packages }: Lock): Wanted[] =>
  Object.entries(packages).flatMap(([place, { optional, integrity, version, dev = false }]) => {
    const name = place.slice(place.lastIndexOf(MODULES) + MODULES.length);
    return optional && !integrity && version ? [{ name, spec: version, place, dev }] : [];
  });

/** An entry in the order in which npm writes it; what the registry does not know, the name says. */
function entryOf({ name, spec, dev }: Wanted, known: Known | undefined): Entry {
  if (!known && !VERSION.test(spec)) {
    throw new Error(`Cannot lock ${name}: the registry does not have it, and ${spec} is a range`);
  }
  const { version, integrity, license, ...rest } = known ?? { version: spec };
  const { os, cpu, libc } = known ?? machinesOf(name);
  if (!known && !os && !cpu) {
    throw new Error(
      `Cannot lock ${name}: neither the registry nor its name says for which machines it is`,
    );
  }
  const { dependencies, engines, optionalDependencies } = rest as Partial<Known>;
  return Object.fromEntries(
    Object.entries({
      version,
      integrity,
      cpu,
      dev: dev || undefined,
      libc,
      license,
      optional: true,
      os,
      dependencies,
      engines,
      optionalDependencies,
    }).filter(([, value]) => value !== undefined),
  );
}

/** Asks a few at a time. */
async function askAll(ask: Ask, wanted: readonly Wanted[]): Promise<[string, Entry][]> {
  const queue = wanted.values();
  const entries: [string, Entry][] = [];
  const work = async (): Promise<void> => {
    for (const one of queue) {
      entries.push([one.place, entryOf(one, await ask(one.name, one.spec))]);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return entries;
}

/**
 * A lock file with every optional package, for whatever machine, in npm's order. npm leaves out those that it could
 * not get where the lock file was written, and then installs from it nowhere (`npm ci`).
 *
 * @throws Error when it cannot be said of a package which version it is, or for which machines
 */
export async function completeLock(lock: Lock, ask: Ask): Promise<Lock> {
  let packages = lock.packages;
  for (let wanted = [...missingFrom(lock), ...unsealedIn(lock)]; wanted.length > 0;) {
    packages = { ...packages, ...Object.fromEntries(await askAll(ask, wanted)) };
    wanted = missingFrom({ packages });
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en"));
  return { ...lock, packages: Object.fromEntries(sorted) };
}
