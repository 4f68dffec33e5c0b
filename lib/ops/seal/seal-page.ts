import { isSheet } from "#lib/platform/next/page-html.ts";
import { applyEdits, insert } from "./edit-page.ts";
import { type ParsedPage, parsePage } from "./parse-page.ts";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { speculationRules } from "#lib/data/site/open/speculation-rules.ts";
import { isConfidential } from "#lib/data/site/open/confidential.ts";
import { pagePolicy } from "#lib/platform/http/security-headers.ts";
import * as next from "#lib/platform/next/build-folder.ts";
import { defaultLocale, withoutLocale } from "#lib/platform/words/open/locales.ts";
import { env } from "#lib/platform/env.ts";
import { inRoot } from "../paths.ts";
import { addressOf } from "./folders.ts";
import { liteCopy } from "./lite-copy.ts";
import { splitPage, type SplitPage } from "./split-page.ts";

type StyledPage = {
  html: string;
  /** The text of its one style element; "" if it has none. */
  styles: string;
};

/** Rewrites relative addresses in a style sheet to start at the root of the site. */
const fromRoot = (sheet: string, href: string): string =>
  sheet.replaceAll(/url\((["']?)(\.[^"')]+)\1\)/g, (_, quote: string, address: string) => {
    const { pathname, search, hash } = new URL(address, `http://site${href}`);
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });

/** Browsers do not fetch a stylesheet link with another type; Chrome's preload scanner ignores `disabled`. */
export const inlinedType = "inlined";

/**
 * Inlines the style sheets of a page: on a slow connection its first paint waits for one response instead of two. Their
 * links stay as markers: React does not request a sheet whose link it finds. `read` returns the text of the sheet at an
 * address.
 */
export function inlineSheets({ html, elements }: ParsedPage, read: (href: string) => string): StyledPage {
  const sheets = elements.filter(({ tag, attributes }) => isSheet(tag, attributes));
  const [first] = sheets;
  if (!first) return { html, styles: "" };
  const styles = sheets
    .map(({ attributes: { href = "" } }) => fromRoot(read(href), href))
    .join("")
    .replaceAll("</", String.raw`<\/`);
  const mark = sheets.map(({ start }) => insert(start + "<link".length, ` type="${inlinedType}"`));
  return {
    html: applyEdits(html, [insert(first.start, `<style>${styles}</style>`), ...mark]),
    styles,
  };
}

/** Data blocks (JSON-LD) do not run and need no hash. */
const isData = /^application\/(ld\+)?json$/;

/** The CSP source of an inline script or style, by its text. */
const inlineHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The CSP sources of the inline scripts of a page. */
export function scriptHashes({ elements }: ParsedPage): string[] {
  const inline = elements.filter(
    ({ tag, attributes }) =>
      tag === "script" && attributes["src"] === undefined && !isData.test(attributes["type"] ?? ""),
  );
  return [...new Set(inline.map(({ text }) => inlineHash(text)))];
}

/** It states the savings of lite mode, so it is sealed after everything else was measured. */
export const litePage = `${defaultLocale}/lite.html`;

/**
 * The public file of a page that Next stores below its locale: English at the root, other locales below their prefix.
 */
export function placeOfPage(name: string): string {
  if (name === `${defaultLocale}.html`) return "index.html";
  return name.startsWith(`${defaultLocale}/`) ? name.slice(defaultLocale.length + 1) : name;
}

const notStored = { "cache-control": "private, no-store" };
const pageCaching = { "cache-control": "public, max-age=0, must-revalidate" };

/** The headers of a page in the sealed folder; `styles` is the content of its style element. */
function headersOfPage(placed: string, page: ParsedPage, styles: string): Record<string, string> {
  // The page's own script adds the speculation rules, for visitors who do not save data.
  const scripts = [...scriptHashes(page), inlineHash(speculationRules)];
  const policy = pagePolicy(scripts, [inlineHash(styles)]);
  const { path: address } = withoutLocale(addressOf(placed), env.EXTRA_LOCALES);
  const caching = isConfidential(address) ? notStored : pageCaching;
  return { ...caching, "content-security-policy": policy };
}

/** The text of one of Next's style sheets. */
const readSheet = (address: string): string =>
  readFileSync(inRoot(next.assetsFolder, address.slice(next.assetsPath.length)), "utf8");

/** The loader in every sealed page. */
export const readLoader = (): string => readFileSync(inRoot("lib/generated/scripts/reach.js"), "utf8");

type SealedPage = {
  /** Its file in the sealed folder. */
  placed: string;
  html: string;
  payload: SplitPage["payload"];
  lite: string;
  /** Its own headers, besides those of all pages. */
  headers: Record<string, string>;
};

/**
 * Seals a page from Next, in the build or later: separates it from its script, inlines its styles, and adds the policy
 * that fits both and its lite copy. `name` is the name of its file.
 */
export function sealPage(name: string, page: ParsedPage, loader: string): SealedPage {
  const split = splitPage(page, loader);
  const read = parsePage(split.html);
  const { html, styles } = inlineSheets(read, readSheet);
  const placed = placeOfPage(name);
  const headers = headersOfPage(placed, read, styles);
  return { placed, html, payload: split.payload, lite: liteCopy(page, name), headers };
}
