import { testConfig } from "./test-config.ts";

export default testConfig("whole");
