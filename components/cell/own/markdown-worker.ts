import { serve } from "../../ui/worker-client.ts";
import { readMarkdown } from "./read-markdown.ts";

const methods = { readMarkdown };

export type MarkdownMethods = typeof methods;

serve(methods);
