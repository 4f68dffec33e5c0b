import { element, findSlots } from "#components/browser/slots.ts";
import { sectionHeading } from "./section-heading.ts";

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
