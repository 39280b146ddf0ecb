import { askEngine } from "./ask-engine.ts";
import { startWebkit } from "./webkit.ts";

askEngine("webkit", startWebkit);
