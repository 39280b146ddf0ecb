type Specs = Readonly<Record<string, string>>;

/** A package in a lock file. The project itself has no version that others ask for. */
export interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Specs;
  readonly optionalDependencies?: Specs;
}

/** The packages of npm's `package-lock.json` (version 3), by their places. */
export type Packages = Readonly<Record<string, Entry>>;

/** A dependency of a package that a lock file lacks, with its future place, and whether only development needs it. */
interface Wanted {
  readonly name: string;
  readonly spec: string;
  readonly place: string;
  readonly dev: boolean;
}

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
 * The optional dependencies, for all machines, that have no entry in a lock file. npm leaves out those that it could not
 * fetch where the lock file was written; `npm ci` then fails everywhere. An entry that exists is taken to satisfy the
 * version range: npm has resolved it.
 */
export function missingFrom(packages: Packages): Wanted[] {
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
