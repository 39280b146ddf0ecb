/** A right program in TypeScript, reading an input and printing its answers: `solution.ts PROBLEM`. */
import { readFileSync } from "node:fs";
import { findProblem, taskOf } from "../../../src/problems/registry.ts";
import { textReader } from "../../../src/problems/reading.ts";
import { solutionProgram } from "../solution-program.ts";

const [, , id = ""] = process.argv;
const program = await solutionProgram(id, await taskOf(id));
const cases = findProblem(id)?.read(textReader(readFileSync(0, "latin1"))) ?? [];
const { answers } = await program.run([...cases], Infinity);
process.stdout.write(answers.map((answer) => `${String(answer)}\n`).join(""));
