import { describe, expect, test } from "vitest";
import { BLANK, address, open } from "./support.ts";

describe("the document in which cells run", () => {
  /** The origin of a worker that the document makes for whoever loads it in a frame; "none" without a worker. */
  const originIn = async (sandboxed: boolean) =>
    (await open(BLANK)).evaluate(
      async ([url, closed]) => {
        const frame = document.createElement("iframe");
        if (closed) frame.sandbox.add("allow-scripts");
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

  test("makes a worker of no origin in its frame", async () => {
    expect(await originIn(true)).toBe("null");
  });

  test("never makes one of the site's origin, whoever loads it", async () => {
    expect(["none", "null"]).toContain(await originIn(false));
  });
});
