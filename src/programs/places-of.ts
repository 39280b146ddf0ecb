import { posix, win32 } from "node:path";

/** What is asked of a machine to say where its programs are. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The folders of servers, which are not in everybody's path. */
const SERVERS = ["/usr/sbin", "/usr/local/sbin"];

/** Windows runs a file for the ending of its name. */
const ENDINGS = ".COM;.EXE;.BAT;.CMD";

/** Windows reads its variables' names without case, a copy of them does not. */
function valueOf({ platform, env }: Machine, name: string): string {
  const alike = Object.keys(env).find((key) => key.toUpperCase() === name);
  return env[platform === "win32" ? (alike ?? name) : name] ?? "";
}

/** Where a program could stand: in the folders of the path, and in those of the system's servers. */
export function placesOf(name: string, machine: Machine = process): string[] {
  const isWindows = machine.platform === "win32";
  const { delimiter, join } = isWindows ? win32 : posix;
  const path = valueOf(machine, "PATH").split(delimiter).filter(Boolean);
  const endings = isWindows ? (valueOf(machine, "PATHEXT") || ENDINGS).split(";") : [""];
  return [...path, ...(isWindows ? [] : SERVERS)].flatMap((folder) =>
    endings.map((ending) => join(folder, name + ending.toLowerCase())),
  );
}
