import { serveRequests } from "../../ui/worker-queue.ts";
import { readMarkdown } from "./read-markdown.ts";

serveRequests(async (text: string) => await Promise.resolve(readMarkdown(text)));
