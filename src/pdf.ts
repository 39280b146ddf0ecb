/** The command `npm run pdf`: the built site as one book. A4, or Letter: `npm run pdf -- Letter`. */
import { writeFile } from "node:fs/promises";
import { printBook } from "./export/book/print-book.ts";

const FILE = "grundy-notebook.pdf";
const base = `/${process.env["BASE_PATH"] ?? ""}/`.replace(/\/+/g, "/");
const [format = "A4"] = process.argv.slice(2);
if (format !== "A4" && format !== "Letter") {
  throw new RangeError(`Cannot print: paper must be A4 or Letter, current value is ${format}`);
}
const pdf = await printBook({ site: "dist", base, format });
await writeFile(FILE, pdf);
console.log(`${FILE}: ${(pdf.length / 1e6).toFixed(1)} MB`);
