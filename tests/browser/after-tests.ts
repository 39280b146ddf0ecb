import { afterAll, afterEach } from "vitest";
import { closePages, closeSharedPages } from "./support.ts";

afterEach(async ({ task }) => {
  await closePages();
  if (task.result?.state === "fail") await closeSharedPages();
});

afterAll(closeSharedPages);
