type Specs = Readonly<Record<string, string>>;

/** A package in a lock file. The entry of the project itself need not have a version. */
export interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Specs;
  readonly optionalDependencies?: Specs;
}

/** The packages of npm's `package-lock.json` (version 3), by path. */
export type Packages = Readonly<Record<string, Entry>>;

/** A dependency that a lock file lacks, with its future path, and whether it is needed only for development. */
interface Wanted {
  readonly name: string;
  readonly spec: string;
  readonly place: string;
  readonly dev: boolean;
}

const MODULES = "node_modules/";
const VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

const below = (from: string, name: string): string => (from && `${from}/`) + MODULES + name;

/** Returns the path to which Node resolves a dependency: in the nearest node_modules at or above the package. */
function findPlace(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ;) {
    const place = below(folder, name);
    if (packages[place]) return place;
    if (!folder) return undefined;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf(MODULES) - 1));
  }
}

/** Returns the dependencies of an entry that may be missing: its optional ones, and all of an optional package. */
const requiredBy = ({ optional, dependencies, optionalDependencies }: Entry): [string, string][] =>
  Object.entries({ ...(optional ? dependencies : {}), ...optionalDependencies });

/**
 * Returns the optional dependencies, for all platforms, that have no entry in a lock file. npm omits those that it
 * could not fetch when it wrote the lock file; `npm ci` then fails everywhere. An existing entry is assumed to satisfy
 * a version range, because npm has resolved it.
 */
export function missingFrom(packages: Packages): Wanted[] {
  const missing = new Map<string, Wanted>();
  for (const [from, entry] of Object.entries(packages)) {
    for (const [name, spec] of requiredBy(entry)) {
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
