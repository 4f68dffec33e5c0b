import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { aDocument } from "#tests/support/a-document.ts";

const maker = path.join(process.cwd(), "lib/services/documents/pdf-maker.ts");

/** Runs outside Jest, whose own memory fluctuates, with the limits of the served site. */
const source = `
import { readFileSync } from "node:fs";
const { openPdfMaker, pdfLimits } = await import(${JSON.stringify(maker)});
const written = ${JSON.stringify(aDocument())};
const mb = (pid) => Number(/VmRSS:\\s+(\\d+)/.exec(readFileSync("/proc/" + pid + "/status", "utf8"))?.[1] ?? 0) / 1024;
const settled = () => { global.gc(); return mb("self"); };
const maker = openPdfMaker({ ...pdfLimits, waiting: 100, waitingOfCaller: 100, makeMs: 240_000, idleMs: 100 });
const before = settled();
let [helper, during] = [0, 0];
const watch = setInterval(() => {
  during = Math.max(during, mb("self"));
  try { helper = Math.max(helper, mb(maker.pid())); } catch { /* it has just ended */ }
}, 20);
const made = await Promise.all(Array.from({ length: 100 }, (_, at) => maker.make({ ...written, signature: "Ama " + at }, "one")));
const after = settled();
while (maker.pid() !== undefined) await new Promise((resolve) => setTimeout(resolve, 50));
clearInterval(watch);
console.log(JSON.stringify({ made: made.length, before, during, helper, after, ended: settled() }));
`;

test("a hundred documents leave the memory of the site as it was", async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "pdf-")), "hundred.mjs");
  writeFileSync(file, source);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--expose-gc", "--conditions=react-server", "--max-semi-space-size=8", file],
    { env: { ...process.env, MALLOC_ARENA_MAX: "2", NODE_OPTIONS: "" } },
  );
  const { made, before, during, helper, ended } = JSON.parse(stdout) as Record<string, number>;
  expect(made).toBe(100);
  expect(ended).toBeLessThan((before ?? 0) + 10);
  expect(during).toBeLessThan((before ?? 0) + 25);
  expect(helper).toBeGreaterThan(0);
  expect(helper).toBeLessThan(130);
});
