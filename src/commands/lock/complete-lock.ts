/** The machines that a package is for, as npm writes them; a missing field means any. */
interface Machines {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

type Words = Readonly<Record<string, string>>;

/** Word of a package name → the same word as npm writes it. */
const alike = (names: string): Words =>
  Object.fromEntries(names.split(" ").map((name) => [name, name]));

const systems: Words = {
  ...alike("aix android darwin freebsd linux netbsd openbsd openharmony sunos win32"),
  linuxmusl: "linux",
  windows: "win32",
};
const processors = alike("arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64");
const libraries: Words = {
  gnu: "glibc",
  glibc: "glibc",
  musl: "musl",
  linuxmusl: "musl",
};

/** The machines that a package name states: `@rollup/rollup-linux-x64-musl`. */
export function machinesOf(name: string): Machines {
  const words = name.split(/[/_-]/);
  const format = (field: keyof Machines, known: Words): Machines => {
    const messages = words.flatMap((word) => known[word] ?? []);
    return messages.length > 0 ? { [field]: messages } : {};
  };
  const system = format("os", systems);
  // On Windows, "gnu" names a compiler.
  const library = system.os?.includes("linux") ? format("libc", libraries) : {};
  return { ...system, ...format("cpu", processors), ...library };
}

type Specs = Readonly<Record<string, string>>;

/** Metadata of one version of a package, as far as lock files contain it. */
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

/** Requests the metadata of a package; undefined for one that the registry does not have. */
export type Ask = (name: string, spec: string) => Promise<Known | undefined>;

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

/** The optional packages without an integrity hash in the lock file. */
const unsealedIn = ({ packages }: Lock): Wanted[] =>
  Object.entries(packages).flatMap(([place, { optional, integrity, version, dev = false }]) => {
    const name = place.slice(place.lastIndexOf(MODULES) + MODULES.length);
    return optional && !integrity && version ? [{ name, spec: version, place, dev }] : [];
  });

/** An entry with its fields in npm's order; machines that the registry does not state come from the name. */
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

/** Sends a few requests at a time. */
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
 * A lock file with the optional packages for all machines, in npm's order. npm leaves out those that it could not fetch
 * where the lock file was written; `npm ci` then fails everywhere.
 *
 * @throws Error when the version or the machines of a package are unknown
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
