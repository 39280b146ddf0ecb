import { readFileSync } from "node:fs";

/** A way in which a listing may read: as it is written, or through other standard means. */
interface Variant {
  readonly name: string;
  readonly text: string;
}

/** The fastest plain way: all of the input at once, and a loop over its bytes. */
const readAtOnce = `static char input[1 << 26];  // pages that are never touched cost nothing
static const char* next = input;

int readNumber() {
  while (*next && (*next < '0' || *next > '9')) ++next;
  int number = 0;
  for (; *next >= '0' && *next <= '9'; ++next) number = 10 * number + (*next - '0');
  return number;
}
`;

function withFread(text: string): string {
  return text
    .replace(/^int readNumber\(\) \{$[^]*?^\}\n/m, readAtOnce)
    .replace(
      "int main() {\n",
      "int main() {\n  input[std::fread(input, 1, sizeof input - 1, stdin)] = 0;\n",
    );
}

function withScanf(text: string): string {
  return text
    .replace("#include <iostream>", "#include <cstdio>\n#include <iostream>")
    .replace(/std::cin((?: >> \w+)+)/g, (_, names: string) => {
      const variables = names.split(" >> ").slice(1);
      const format = variables.map(() => "%d").join(" ");
      return `std::scanf("${format}", ${variables.map((name) => `&${name}`).join(", ")}) == ${variables.length}`;
    });
}

/**
 * The listing as it stands; where it makes cin fast, also with cin as it comes, and with scanf; and where it reads with
 * getchar, also with fread.
 */
export function variantsOf(file: string): readonly Variant[] {
  const text = readFileSync(file, "utf8");
  if (text.includes("sync_with_stdio(false)")) {
    const plain = text.replace(/.*(sync_with_stdio|cin\.tie).*\n/g, "");
    return [
      { name: "cin without sync", text },
      { name: "plain cin", text: plain },
      { name: "scanf", text: withScanf(plain) },
    ];
  }
  if (text.includes("scanf")) return [{ name: "scanf", text }];
  return [
    { name: "getchar", text },
    { name: "fread", text: withFread(text) },
  ];
}
