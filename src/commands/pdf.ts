/** The command `npm run pdf`: the built site as one book. A4, or Letter, in a language: `npm run pdf -- Letter en`. */
import { writeFile } from "node:fs/promises";
import { isLanguage, languages, MAIN, prefixOf } from "../i18n/words.ts";
import { printBook } from "../export/book.ts";

const base = `/${process.env["BASE_PATH"] ?? ""}/`.replace(/\/+/g, "/");
const [format = "A4", language = MAIN] = process.argv.slice(2);
if (format !== "A4" && format !== "Letter") {
  throw new RangeError(`Cannot print: paper must be A4 or Letter, current value is ${format}`);
}
if (!isLanguage(language)) {
  const known = languages.join(", ");
  throw new RangeError(
    `Cannot print: language must be one of ${known}, current value is ${language}`,
  );
}
const FILE = `${prefixOf(language).replace("/", "-")}grundy-notebook.pdf`;
const pdf = await printBook({ site: "dist", base, format, language });
await writeFile(FILE, pdf);
console.log(`${FILE}: ${(pdf.length / 1e6).toFixed(1)} MB`);
