import { askEngine } from "./ask-engine.ts";
import { startFirefox } from "./firefox.ts";

askEngine("firefox", startFirefox);
