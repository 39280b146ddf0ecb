const SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * A page whose scripts load after its first paint: their addresses are in a list at its end, and its first script loads
 * them in this order. Until then the network is free for text, styles and fonts.
 */
export function withLateScripts(html: string): string {
  const addresses = [...html.matchAll(SCRIPT)].map(([, address]) => address);
  if (addresses.length === 0) return html;
  const list = `<script type="application/json" id="late-scripts">${JSON.stringify(addresses)}</script>`;
  return html.replace(SCRIPT, "").replace("</body>", `${list}</body>`);
}
