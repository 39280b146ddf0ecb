import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import { join } from "node:path";
import { findProgram } from "../../src/commands/find-browser.ts";
import { freePort } from "../support/site.ts";

/**
 * Hands on over https what a server sends, with a certificate of nobody's that is made in the folder. Undefined where
 * no certificate can be made.
 */
export async function serveSecurely(
  server: string,
  folder: string,
): Promise<{ url: string; stop: () => void } | undefined> {
  const program = findProgram("openssl");
  if (program === undefined) return undefined;
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const asked = "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1".split(" ");
  execFileSync(program, [...asked, "-out", cert, "-keyout", key], { stdio: "ignore" });
  const secure = createServer(
    { cert: readFileSync(cert), key: readFileSync(key) },
    ({ url = "/", method, headers }, response) => {
      const passed = request(server + url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      passed.on("error", (error) => response.destroy(error)).end();
    },
  );
  const port = await freePort();
  await new Promise<void>((resolve) => secure.listen(port, "127.0.0.1", resolve));
  const stop = () => {
    secure.close();
    secure.closeAllConnections();
  };
  return { url: `https://127.0.0.1:${port}`, stop };
}
