import "server-only";
import { listPages } from "#lib/data/content/pages.ts";
import { records } from "#lib/data/content/records/index.ts";
import { findPortal } from "#lib/domains/portals/index.ts";
import type { Passage, Unit } from "#lib/services/search/open/passage.ts";
import { isSearched } from "#lib/services/search/passages/is-searched.ts";
import { kindOf } from "#lib/services/search/passages/kind-of.ts";

const sentence = (text: string): Unit => ({ text });

/**
 * What search knows of a page that is rendered per request: what anybody may know of a portal, or the record it is
 * rendered from.
 */
function aboutPage(path: string, name: string): Pick<Passage, "title" | "units"> {
  const portal = findPortal(path);
  if (portal)
    return {
      title: portal.title,
      units: [
        sentence(portal.purpose),
        ...portal.about.map(sentence),
        sentence(portal.whoMayEnter),
        ...portal.inside.map(({ title, text }) => ({ label: title, text })),
      ],
    };
  const record = Object.entries(records).find(([of]) => of === path)?.[1];
  return record ? { title: record.title, units: [sentence(record.description)] } : { title: name, units: [] };
}

/**
 * Pages that the build does not render, each as one passage: a portal, sign-in, the currencies. `built`: the paths of
 * pages that are already split into passages.
 */
export const pagesPerRequest = (built: ReadonlySet<string>): Passage[] =>
  listPages()
    .filter(({ path }) => !built.has(path) && isSearched(path))
    .map(({ path, name }) => ({
      path,
      anchor: "",
      kind: kindOf(path),
      heading: "",
      ...aboutPage(path, name),
    }));
