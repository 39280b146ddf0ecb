type Specs = Readonly<Record<string, string>>;

/** Metadata of one version of a package, as far as lock files contain it. */
export interface Known {
  readonly version: string;
  readonly integrity?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
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

/** The part of npm's `package-lock.json` (version 3) that is read here: place → package. */
export interface Lock {
  readonly packages: Readonly<Record<string, Entry>>;
}

/** A dependency of a package in a lock file. */
export interface Wanted {
  readonly name: string;
  readonly spec: string;
  /** Its future place in the lock file. */
  readonly place: string;
  /** Whether it is needed for development only. */
  readonly dev: boolean;
}

/** Requests the metadata of a package; it throws for one that the registry does not have. */
export type Ask = (name: string, spec: string) => Promise<Known>;

type Packages = Lock["packages"];

const MODULES = "node_modules/";
const VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

const below = (from: string, name: string): string => (from && `${from}/`) + MODULES + name;

/** The place from which Node resolves a dependency: the nearest node_modules at or above the package. */
function findPlace(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ;) {
    const place = below(folder, name);
    if (packages[place]) return place;
    if (!folder) return undefined;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf(MODULES) - 1));
  }
}

/** The dependencies of an entry. An optional package also needs its required ones. */
const asked = ({ optional, dependencies, optionalDependencies }: Entry): [string, string][] =>
  Object.entries({ ...(optional ? dependencies : {}), ...optionalDependencies });

/**
 * The optional dependencies, for all machines, that have no entry in a lock file. An entry that exists is taken to
 * satisfy the version range: npm has resolved it.
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

/** The fields of an entry in npm's order. */
const FIELDS = [
  ...["version", "integrity", "cpu", "dev", "libc", "license", "optional", "os"],
  ...["dependencies", "engines", "optionalDependencies"],
] as const;

function entryOf(known: Known, dev: boolean): Entry {
  const fields: Readonly<Record<string, unknown>> = { ...known, optional: true, dev };
  const found = FIELDS.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []));
  return Object.fromEntries(found);
}

/**
 * A lock file with the optional packages for all machines, in npm's order. npm leaves out those that it could not fetch
 * where the lock file was written; `npm ci` then fails everywhere.
 *
 * @throws Error when the registry does not have a package
 */
export async function completeLock(lock: Lock, ask: Ask): Promise<Lock> {
  let packages = lock.packages;
  for (let wanted = missingFrom(lock); wanted.length > 0; wanted = missingFrom({ packages })) {
    for (const { name, spec, place, dev } of wanted)
      packages = { ...packages, [place]: entryOf(await ask(name, spec), dev) };
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en"));
  return { ...lock, packages: Object.fromEntries(sorted) };
}
