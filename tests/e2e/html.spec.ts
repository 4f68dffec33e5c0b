import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { countryPage } from "#lib/site/country-paths.ts";
import { faultsOfHtml } from "../support/html-rules.ts";
import { isFullSweep } from "../support/sweep.ts";

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

/**
 * A lite copy is its page with some elements cut out, and each page is looked at: of those that differ in their country or
 * passport alone, the copies of three stand for all.
 */
const threeOfEach = (files: readonly string[]): string[] => {
  const seen = new Map<string, number>();
  return files.filter((file) => {
    const address = `/${file
      .split("/")
      .slice(2)
      .join("/")
      .replace(/\.html$/, "")}`;
    const kind =
      countryPage(address)?.family ?? address.replace(/^\/explore\/passport\/\w\w$/, "/explore/passport/*");
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return isFullSweep || seen.get(kind)! <= 3;
  });
};

for (const { folder, name, sample } of [
  { folder: ".next/sealed", name: "page", sample: (files: string[]) => files },
  { folder: ".next/sealed-lite", name: "lite copy", sample: threeOfEach },
]) {
  const files = sample(globSync(`${folder}/**/*.html`).sort());
  // In parts, so that all workers have some of it.
  for (let part = 0; part < parts; part += 1) {
    test(`the HTML of each sealed ${name} is what the standard asks for, ${part + 1} of ${parts}`, () => {
      const own = files.filter((_, at) => at % parts === part);
      expect(own.length).toBeGreaterThan(50);
      expect(faultsOf(own)).toEqual([]);
    });
  }
}
