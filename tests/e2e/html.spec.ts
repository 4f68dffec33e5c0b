import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { faultsOfHtml } from "../support/html-rules.ts";

const parts = 4;
const shown = 20;

/** Each fault once, with a page that has it and how many do. */
function faultsOf(files: readonly string[]): string[] {
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const fault of faultsOfHtml(readFileSync(file, "utf8")))
      found.set(fault, [...(found.get(fault) ?? []), file]);
  return [...found]
    .slice(0, shown)
    .map(([fault, where]) => `${fault} on ${where[0]} and ${where.length - 1} more`);
}

for (const [folder, name] of [
  [".next/sealed", "page"],
  [".next/sealed-lite", "lite copy"],
] as const) {
  const files = globSync(`${folder}/**/*.html`).sort();
  // In parts, so that all workers have some of it.
  for (let part = 0; part < parts; part += 1) {
    test(`the HTML of each sealed ${name} is what the standard asks for, ${part + 1} of ${parts}`, () => {
      const own = files.filter((_, at) => at % parts === part);
      expect(own.length).toBeGreaterThan(100);
      expect(faultsOf(own)).toEqual([]);
    });
  }
}

test("a fault of each kind the Nu checker once found here is seen", () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><main>${body}</main></body></html>`;
  const faults: readonly [string, string][] = [
    ['<label for="a">A</label><select id="a" required><option value="x">X</option></select>', "select"],
    ['<label><input type="checkbox" autocomplete="on"/> x</label>', "autocomplete"],
    ["<figure><figcaption>a</figcaption><p>x</p><figcaption>b</figcaption></figure>", "figcaption"],
    ['<p id="a">x</p><p id="a">y</p>', "no-dup-id"],
    ["<p><div>x</div></p>", "permitted"],
    ["<center>x</center>", "deprecated"],
    ['<p aria-labelledby="b">x</p>', "no-missing-references"],
    ['<img src="/x.svg"/>', "alt"],
  ];
  for (const [body, kind] of faults) expect(faultsOfHtml(page(body)).join("\n"), body).toContain(kind);
  expect(faultsOfHtml(page("<h1>x</h1>"))).toEqual([]);
});
