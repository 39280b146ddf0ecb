import { testConfig } from "./tests/test-config.ts";

export default testConfig("short");
