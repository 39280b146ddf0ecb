import { afterAll, afterEach } from "vitest";
import { leave, leaveAll } from "./support.ts";

afterEach(async ({ task }) => {
  await leave();
  if (task.result?.state === "fail") await leaveAll();
});

afterAll(leaveAll);
