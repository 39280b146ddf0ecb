import { posix, win32 } from "node:path";
import { placesOf, type Machine } from "./places-of.ts";

/** The headless shell first: it takes three quarters of the time. */
const COMMANDS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "microsoft-edge-stable",
  "brave-browser",
  "brave",
];

const APPLICATIONS = ["Google Chrome", "Chromium", "Microsoft Edge", "Brave Browser"];

/** Paths below a program folder of Windows. */
const PROGRAMS = [
  "Google\\Chrome\\Application\\chrome.exe",
  "Chromium\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
  "BraveSoftware\\Brave-Browser\\Application\\brave.exe",
];

/** Environment variables with program folders: for all users, for 32-bit programs, for one user. */
const WINDOWS = ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"];

/** Places where installers put browsers outside the PATH. */
function installed({ platform, env }: Machine): string[] {
  const folders = (all: readonly (string | undefined)[]): string[] =>
    all.filter((folder) => folder !== undefined);
  if (platform === "win32") {
    return folders(WINDOWS.map((name) => env[name])).flatMap((folder) =>
      PROGRAMS.map((program) => win32.join(folder, program)),
    );
  }
  if (platform !== "darwin") return [];
  const own = env["HOME"] && posix.join(env["HOME"], "Applications");
  return folders(["/Applications", own]).flatMap((folder) =>
    APPLICATIONS.map((name) => posix.join(folder, `${name}.app`, "Contents/MacOS", name)),
  );
}

/**
 * Possible places of a Chromium-based browser, in order of preference: `$CHROMIUM`, the PATH, and the folders of the
 * installers of Chrome, Chromium, Edge and Brave.
 */
export function browserPlaces(machine: Machine = process): string[] {
  const own = machine.env["CHROMIUM"];
  return [
    ...(own ? [own] : []),
    ...COMMANDS.flatMap((name) => placesOf(name, machine)),
    ...installed(machine),
  ];
}
