/** The command `npm run pdf`: prints the built site, in its main language, as a book in A4. */
import { writeFile } from "node:fs/promises";
import { printBook } from "../export/book.ts";

const base = `/${process.env["BASE_PATH"] ?? ""}/`.replace(/\/+/g, "/");
const FILE = "grundy-notebook.pdf";
const pdf = await printBook({ site: "dist", base });
await writeFile(FILE, pdf);
console.log(`${FILE}: ${(pdf.length / 1e6).toFixed(1)} MB`);
