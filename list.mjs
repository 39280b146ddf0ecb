import { chromium } from "playwright-core"; import { findBrowser } from "./src/programs/find-browser.ts"; import zlib from "node:zlib";
import {serveSite} from "./tests/support/site.ts";
const s=await serveSite(); const b=await chromium.launch({executablePath:findBrowser(),args:["--no-sandbox"]}); const p=await (await b.newContext({serviceWorkers:"block",viewport:{width:1280,height:800}})).newPage();
const l=[]; p.on("requestfinished",async r=>{const x=await r.response(); const body=await x.body(); l.push([zlib.gzipSync(body).length, body.length, r.url().split("/").pop(), x.headers()["content-type"]]);});
await p.goto(s.url+process.argv[2],{waitUntil:"networkidle"}); await p.waitForTimeout(500); l.sort((a,b)=>b[0]-a[0]); for(const x of l) console.log(x.join(" ")); console.log(l.length, l.reduce((a,x)=>a+x[0],0)); await b.close(); s.stop(); process.exit(0);
