import { showToast } from "#components/browser/show-toast.ts";
import { pathKinds } from "#lib/countries/paths/open/path-kinds.ts";
import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";
import { isKeptOffline, keepOffline } from "./keep-offline.ts";
import { arePlansKept, readOne, savePath } from "./plan-store.ts";
import type { SaveWords } from "./plan-words.ts";
import { shareSoon } from "./share-soon.ts";

/** Which plan a link is about. */
function planOf({ href }: HTMLAnchorElement) {
  const { searchParams } = new URL(href);
  const slug = searchParams.get("c") as CountrySlug;
  return { slug, kind: pathKinds.find((kind) => kind === searchParams.get("path")) ?? pathKinds[0] };
}

/** From now on the link leads to the plan that is kept. */
function leadToPlan(link: HTMLAnchorElement, slug: string, label: string): void {
  link.href = `/plan#${slug}`;
  link.textContent = label;
  delete link.dataset["opens"];
}

/** Has links lead to plans that are kept already, with all there is to keep of their country. */
export async function markSaved(links: Iterable<HTMLAnchorElement>, words: SaveWords): Promise<void> {
  for (const link of links) {
    const { slug } = planOf(link);
    if (readOne(slug) && (await isKeptOffline(slug))) leadToPlan(link, slug, words["save.open"]);
  }
}

/**
 * Keeps the plan that a link is about on this device, with a copy of the guide for offline use. Where that
 * cannot be done, the link leads where it always led.
 */
export async function savePlan(link: HTMLAnchorElement, words: SaveWords): Promise<void> {
  const { slug, kind } = planOf(link);
  if (!readOne(slug)) {
    savePath(slug, kind);
    shareSoon();
  }
  if (!arePlansKept()) return location.assign(link.href);
  leadToPlan(link, slug, words["save.open"]);
  showToast({ text: words["save.done"], action: { label: words["save.open"], href: `/plan#${slug}` } });
  // The copy takes what is loaded here: with this part, steps can be ticked in it too.
  await import("./kept-ticks.tsx").catch(() => undefined);
  if (!(await keepOffline(slug, kind))) showToast({ text: words["save.notOffline"] });
}
