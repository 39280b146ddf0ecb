const SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * A page whose own scripts come after its first paint: their addresses stand in a list at its end, and its first
 * script loads them in this order. Text, styles and fonts have the line for themselves until then.
 */
export function withLateScripts(html: string): string {
  const addresses = [...html.matchAll(SCRIPT)].map(([, address]) => address);
  if (addresses.length === 0) return html;
  const list = `<script type="application/json" id="late-scripts">${JSON.stringify(addresses)}</script>`;
  return html.replace(SCRIPT, "").replace("</body>", `${list}</body>`);
}
