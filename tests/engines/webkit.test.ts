import { spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { answers, freePort } from "../support/site.ts";
import { askEngine } from "./ask-engine.ts";
import { printed, type Engine } from "./reader.ts";

/** How many milliseconds a page may take to load, and a script in it to end. */
const timeouts = { pageLoad: 60_000, script: 60_000 };

/** Speaks WebDriver: a command is a request, its answer the value. */
async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const text = body && JSON.stringify(body);
  const response = await fetch(url, text === undefined ? { method } : { method, body: text });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** A script that tells the driver the value of an expression, or why it has none. */
const script = (expression: string): string => `const tell = arguments[0];
(async () => JSON.stringify((await (${expression})) ?? null))().then(
  (value) => tell({ value }),
  (error) => tell({ error: String(error) }),
);`;

/** Starts WebKitGTK's small browser, on a screen that nobody sees. */
async function startWebkit(programs: readonly string[]): Promise<Engine> {
  const [driverProgram = "", browserProgram = "", screenProgram = ""] = programs;
  const screen = spawn(
    screenProgram,
    ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const display = await printed(screen.stdio[3] as Readable, /^(\d+)\n/);
  const port = await freePort();
  const driver = spawn(driverProgram, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      // Without a graphics card, layers that are drawn apart cost several times the work.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      // As root there is no sandbox to be had.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" } : {}),
    },
  });
  const root = `http://127.0.0.1:${port}`;
  if (!(await answers(`${root}/status`))) throw new Error(`WebKit does not answer at ${root}`);
  const options = { binary: browserProgram, args: ["--automation"] };
  const { sessionId } = (await ask("POST", `${root}/session`, {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options, timeouts } },
  })) as { sessionId: string };
  const session = `${root}/session/${sessionId}`;

  return {
    async open(url) {
      await ask("POST", `${session}/url`, { url });
    },
    async evaluate(expression) {
      const { value, error } = (await ask("POST", `${session}/execute/async`, {
        script: script(expression),
        args: [],
      })) as { value?: string; error?: string };
      if (value === undefined) throw new Error(error);
      return JSON.parse(value) as unknown;
    },
    async perform(input) {
      await ask("POST", `${session}/actions`, { actions: [input] });
    },
    async end() {
      await ask("DELETE", session);
      driver.kill();
      screen.kill();
    },
  };
}

askEngine("webkit", startWebkit);
