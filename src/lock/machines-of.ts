/** The machines that a package is for, as npm writes them; a missing field means any. */
export interface Machines {
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
  const say = (field: keyof Machines, known: Words): Machines => {
    const said = words.flatMap((word) => known[word] ?? []);
    return said.length > 0 ? { [field]: said } : {};
  };
  const system = say("os", systems);
  // On Windows, "gnu" names a compiler.
  const library = system.os?.includes("linux") ? say("libc", libraries) : {};
  return { ...system, ...say("cpu", processors), ...library };
}
