import { existsSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { PageView } from "#components/content/page-view.tsx";
import { homeSections } from "#lib/data/content/home-sections.ts";
import { notes } from "#lib/data/content/notes.ts";
import { findPage, listPages } from "#lib/data/content/pages.ts";
import { homeRecords } from "#lib/data/content/records/home.ts";
import { getRecord } from "#lib/data/content/records/find-record.ts";
import { records as written } from "#lib/data/content/records/index.ts";
import { keysOf } from "#lib/data/site/registry-keys.ts";
import { redirects } from "#lib/data/site/redirects.ts";
import type { Page } from "#lib/data/content/types.ts";
import { findHistory } from "#lib/data/countries/histories/index.ts";
import { listCountrySlugs } from "#lib/data/countries/record/index.ts";
import { downloadFiles } from "#lib/domains/downloads/index.ts";
import { filler, findingsOf, linksOf, nearCopies, textsOf, unsourced } from "#tests/support/record-checks.ts";

const recordPaths = [...keysOf("record"), ...keysOf("confidential")];
const records = recordPaths.map(getRecord);

/** Pages that are lists or tools by nature: their content is in what they list. */
const lists = ["/BasicPages", "/open-today", "/news", "/press"];

/** The sections of the home page and the 54 histories, in the format of records, for what holds for all texts. */
const home = { path: "/", title: "", description: "", lead: "", related: [], sections: Object.values(homeRecords).flat() } as unknown as Page; // prettier-ignore
const histories = listCountrySlugs().map((slug) => {
  const { lead = "", events = [] } = findHistory(slug) ?? {};
  return { path: `/library/history/${slug}`, lead, sections: [{ kind: "steps", steps: events }] } as unknown as Page; // prettier-ignore
});

const named = records.map((page) => [page.path, page] as const);

test("every record has its path in the registry, and the other way round", () => {
  expect(Object.keys(written).toSorted()).toEqual(recordPaths.toSorted());
});

test.each(named)(
  "%s says enough, without filler, names what its figures rest on, and has a next step",
  (path, page) => {
    expect(findingsOf(page, lists.includes(path) ? { leastWords: 0 } : {})).toEqual([]);
  },
);

test("no two pages say nearly the same, the home page and the histories included", () => {
  expect(nearCopies([...records, home, ...histories])).toEqual([]);
});

test("the check for copies finds one, and that for figures too", () => {
  const [one, two] = ["/a", "/b"].map((path) => ({
    path,
    lead: "",
    sections: [{ kind: "prose", id: "x", heading: "X", paragraphs: [`On ${path} growers sell a tonne of dry maize to the mill by the river.`] }], // prettier-ignore
  })) as unknown as [Page, Page];
  expect(nearCopies([one, two])).toHaveLength(1);
  const bold = { ...one, description: "", sections: [{ kind: "prose", id: "x", heading: "X", paragraphs: ["It reaches 40% of all homes."] }] } as unknown as Page; // prettier-ignore
  expect(unsourced(bold)).toHaveLength(1);
});

test("titles and descriptions are each page's own", () => {
  for (const key of ["title", "description"] as const) {
    const all = records.map((page) => page[key]);
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
  }
});

test("the home page's own sections name what their figures rest on and say nothing empty", () => {
  expect(unsourced(home)).toEqual([]);
  expect(textsOf(home.sections).filter((text) => filler.test(text))).toEqual([]);
  const own = new Set(["hero", "countries", "summary", "cta"]);
  expect(home.sections.map(({ id }) => id)).toEqual(
    homeSections.map(({ id }) => id).filter((id) => !own.has(id)),
  );
});

const anchorsOf = new Map<string, Set<string>>();
function rendered(page: Page): { html: string; ids: string[] } {
  const html = renderToStaticMarkup(<PageView page={page} />);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
  anchorsOf.set(page.path, new Set(ids));
  return { html, ids };
}
const byPath = new Map<string, Page>(named);

function leadsNowhere(href: string): boolean {
  const [path = "", anchor] = href.split(/#/);
  const bare = path.split("?")[0] ?? "";
  if (/^\/(downloads|brand|patterns)\/.+\.\w+$/.test(bare))
    return !(bare.replace("/downloads/", "") in downloadFiles) && !existsSync(`public${bare}`);
  if (bare === "/news/feed.xml" || /^\/start-business\/[a-z-]+\/print$/.test(bare)) return false;
  if (!findPage(bare)) return true;
  const page = byPath.get(bare);
  if (!anchor || !page) return false;
  return !(anchorsOf.get(bare) ?? new Set(rendered(page).ids)).has(anchor);
}

test.each(named)(
  "%s has one h1, headings in order, an address for each section and no dead link or anchor",
  (_path, page) => {
    const { html, ids } = rendered(page);
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, at) => level - (levels[at - 1] ?? 0) > 1)).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const { id } of page.sections) expect(ids).toContain(id);
    const hrefs = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) => href);
    const inner = hrefs.filter((href) => href.startsWith("/"));
    expect([...inner, ...linksOf(page)].filter(leadsNowhere)).toEqual([]);
    for (const href of hrefs.filter((one) => one.startsWith("#"))) expect(ids).toContain(href.slice(1));
  },
);

test("the anchors that other places link to are there", () => {
  const anchors: Record<string, readonly string[]> = {
    "/coeus": ["pillars", "education", "impact", "declaration"],
    "/programs/farm-with-us": ["pillar-2", "pillar-3", "pillar-4", "pillar-5", "pillar-6", "pillar-7"],
    "/compliance": ["policy-library", "haccp", "bylaws-charters", "land-mous", "rfps-tenders", "impact-dashboard", "annual-reports"], // prettier-ignore
    "/subsidiaries/credit-union": ["credit-score"],
  };
  for (const [path, ids] of Object.entries(anchors))
    expect(byPath.get(path)?.sections.map(({ id }) => id)).toEqual(expect.arrayContaining([...ids]));
});

test("every division has its page, six further questions on a page of their own, and its risks", () => {
  for (const slug of recordPaths.filter((path) => path.endsWith("/faq"))) {
    const items = byPath
      .get(slug)
      ?.sections.flatMap((section) => (section.kind === "faq" ? section.items : []));
    expect([slug, (items ?? []).length >= 6]).toEqual([slug, true]);
  }
});

test("permanent redirects lead to pages that exist", () => {
  for (const { source, destination } of redirects) {
    expect(findPage(source)).toBeUndefined();
    expect([destination, findPage(destination.split("#")[0]?.replace(/\/print$/, "") ?? "") !== undefined]).toEqual([destination, true]); // prettier-ignore
  }
});

test("notes are dated, newest first, each under an anchor of its own", () => {
  const days = notes.map(({ date }) => date);
  expect(days).toEqual(days.toSorted().reverse());
  expect(new Set(notes.map(({ id }) => id)).size).toBe(notes.length);
});

test("each of the 54 has a history in the order of time, told in enough words and with a place to read on", () => {
  for (const slug of listCountrySlugs()) {
    const history = findHistory(slug);
    const years = history?.events.map(({ year }) => year) ?? [];
    expect([slug, years.length >= 8, years]).toEqual([slug, true, years.toSorted((a, b) => a - b)]);
    const words = textsOf({ lead: history?.lead, events: history?.events }).join(" ").split(/\s+/).length;
    expect([slug, words >= 250]).toEqual([slug, true]);
    expect(history?.sources.length).toBeGreaterThan(0);
  }
});

test("what the records of pages for whoever is in danger say has no form in it, and they are not listed", () => {
  for (const path of ["/portal/diaspora/confidential", "/forms/detention/assistance"]) {
    const page = byPath.get(path);
    expect(page?.unlisted).toBe(true);
    const html = renderToStaticMarkup(<PageView page={page!} />);
    expect(html).not.toMatch(/<form|<input|<textarea/);
  }
  expect(listPages().filter(({ path }) => path.startsWith("/portal/diaspora"))).toHaveLength(1);
});
