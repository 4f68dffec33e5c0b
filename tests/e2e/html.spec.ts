import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { partsOfHtml } from "../support/page-html.ts";
import { sampled } from "../support/sweep.ts";
import { faultsOfHtml } from "../support/html-rules.ts";

const parts = 4;
const shown = 20;

/** Each fault once, with one page that has it and the number of others. */
function faultsOf(files: readonly string[]): string[] {
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const fault of faultsOfHtml(readFileSync(file, "utf8")))
      found.set(fault, [...(found.get(fault) ?? []), file]);
  return [...found]
    .slice(0, shown)
    .map(([fault, where]) => `${fault} on ${where[0]} and ${where.length - 1} more`);
}

const filesIn = (folder: string): string[] => globSync(`${folder}/**/*.html`).sort();

// In parts, so that all workers share the work.
for (let part = 0; part < parts; part += 1) {
  test(`the HTML of each sealed page is what the standard asks for, ${part + 1} of ${parts}`, () => {
    const own = filesIn(".next/sealed").filter((_, at) => at % parts === part);
    expect(own.length).toBeGreaterThan(100);
    expect(faultsOf(own)).toEqual([]);
  });
}

test("the HTML of lite copies, which are made of the pages by one rule, is what the standard asks for", () => {
  const files = filesIn(".next/sealed-lite");
  expect(files.length).toBeGreaterThan(100);
  const partsOf = (file: string) => partsOfHtml(readFileSync(file, "utf8"));
  expect(faultsOf(sampled(files, partsOf))).toEqual([]);
});
