import { describe, expect, test } from "vitest";
import { BLANK, address, open } from "./support.ts";

describe("the document in which cells run", () => {
  /** Returns the origin of a worker that the document creates in a frame, or "none" if it creates no worker. */
  const originIn = async (sandboxed: boolean) =>
    (await open(BLANK)).evaluate(
      async ([url, isSandboxed]) => {
        const frame = document.createElement("iframe");
        if (isSandboxed) frame.sandbox.add("allow-scripts");
        frame.src = url;
        const loaded = new Promise((resolve) => (frame.onload = resolve));
        document.body.append(frame);
        await loaded;
        const { port1, port2 } = new MessageChannel();
        const ending = new MessageChannel();
        const code = "onmessage = (event) => event.ports[0].postMessage(origin);";
        frame.contentWindow?.[0]?.postMessage(code, "*", [port2, ending.port2]);
        return new Promise<string>((resolve) => {
          port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
          setTimeout(() => resolve("none"), 1500);
        });
      },
      [address("/lib/sandbox.html"), sandboxed] as const,
    );

  test("creates a worker with an opaque origin in a sandboxed frame", async () => {
    expect(await originIn(true)).toBe("null");
  });

  test("creates no worker with the site's origin in a frame without a sandbox", async () => {
    expect(["none", "null"]).toContain(await originIn(false));
  });
});
