import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { savingsInWords, unmeasuredSavings, type Saving } from "#lib/data/content/lite-savings.ts";
import { inlinedType } from "./seal-page.ts";
import { parsePage, type PageElement } from "./parse-page.ts";

type Folders = { full: string; lite: string };

/** The file that a browser fetches for an element before the page is complete, except pictures; it skips `nomodule`. */
function neededBy({ tag, attributes }: PageElement): string | undefined {
  const { src, href, rel, as, nomodule, type } = attributes;
  if (tag === "script") return nomodule === undefined ? src : undefined;
  const isNeeded =
    tag === "link" && type !== inlinedType && (rel === "stylesheet" || (rel === "preload" && as === "font"));
  return isNeeded ? href : undefined;
}

function bytesOf(file: string): number {
  const packed = `${file}.br`;
  return statSync(existsSync(packed) ? packed : file).size;
}

function weigh(name: string, folder: string, assets: string): number {
  const page = path.join(folder, name);
  const { elements } = parsePage(readFileSync(page, "utf8"));
  const files = new Set(elements.flatMap((element) => neededBy(element)?.split("?", 1) ?? []));
  return [...files].reduce((sum, file) => sum + bytesOf(path.join(assets, file)), bytesOf(page));
}

const measure = (name: string, { full, lite }: Folders): Saving => ({
  fullBytes: weigh(name, full, full),
  liteBytes: weigh(name, lite, full),
});

/**
 * Replaces the placeholder on the page about lite mode with the savings measured on the sealed and compressed files.
 */
export function measureSavings(html: string, folders: Folders): string {
  const home = measure("index.html", folders);
  const guide = measure("start-business/ghana.html", folders);
  return html.replaceAll(unmeasuredSavings, savingsInWords({ home, guide }));
}
