import type { APIRoute } from "astro";
import { hashOf } from "../../integrations/hosting/policy.ts";

/**
 * Starts a worker from the script that the page sends, transfers its port to it, and terminates it on a message of a
 * second port. Outside a frame of opaque origin it starts no worker, which would run in the site's origin. Only messages
 * of the embedding page are accepted, not those of a window that opened the page.
 */
const script = `const urls = new Map();
addEventListener("message", ({ data, ports: [run, end], source }) => {
  if (source !== parent.parent || typeof data !== "string" || origin !== "null") return;
  if (!urls.has(data)) urls.set(data, URL.createObjectURL(new Blob([data], { type: "text/javascript" })));
  const worker = new Worker(urls.get(data));
  worker.postMessage(0, [run]);
  end.onmessage = () => worker.terminate();
});`;

/** Allows only this script and workers from its own blobs: no network, no storage, no access to the page. */
const policy = [
  "default-src 'none'",
  `script-src ${hashOf(script)} 'unsafe-eval' blob:`,
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const inner = `<!doctype html><meta charset="utf-8"><title>Cells</title><script>${script}</script>`;

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** The document of the cells: a frame of opaque origin in a document that sets the policy and runs no script. */
export const GET: APIRoute = () =>
  new Response(
    `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Sandbox</title><iframe sandbox="allow-scripts" title="Cells" srcdoc="${escape(inner)}"></iframe>`,
    { headers: { "content-type": "text/html" } },
  );
