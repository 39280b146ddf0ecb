/** The command `npm run lock`: completes package-lock.json for every machine. See {@link completeLock}. */
import { readFileSync, writeFileSync } from "node:fs";
import { askRegistry } from "./lock/ask-registry.ts";
import { completeLock, type Lock } from "./lock/complete-lock.ts";

const FILE = "package-lock.json";
const lock = JSON.parse(readFileSync(FILE, "utf8")) as Lock;
const complete = await completeLock(lock, askRegistry);
writeFileSync(FILE, `${JSON.stringify(complete, undefined, 2)}\n`);
const { length } = Object.keys(complete.packages);
const added = length - Object.keys(lock.packages).length;
console.log(`${FILE}: ${length} packages, ${added} of them new.`);
