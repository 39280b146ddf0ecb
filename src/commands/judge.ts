/** The command `npm run -s judge -- PROBLEM COMMAND…`: judges a reader's program. See {@link judgeCommand}. */
import { judgeCommand } from "../judge/terminal/judge-command.ts";
import { endCommands } from "../judge/terminal/run-command.ts";

/** Exit statuses after signals, as in shells. */
const STATUSES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

process.on("exit", endCommands);
for (const [signal, status] of Object.entries(STATUSES)) {
  process.on(signal, () => process.exit(status));
}
// The reading end of the pipe is closed, as after `| head`.
process.stdout.on("error", () => process.exit(1));

const [, file = "", ...args] = process.argv;
const alone = process.versions["deno"] === undefined ? "node judge.js" : "deno run -A judge.js";
const start = file.endsWith(".ts") ? "npm run -s judge --" : alone;
process.exitCode = await judgeCommand(args, start, {
  write: (text) => void process.stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
});
