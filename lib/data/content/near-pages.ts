import { editDistance } from "#lib/platform/text/edit-distance.ts";
import type { SitePath } from "#lib/data/site/paths.ts";
import { isGated } from "#lib/data/site/registry-keys.ts";
import { isLinked } from "../site/find-entry.ts";
import { pageTitle, listPages } from "./pages.ts";

const mostShown = 5;
/** How many typos two words may be apart, by the length of the longer: a short word with two typos is another word. */
const mostSlips = (letters: number): number => (letters < 6 ? 1 : letters < 9 ? 2 : Math.floor(letters / 3));

const lastPart = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
const nameable = listPages().filter(
  ({ path, unlisted }) => path !== "/" && (!unlisted || isGated(path)) && isLinked(path),
);

/** The edit distance divided by the length of the longer text; 1 if it is too large for a typo. */
function apartness(one: string, two: string): number {
  const [slips, letters] = [editDistance(one, two), Math.max(one.length, two.length, 1)];
  return slips > mostSlips(letters) ? 1 : slips / letters;
}

/**
 * Pages whose path is similar to one that does not exist. They are ranked by the last segment, with a preference for
 * the same folder, and on a tie by the whole path.
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
    .filter(({ apart }) => apart < 0.5)
    .map((near) => ({ ...near, whole: apartness(path, near.page.path) }))
    .toSorted((a, b) => a.apart - b.apart || a.whole - b.whole || a.page.path.localeCompare(b.page.path))
    .slice(0, mostShown)
    .map(({ page }) => ({ href: page.path, label: pageTitle(page.path) }));
}
