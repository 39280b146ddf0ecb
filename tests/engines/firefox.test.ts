import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitForMatch, type Engine } from "./reader.ts";
import { testEngine } from "./test-engine.ts";

interface Reply {
  readonly id?: number;
  readonly type: "success" | "error" | "event";
  readonly result?: unknown;
  readonly message?: string;
}

type Send = (method: string, params: object) => Promise<unknown>;

/** Connects by WebDriver BiDi. Each command has a number, which its reply repeats. */
async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Firefox does not respond at ${url}`));
  });
  const pending = new Map<number, (reply: Reply) => void>();
  socket.onmessage = ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) pending.get(reply.id)?.(reply);
  };
  let last = 0;
  return async (method, params) => {
    const id = ++last;
    const reply = new Promise<Reply>((resolve) => pending.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await reply;
    pending.delete(id);
    if (type === "error") throw new Error(`${method}: ${message ?? "refused"}`);
    return result;
  };
}

/** The result of `script.evaluate` for an expression whose value is a string. */
interface Evaluated {
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Starts Firefox without a window, with a temporary profile. */
async function startFirefox([program = ""]: readonly string[]): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "grundy-firefox-"));
  const browser = spawn(
    program,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = new Promise((resolve) => browser.once("exit", resolve));
  const url = await waitForMatch(browser.stderr, /BiDi listening on (ws:\S+)/);
  const send = await connect(`${url}/session`);
  await send("session.new", { capabilities: {} });
  const { context } = (await send("browsingContext.create", { type: "tab" })) as {
    context: string;
  };

  return {
    async open(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = (await send("script.evaluate", {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      })) as Evaluated;
      if (!result) throw new Error(exceptionDetails?.text ?? "The page returned no value.");
      return JSON.parse(result.value) as unknown;
    },
    async perform(input) {
      await send("input.performActions", { context, actions: [input] });
    },
    async end() {
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

testEngine("firefox", startFirefox);
