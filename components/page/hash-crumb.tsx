import { useSyncExternalStore } from "react";
import { sectionHeading } from "./section-heading.ts";

function subscribe(tell: () => void): () => void {
  addEventListener("hashchange", tell);
  return () => removeEventListener("hashchange", tell);
}

/** A last breadcrumb for the section that the address names, if this page has it. */
export function HashCrumb() {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const heading = sectionHeading(hash, document);
  if (!heading) return null;
  return (
    <li className="hash-crumb">
      <a href={hash} aria-current="location">
        {heading}
      </a>
    </li>
  );
}
