import { element, findSlots } from "#components/browser/slots.ts";
import { idOfHash } from "#components/browser/links.ts";

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

/** Adds a last breadcrumb for the section that the URL hash names, if this page has it. */
export function startHashCrumb(signal: AbortSignal): void {
  const [place] = findSlots("hash-crumb");
  if (!place) return;
  const follow = () => {
    const { hash } = location;
    const heading = sectionHeading(hash, document);
    place.className = heading ? "hash-crumb" : "";
    place.replaceChildren(
      ...(heading ? [element("a", { href: hash, "aria-current": "location" }, heading)] : []),
    );
  };
  addEventListener("hashchange", follow, { signal });
  follow();
}
