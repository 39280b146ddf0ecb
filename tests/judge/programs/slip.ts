/** A program of one known mistake: `slip.ts PROBLEM SLIP`. */
import { readFileSync } from "node:fs";
import { findProblem } from "../../../src/problems/registry.ts";
import { taskOf } from "../../../src/problems/tasks.ts";
import { textReader } from "../../../src/problems/text-reader.ts";

const [, , id = "", mistake] = process.argv;
const { slips } = await taskOf(id);
const answer = slips.find((slip) => slip.id === mistake)?.start();
const cases = findProblem(id)?.read(textReader(readFileSync(0, "latin1"))) ?? [];
const lines = [...cases].map((one) => `${String(answer?.(one))}\n`);
process.stdout.write(lines.join(""));
