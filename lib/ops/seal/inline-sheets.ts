import { isSheet } from "#lib/platform/next/page-html.ts";
import { applyEdits, insert } from "./edit-page.ts";
import type { ParsedPage } from "./parse-page.ts";

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
