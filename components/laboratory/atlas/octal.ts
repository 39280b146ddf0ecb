import octal3 from "../../../src/octal/atlas/octal-3.csv?raw";
import octal4 from "../../../src/octal/atlas/octal-4.csv?raw";
import { certificatesOf, fromCsv } from "../../../src/octal/atlas/row.ts";

export { octal3, octal4 };

/** Returns the certificates of both tables as JSON, one per line. */
export const octalCertificates = (): string =>
  `[\n${certificatesOf([...fromCsv(octal3), ...fromCsv(octal4)])
    .map((one) => JSON.stringify(one))
    .join(",\n")}\n]\n`;
