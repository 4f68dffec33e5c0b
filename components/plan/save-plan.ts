import { showToast } from "#components/browser/show-toast.ts";
import { pathKinds } from "#lib/data/countries/paths/open/path-kinds.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { isKeptOffline, keepOffline } from "./keep-offline.ts";
import { arePlansKept, readOne, savePath } from "./plan-store.ts";
import type { SaveWords } from "./plan-words.ts";
import { shareSoon } from "./sync-plans.ts";

/** The plan a link is about. */
function planOf({ href }: HTMLAnchorElement) {
  const { searchParams } = new URL(href);
  const slug = searchParams.get("c") as CountrySlug;
  return { slug, kind: pathKinds.find((kind) => kind === searchParams.get("path")) ?? pathKinds[0] };
}

/** Makes the link lead to the saved plan from now on. */
function leadToPlan(link: HTMLAnchorElement, slug: string, label: string): void {
  link.href = `/plan#${slug}`;
  link.textContent = label;
  delete link.dataset["opens"];
}

/** Makes links lead to plans that are already saved, if the offline copy of the country is complete too. */
export async function markSaved(links: Iterable<HTMLAnchorElement>, words: SaveWords): Promise<void> {
  for (const link of links) {
    const { slug } = planOf(link);
    if (readOne(slug) && (await isKeptOffline(slug))) leadToPlan(link, slug, words["save.open"]);
  }
}

/**
 * Saves the plan of a link on this device, with a copy of the guide for offline use. If storage fails, the link leads
 * where it always led.
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
  // The offline copy includes the modules loaded here: with this one, steps can be ticked offline too.
  await import("./kept-ticks.tsx").catch(() => undefined);
  if (!(await keepOffline(slug, kind))) showToast({ text: words["save.notOffline"] });
}
