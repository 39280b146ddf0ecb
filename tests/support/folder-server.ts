import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";

/** Media types that browsers insist on; the rest may be sent as bytes. */
const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
  svg: "image/svg+xml",
  png: "image/png",
  wasm: "application/wasm",
  woff2: "font/woff2",
};

/** A server of a folder that can be stopped, and told to serve another folder. */
export interface FolderServer {
  readonly url: string;
  folder: string;
  /** Ends it, with every connection; it answers nothing any more. */
  stop(): Promise<void>;
}

/** The file that stands at an address; `undefined` when there is none. */
function fileAt(folder: string, address: string): string | undefined {
  const path = decodeURIComponent(new URL(address, "http://folder").pathname);
  const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** Serves a folder as any plain host does, on a port of its own. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = createServer(({ url = "/" }, response) => {
    const found = fileAt(served.folder, url);
    const file = found ?? join(served.folder, "404.html");
    const type = types[extname(file).slice(1)] ?? "application/octet-stream";
    response.writeHead(found ? 200 : 404, { "Content-Type": type, "Cache-Control": "no-cache" });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const at = server.address();
  const port = typeof at === "object" && at ? at.port : 0;
  const served: FolderServer = {
    url: `http://127.0.0.1:${port}`,
    folder,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return served;
}
