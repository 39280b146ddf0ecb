import { chromium } from "playwright-core";
import { posix, win32 } from "node:path";
import { execFileSync, execSync } from "node:child_process";
import { accessSync, constants, existsSync, statSync } from "node:fs";

/** The properties of a machine that determine where its programs are. */
interface Machine {
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

/** Whether a file exists and is executable. */
export const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

/** The first installed program of these names. */
export const findProgram = (...names: string[]): string | undefined =>
  names.flatMap((name) => placesOf(name)).find(isProgram);

/** Runs a program without input, and shows its command and its error output. */
const run = (program: string, ...args: string[]): void => {
  console.log(`> ${[program, ...args].join(" ")}`);
  execFileSync(program, args, {
    stdio: ["ignore", "ignore", "inherit"],
    // At run level 1 a Debian package starts no service when it is installed.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  });
};

/** Whether packages can be installed without a password: as root, on Debian. */
const isDebianRoot = (): boolean => existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;

/** Tries to install a program. A failure is printed, not thrown. */
function attempt(way: () => void): void {
  try {
    way();
  } catch (error) {
    console.error(String(error));
  }
}

/** Installs Playwright's own Chromium. */
function installPlaywrights(): void {
  const command = "npx playwright-core install chromium";
  console.log(`> ${command}`);
  // Through a shell: on Windows, npx is a shell script.
  attempt(() => execSync(command, { stdio: ["ignore", "ignore", "inherit"] }));
}

/** Installs Debian's packages. */
function installPackages(packages: readonly string[]): void {
  attempt(() => run("apt-get", "update", "-qq"));
  const install = ["install", "-y", "-qq", "--no-install-recommends"];
  attempt(() => run("apt-get", ...install, ...packages));
}

/** Installs optional packages for tests: only on a CI machine, as root. */
export function installForTests(packages: readonly string[]): void {
  if (packages.length > 0 && process.env["CI"] && isDebianRoot()) installPackages(packages);
}

/** A message that names a test that was left out, and how to run it. */
export const leftOut = (what: string, packages: readonly string[]): string =>
  `Left out: ${what}. To test it, install ${packages.join(", ")}, or run \`npm run test:all\` as root on Debian with CI=1.`;

/** The same for tests that the short extent leaves out. */
export const inShort = (what: string): string =>
  `Left out: ${what}. \`npm run test:all\` tests it.`;

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

const search = (): string | undefined =>
  [...browserPlaces(), chromium.executablePath()].find(isProgram);

/**
 * The Chromium for printing and tests: `$CHROMIUM`, one of the system, or Playwright's.
 *
 * @throws Error when none is found
 */
export function findBrowser(): string {
  const found = search();
  if (found) return found;
  throw new Error(
    "Printing and the browser tests need Chromium, Chrome, Edge or Brave, and none was found. Install one " +
      "(on Debian: apt-get install chromium; elsewhere: npx playwright-core install chromium), " +
      "or name its program in the environment variable CHROMIUM.",
  );
}

/** The same for tests, which install one where there is none: Debian's package as root, else Playwright's. */
export function findOrInstallBrowser(): string {
  if (!search()) {
    console.log("The tests need a browser, and none was found. Installing one:");
    if (isDebianRoot()) installPackages(["chromium-headless-shell"]);
    else installPlaywrights();
    if (!search() && isDebianRoot()) installPackages(["chromium"]);
  }
  return findBrowser();
}
