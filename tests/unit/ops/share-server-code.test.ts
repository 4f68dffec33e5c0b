import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { shareServerCode } from "#lib/ops/seal/share-server-code.ts";

const padding = `/* ${"x".repeat(3_000)} */`;
const code = (answer: string) => `module.exports=[1,()=>${JSON.stringify(answer)}];${padding}`;

let folder: string;
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "akoma-chunks-"));
  mkdirSync(path.join(folder, "ssr"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("of files that differ by the name of their source map alone one is left, and all load the same", () => {
  write("a.js", `${code("same")}\n\n//# sourceMappingURL=a.js.map`);
  write("b.js", `${code("same")}\n\n//# sourceMappingURL=b.js.map`);
  write("ssr/c d.js", `${code("same")}\n\n//# sourceMappingURL=c%20d.js.map`);
  write("ssr/other.js", code("other"));
  shareServerCode(folder);
  expect(read("a.js")).toContain(padding);
  for (const name of ["b.js", "ssr/c d.js"]) expect(read(name).length).toBeLessThan(100);
  const load = createRequire(path.join(folder, "page.js"));
  const first = load("./a.js") as unknown;
  expect(load("./b.js")).toBe(first);
  expect(load("./ssr/c d.js")).toBe(first);
  expect((load("./ssr/other.js") as [number, () => string])[1]()).toBe("other");
});

test("what is small, and what is no code, stays as it is; a second time changes nothing", () => {
  for (const name of ["small.js", "small-too.js"]) write(name, "module.exports=[];");
  for (const name of ["a.js.map", "b.js.map"]) write(name, padding);
  for (const name of ["one.js", "two.js"]) write(name, code("same"));
  shareServerCode(folder);
  const after = read("two.js");
  expect(after.length).toBeLessThan(100);
  shareServerCode(folder);
  expect(read("two.js")).toBe(after);
  expect(read("small-too.js")).toBe("module.exports=[];");
  expect(read("b.js.map")).toBe(padding);
});
