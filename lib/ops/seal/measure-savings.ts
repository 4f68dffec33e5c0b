import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { savingsInWords, unmeasuredSavings, type Saving } from "#lib/content/lite-savings.ts";

type Folders = { full: string; lite: string };

/** What a browser fetches before a page is whole, pictures left out. Browsers of today pass over `noModule`. */
const needed = [
  /<script\b(?![^>]*\bnoModule)[^>]*\bsrc="([^"?]+)/g,
  /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"?]+)/g,
  /<link\b[^>]*\brel="preload"[^>]*\bhref="([^"?]+)"[^>]*\bas="font"/g,
];

function bytesOf(file: string): number {
  const packed = `${file}.br`;
  return statSync(existsSync(packed) ? packed : file).size;
}

function weigh(name: string, folder: string, assets: string): number {
  const page = path.join(folder, name);
  const html = readFileSync(page, "utf8");
  const files = new Set(
    needed.flatMap((pattern) => [...html.matchAll(pattern)].map(([, file = ""]) => file)),
  );
  return [...files].reduce((sum, file) => sum + bytesOf(path.join(assets, file)), bytesOf(page));
}

const measure = (name: string, { full, lite }: Folders): Saving => ({
  fullBytes: weigh(name, full, full),
  liteBytes: weigh(name, lite, full),
});

/** The page about lite mode with what was measured on the sealed and compressed files in place of what it says till then. */
export function measureSavings(html: string, folders: Folders): string {
  const home = measure("index.html", folders);
  const guide = measure("start-business/ghana.html", folders);
  return html.replaceAll(unmeasuredSavings, savingsInWords({ home, guide }));
}
