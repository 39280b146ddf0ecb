import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askEngine } from "./ask-engine.ts";
import { printed, type Engine } from "./reader.ts";

interface Answer {
  readonly id?: number;
  readonly type: "success" | "error" | "event";
  readonly result?: unknown;
  readonly message?: string;
}

type Send = (method: string, params: object) => Promise<unknown>;

/** Speaks WebDriver BiDi: a command is sent with a number, and its answer bears the same. */
async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${url}`));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  };
  let last = 0;
  return async (method, params) => {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answered;
    waiting.delete(id);
    if (type === "error") throw new Error(`${method}: ${message ?? "refused"}`);
    return result;
  };
}

/** What `script.evaluate` answers for an expression whose value is text. */
interface Evaluated {
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Starts Firefox without a window, with a profile that goes with it. */
async function startFirefox([program = ""]: readonly string[]): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "grundy-firefox-"));
  const browser = spawn(
    program,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = new Promise((resolve) => browser.once("exit", resolve));
  const url = await printed(browser.stderr, /BiDi listening on (ws:\S+)/);
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
      if (!result) throw new Error(exceptionDetails?.text ?? "The page gave no value.");
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

askEngine("firefox", startFirefox);
