import type { APIRoute } from "astro";
import { hashOf } from "../../hosting/policy.ts";

/**
 * Makes a worker from the text that the page sends, gives it its end of a channel, and ends it when the page says so
 * over another. Outside a frame of opaque origin it makes none: the text would run as the site's own. Only the page
 * that holds this document is heard, not a window that opened the page.
 */
const script = `let url;
addEventListener("message", ({ data, ports: [run, end], source }) => {
  if (source !== parent.parent || typeof data !== "string" || origin !== "null") return;
  url ??= URL.createObjectURL(new Blob([data], { type: "text/javascript" }));
  const worker = new Worker(url);
  worker.postMessage(0, [run]);
  end.onmessage = () => worker.terminate();
});`;

/** Nothing but this script and workers from its own blobs: no network, no storage, no page. */
const policy = [
  "default-src 'none'",
  `script-src ${hashOf(script)} 'unsafe-eval' blob:`,
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const inner = `<!doctype html><meta charset="utf-8"><title>Cells</title><script>${script}</script>`;

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/**
 * The document in which cells run: a frame of opaque origin, under the policy of the document around it,
 * in which nothing runs.
 */
export const GET: APIRoute = () =>
  new Response(
    `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Sandbox</title><iframe sandbox="allow-scripts" title="Cells" srcdoc="${escape(inner)}"></iframe>`,
    { headers: { "content-type": "text/html" } },
  );
