/** The command `npm run -s certificate -- FILE`: checks certificates of periods. See {@link checkCertificate}. */
import { readFileSync } from "node:fs";
import { fill } from "./i18n/fill.ts";
import { say } from "./i18n/say.ts";
import { words } from "./i18n/words.ts";
import { checkCertificate } from "./laboratory/check-certificate.ts";

const { checker: w } = words("en").atlas;
const [file, ...rest] = process.argv.slice(2);

/** 0 when every certificate is valid, 1 when one is not, 2 when there is none to read. */
function main(): number {
  if (file === undefined || rest.length > 0) return complain(w.usage);
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return complain(fill(w.unreadable, { file, problem: error instanceof Error ? error.message : String(error) })); // prettier-ignore
  }
  const verdicts = (Array.isArray(read) ? read : [read]).map((one: unknown) => {
    const verdict = checkCertificate(one);
    const game = typeof one === "object" && one !== null && "game" in one ? String(one.game) : "?";
    const text = verdict.valid
      ? fill(w.valid, { count: verdict.heaps })
      : fill(w.invalid, { why: say(w, verdict.why) });
    console.log(`${game}: ${text}`);
    return verdict.valid;
  });
  return verdicts.every(Boolean) ? 0 : 1;
}

function complain(text: string): number {
  console.error(text);
  return 2;
}

process.exitCode = main();
