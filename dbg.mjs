import { chromium } from "playwright-core"; import { findBrowser } from "./src/programs/find-browser.ts";
import {serveSite} from "./tests/support/site.ts";
const s=await serveSite(process.env.F?{folder:process.env.F}:{}); const b=await chromium.launch({executablePath:findBrowser(),args:["--no-sandbox"]}); const p=await (await b.newContext({serviceWorkers:"block",viewport:{width:1280,height:800}})).newPage();
p.on("console",m=>console.log("C",m.text())); p.on("pageerror",e=>console.log("E",e.message)); p.on("requestfailed",r=>console.log("F",r.url().split("/").pop()));
await p.goto(s.url+"/problems/poj1704/",{waitUntil:"networkidle"}); 
const sc=/\/open-editor\.[^/]*js/; await p.route(sc,r=>r.abort());
const c=p.locator('.cell[data-cell="1"]'); const e=c.getByRole("button",{name:"Edit",exact:true}); await e.click(); await p.waitForTimeout(1500); console.log("status:",await c.locator(".cell-status").textContent());
await p.unroute(sc); p.on("request",r=>console.log("R",r.url().split("/").pop())); await e.click(); await p.waitForTimeout(2500); console.log("status:",await c.locator(".cell-status").textContent(), await c.locator("[role=textbox]").count());
await b.close(); s.stop(); process.exit(0);
