/** A program of one known mistake: `mistake.ts PROBLEM MISTAKE`. */
import { readFileSync } from "node:fs";
import { findProblem, taskOf } from "../../../src/problems/registry.ts";
import { textReader } from "../../../src/problems/reading.ts";

const [, , id = "", name] = process.argv;
const { mistakes } = await taskOf(id);
const answer = mistakes.find((mistake) => mistake.id === name)?.start();
const cases = findProblem(id)?.read(textReader(readFileSync(0, "latin1"))) ?? [];
const lines = [...cases].map((one) => `${String(answer?.(one))}\n`);
process.stdout.write(lines.join(""));
