import { Refusal } from "../say.ts";

/**
 * The policy of a lite copy: nothing runs and nothing is asked for in the background. Fonts stay allowed, though none
 * is used: Chromium would report each @font-face of the style sheet as refused, on every page.
 */
export const litePolicy = [
  "default-src 'none'",
  "script-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Says on each lite copy that it is one. It stands in no other page, where it would only weigh. */
const note =
  '<aside class="lite-note" aria-label="Lite mode">Lite mode is on. <a href="/lite">What it turns off</a></aside>';

const script = /<script\b([^>]*)>[\s\S]*?<\/script>/g;
const comment = /<!--[\s\S]*?-->/g;
/** Hints that make a browser fetch scripts or fonts, and the one that makes it wait for React's. */
const hint =
  /<link\b(?=[^>]*\brel="(?:preload|modulepreload|prefetch|expect)")(?![^>]*\bas="(?:image|style)")[^>]*>/g;
const sizeAdjust = /<meta name="next-size-adjust"[^>]*>/g;
/** Where React puts parts of a page that its script moves into place later. */
const laterPart = /<template id="[BP]:|<div hidden="" id="S:/;

/** What comes before, between and after the data blocks, which are kept as they are. */
function withoutScripts(html: string): string {
  let out = "";
  let at = 0;
  for (const block of html.matchAll(script)) {
    out += html.slice(at, block.index).replace(comment, "");
    if (/\btype="application\/ld\+json"/.test(block[1] ?? "")) out += block[0];
    at = block.index + block[0].length;
  }
  return out + html.slice(at).replace(comment, "");
}

/** Without the class that next/font sets, `--font-familjen` has no value and headings inherit the system stack. */
function markRoot(tag: string): string {
  const plain = tag.replace(/ class="([^"]*)"/, (_, names: string) => {
    const kept = names.split(" ").filter((name) => name && !/(^|_)variable($|_)/.test(name));
    return kept.length > 0 ? ` class="${kept.join(" ")}"` : "";
  });
  return plain.replace(/>$/, ' data-lite="">');
}

/**
 * The lite copy of a prerendered page: the same words and pictures, no script but data blocks, no font, no hint that
 * fetches either, and a line that says so. Refuses a page of which parts would be missing without script.
 */
export function liteCopy(html: string, name: string): string {
  if (laterPart.test(html))
    throw new Refusal(
      `${name} keeps parts of itself for its script to show; without script they would be missing. Take the Suspense boundary away from what is prerendered.`,
    );
  return withoutScripts(html)
    .replace(hint, "")
    .replace(sizeAdjust, "")
    .replace('<div hidden=""></div>', "")
    .replaceAll(' data-precedence="next"', "")
    .replace(/<html\b[^>]*>/, markRoot)
    .replace('<main id="main"', `${note}<main id="main"`);
}
