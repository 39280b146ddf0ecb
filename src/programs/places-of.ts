import { posix, win32 } from "node:path";

/** The properties of a machine that determine where its programs are. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Folders of server programs, which are not in every user's PATH. */
const SERVERS = ["/usr/sbin", "/usr/local/sbin"];

/** Windows recognises programs by their extensions: the default of PATHEXT. */
const ENDINGS = ".COM;.EXE;.BAT;.CMD";

/** Names of variables are case-insensitive on Windows, but not in a copy of `process.env`. */
function valueOf({ platform, env }: Machine, name: string): string {
  const alike = Object.keys(env).find((key) => key.toUpperCase() === name);
  return env[platform === "win32" ? (alike ?? name) : name] ?? "";
}

/** Possible places of a program: in the folders of the PATH, and in those of server programs. */
export function placesOf(name: string, machine: Machine = process): string[] {
  const isWindows = machine.platform === "win32";
  const paths = isWindows ? win32 : posix;
  const path = valueOf(machine, "PATH").split(paths.delimiter).filter(Boolean);
  const endings = isWindows ? (valueOf(machine, "PATHEXT") || ENDINGS).split(";") : [""];
  return [...path, ...(isWindows ? [] : SERVERS)].flatMap((folder) =>
    endings.map((ending) => paths.join(folder, name + ending.toLowerCase())),
  );
}
