/** The command `npm run -s certificate -- FILE`: checks certificates of periods. See {@link checkCertificate}. */
import { readFileSync } from "node:fs";
import { fill, translate } from "../i18n/fill.ts";
import { words } from "../i18n/words.ts";
import { checkCertificate } from "../octal/check-certificate.ts";
import { showLine } from "../judge/terminal/format.ts";

const { checker: w } = words("en").atlas;
const [file, ...rest] = process.argv.slice(2);

/** Returns the exit status: 0 if all certificates are valid, 1 if one is not, 2 if none can be read. */
function main(): number {
  if (file === undefined || rest.length > 0) return reportError(w.usage);
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return reportError(
      fill(w.unreadable, { file, problem: error instanceof Error ? error.message : String(error) }),
    );
  }
  const certificates: readonly unknown[] = Array.isArray(read) ? read : [read];
  if (certificates.length === 0) return reportError(fill(w.none, { file }));
  const verdicts = certificates.map((one) => {
    const verdict = checkCertificate(one);
    const text = verdict.valid
      ? fill(w.valid, { count: verdict.heaps })
      : fill(w.invalid, { why: translate(w, verdict.why) });
    console.log(showLine(`${gameOf(one)}: ${text}`));
    return verdict.valid;
  });
  return verdicts.every(Boolean) ? 0 : 1;
}

/** Returns the game of a certificate, or "?" if it has none. */
function gameOf(certificate: unknown): string {
  const isObject = typeof certificate === "object" && certificate !== null;
  const game = isObject && "game" in certificate ? certificate.game : undefined;
  return typeof game === "string" ? game : "?";
}

/** Prints an error. Control characters are replaced, so that each line is safe for a terminal. */
function reportError(text: string): number {
  console.error(text.split("\n").map(showLine).join("\n"));
  return 2;
}

process.exitCode = main();
