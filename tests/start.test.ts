import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";

const start = (env: Record<string, string>) =>
  spawnSync(process.execPath, ["src/commands/start.ts"], {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });

test("a port that is taken is said before the site is built, and the same port once it is free", async () => {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const env = { PORT: String(port), BASE_PATH: "/games/" };
  const taken = start(env);
  expect(taken.status).toBe(1);
  expect(taken.stderr).toMatch(`Port ${port} is taken`);
  expect(taken.stderr).toMatch(`PORT=${port + 1}`);
  server.close();
  await once(server, "close");
  const free = start(env);
  expect(free.status).toBe(0);
  expect(free.stdout).toContain(`served at http://localhost:${port}/games/`);
});
