/** The command `npm run -s certificate -- FILE`: checks certificates of periods. See {@link checkCertificate}. */
import { readFileSync } from "node:fs";
import { fill, translate } from "../i18n/fill.ts";
import { words } from "../i18n/words.ts";
import { checkCertificate } from "../octal/check-certificate.ts";
import { showLine } from "../judge/terminal/format.ts";

const { checker: w } = words("en").atlas;
const [file, ...rest] = process.argv.slice(2);

/** 0 when every certificate is valid, 1 when one is not, 2 when there is none to read. */
function main(): number {
  if (file === undefined || rest.length > 0) return complain(w.usage);
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return complain(
      fill(w.unreadable, { file, problem: error instanceof Error ? error.message : String(error) }),
    );
  }
  const certificates: readonly unknown[] = Array.isArray(read) ? read : [read];
  if (certificates.length === 0) return complain(fill(w.none, { file }));
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

/** The game that a certificate names; "?" where it names none. */
function gameOf(certificate: unknown): string {
  const isObject = typeof certificate === "object" && certificate !== null;
  const game = isObject && "game" in certificate ? certificate.game : undefined;
  return typeof game === "string" ? game : "?";
}

/** Says what is wrong, each line of it safe for a terminal. */
function complain(text: string): number {
  console.error(text.split("\n").map(showLine).join("\n"));
  return 2;
}

process.exitCode = main();
