import { sectionHeading } from "./section-heading.ts";

/** Keeps a last breadcrumb for the section that the address names, if this page has it. */
export function startHashCrumb(signal: AbortSignal): void {
  const crumbs = document.querySelector(".crumbs");
  if (!crumbs || signal.aborted) return;
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.setAttribute("aria-current", "location");
  item.className = "hash-crumb";
  item.append(link);

  const update = () => {
    const heading = sectionHeading(location.hash, document);
    if (!heading) return item.remove();
    link.href = location.hash;
    link.textContent = heading;
    crumbs.append(item);
  };
  update();
  addEventListener("hashchange", update, { signal });
  signal.addEventListener("abort", () => item.remove());
}
