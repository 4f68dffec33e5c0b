import { editDistance } from "#lib/text/edit-distance.ts";
import type { SitePath } from "#lib/site/paths.ts";
import { isGated } from "#lib/site/gated-paths.ts";
import { isLinked } from "./is-linked.ts";
import { pageTitle } from "./page-title.ts";
import { listPages } from "./pages.ts";

const mostShown = 5;
/** Of the letters of the longer word, so many may differ. */
const mostApart = 0.4;

const lastPart = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
const nameable = listPages().filter(
  ({ path, unlisted }) => path !== "/" && (!unlisted || isGated(path)) && isLinked(path),
);

/** Letters that differ, of those of the longer text. */
const apartness = (one: string, two: string): number =>
  editDistance(one, two) / Math.max(one.length, two.length, 1);

/**
 * Pages whose address is like one that leads nowhere: by its last part, those in the same folder first; of several that
 * end alike, those whose whole address is nearer.
 */
export function nearPages(asked: string): { href: SitePath; label: string }[] {
  const path = asked.toLowerCase();
  const folder = path.slice(0, path.lastIndexOf("/"));
  const distance = (to: string) => {
    const [one, two] = [lastPart(path), lastPart(to)];
    const apart = apartness(one, two);
    return two.startsWith(one) && one.length > 2 ? Math.min(apart, 0.2) : apart;
  };
  return nameable
    .map((page) => ({
      page,
      apart: distance(page.path) - (folder && page.path.startsWith(`${folder}/`) ? 0.1 : 0),
    }))
    .filter(({ apart }) => apart <= mostApart)
    .map((near) => ({ ...near, whole: apartness(path, near.page.path) }))
    .toSorted((a, b) => a.apart - b.apart || a.whole - b.whole || a.page.path.localeCompare(b.page.path))
    .slice(0, mostShown)
    .map(({ page }) => ({ href: page.path, label: pageTitle(page.path) }));
}
