/** The command `npm run compress`: the built site's files, compressed beside them for servers that send such files. */
import { compressFiles } from "./hosting/compress-files.ts";

const { plain, br, gz } = await compressFiles("dist");
const said = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(`dist: ${said(plain)} of text; ${said(br)} as .br, ${said(gz)} as .gz`);
