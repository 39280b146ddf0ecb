/** The first step of `npm start`: says what comes, or that the port is taken, before a minute is spent on building. */
import { createServer } from "node:net";

const port = Number(process.env["PORT"] ?? 4321);
const base = `/${process.env["BASE_PATH"] ?? ""}/`.replace(/\/+/g, "/");
const address = `http://localhost:${port}${base}`;

/** Whether a server could listen, where the site will be served. */
const isFree = (): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "localhost", () => probe.close(() => resolve(true)));
  });

if (await isFree()) {
  console.log(`Building the site: about a minute. Then it is served at ${address}`);
} else {
  const other =
    process.platform === "win32"
      ? `set PORT=${port + 1}&& npm start`
      : `PORT=${port + 1} npm start`;
  console.error(
    `Port ${port} is taken, perhaps by an earlier npm start. End what listens there, or take another port:\n\n  ${other}\n`,
  );
  process.exitCode = 1;
}
