import { idOfHash } from "#components/browser/id-of-hash.ts";

const headings = "h2, h3, h4";

/**
 * The heading of the part of a page that a hash names. Undefined for no hash, an unknown one, a bare anchor, or the
 * error summary of a form.
 */
export function sectionHeading(hash: string, page: Document): string | undefined {
  const id = idOfHash(hash);
  const section = id ? page.getElementById(id) : null;
  if (!section?.closest("main") || section.matches("main, .error-summary")) return undefined;
  const heading = section.matches(headings) ? section : section.querySelector(headings);
  return heading?.textContent.replace(/\s+/g, " ").trim() || undefined;
}
