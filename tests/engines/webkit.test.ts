import { spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { answers, freePort } from "../support/site.ts";
import { waitForMatch, type Engine } from "./reader.ts";
import { testEngine } from "./test-engine.ts";

/** Maximum milliseconds for the load of a page, and for a script in it. */
const timeouts = { pageLoad: 60_000, script: 60_000 };

/** Sends a WebDriver command, and returns the value of the response. */
async function send(method: string, url: string, body?: object): Promise<unknown> {
  const text = body && JSON.stringify(body);
  const response = await fetch(url, text === undefined ? { method } : { method, body: text });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Returns a script that passes the value of an expression, or its error, to the driver. */
const script = (expression: string): string => `const done = arguments[0];
(async () => JSON.stringify((await (${expression})) ?? null))().then(
  (value) => done({ value }),
  (error) => done({ error: String(error) }),
);`;

/** Starts WebKitGTK's MiniBrowser on a virtual screen. */
async function startWebkit(programs: readonly string[]): Promise<Engine> {
  const [driverProgram = "", browserProgram = "", screenProgram = ""] = programs;
  const screen = spawn(
    screenProgram,
    ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const display = await waitForMatch(screen.stdio[3] as Readable, /^(\d+)\n/);
  const port = await freePort();
  const driver = spawn(driverProgram, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      // Without a graphics card, compositing takes several times as long.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      // There is no sandbox for root.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" } : {}),
    },
  });
  const root = `http://127.0.0.1:${port}`;
  if (!(await answers(`${root}/status`))) throw new Error(`WebKit does not respond at ${root}`);
  const options = { binary: browserProgram, args: ["--automation"] };
  const { sessionId } = (await send("POST", `${root}/session`, {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options, timeouts } },
  })) as { sessionId: string };
  const session = `${root}/session/${sessionId}`;

  return {
    async open(url) {
      await send("POST", `${session}/url`, { url });
    },
    async evaluate(expression) {
      const { value, error } = (await send("POST", `${session}/execute/async`, {
        script: script(expression),
        args: [],
      })) as { value?: string; error?: string };
      if (value === undefined) throw new Error(error);
      return JSON.parse(value) as unknown;
    },
    async perform(input) {
      await send("POST", `${session}/actions`, { actions: [input] });
    },
    async end() {
      await send("DELETE", session);
      driver.kill();
      screen.kill();
    },
  };
}

testEngine("webkit", startWebkit);
