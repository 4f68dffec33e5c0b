import "server-only";
import { divisions, families, type Division } from "#lib/data/content/divisions.ts";
import { digitOfSection, homeSections } from "#lib/data/content/home-sections.ts";
import { crumbsOf, findPage, listLinkedPages } from "#lib/data/content/pages.ts";
import { getRecord } from "#lib/data/content/records/find-record.ts";
import type { Place } from "#lib/data/content/types.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import type { Region } from "#lib/data/countries/record/open/schema.ts";
import { fold } from "#lib/platform/text/fold.ts";
import { findEntry, hrefIn } from "#lib/data/site/find-entry.ts";
import { mainHomeSection } from "#lib/data/site/homes.ts";
import { isGated } from "#lib/data/site/registry-keys.ts";
import { wordsOf, type WordKey, type Words } from "#lib/platform/words/index.ts";
import { groupIds, type GroupId, type QuickNavEntry, type QuickNavIndex } from "./open/find-entries.ts";

/** Whether a page, or a page above it, is among the documents. */
const isDocument = (path: string): boolean =>
  crumbsOf(path).some(({ href }) => findEntry(href)?.isDocument || findEntry(href)?.footer === "this-site");

/** The group of a page of the registry. */
function groupOf({ path }: Place): GroupId {
  if (isGated(path) || path.startsWith("/portal/")) return "portals";
  if (path.startsWith("/subsidiaries/") || byPage.has(path)) return "subsidiaries";
  if (path.startsWith("/programs/")) return "programs";
  if (isDocument(path)) return "documents";
  return "pages";
}

const byPage = new Map<string, Division>(divisions.map((division) => [division.page, division]));

/** People often leave out the Arabic article when they search. */
const withoutArticle = (folded: string): string => folded.replace(/(^| )ال(?=\p{L}{2})/gu, "$1");

/** Folds names, and drops duplicates and what the label already says. */
function foldKeys(label: string, names: readonly string[]): string[] {
  const folded = names.map(fold).flatMap((name) => [name, withoutArticle(name)]);
  return [...new Set(folded)].filter((name) => name !== "" && name !== fold(label));
}

/** The words of a path: the English or American name of a page that has another one. */
const spaced = (path: string): string => path.replaceAll(/[/-]/g, " ");

/** What the pages below a page contain, by which it is found as well: each of the 54 countries has a part on it. */
const heldBelow: Readonly<Record<string, readonly string[]>> = {
  "/start-business": ["hiring", "minimum wage", "import", "bringing goods in", "duty calendar"],
  "/one-africa": ["public holidays", "holidays", "side of the road"],
};

/** The name of the page above a page, unless that is the home page. */
const parentName = ({ parent }: Place): string | undefined =>
  parent && parent !== "/" ? findPage(parent)?.name : undefined;

function pageEntry(page: Place, words: Words<"shell">): QuickNavEntry {
  const { path, name } = page;
  const division = byPage.get(path);
  const label = division?.name ?? name;
  const of = (division && families[division.family]) ?? parentName(page);
  const also = division ? [families[division.family]] : [parentName(page) ?? ""];
  return {
    label,
    to: path,
    of,
    hint: of === undefined && isGated(path) ? words("quickNav.members") : undefined,
    keys: foldKeys(label, [name, spaced(path), division?.id ?? "", ...(heldBelow[path] ?? [])]),
    also: foldKeys(label, also),
  };
}

const programmeEntries = (words: Words<"shell">): QuickNavEntry[] =>
  getRecord("/programs").sections.flatMap((section) =>
    section.kind === "programme"
      ? {
          label: section.heading,
          to: `/programs#${section.id}`,
          hint: words(`quickNav.stage.${section.stage}`),
          keys: foldKeys(section.heading, [spaced(section.id)]),
          also: ["programs", "programmes"],
        }
      : [],
  );

const sectionEntries = (words: Words<"shell">): QuickNavEntry[] =>
  homeSections.map(({ id, name }) => {
    const digit = digitOfSection(id);
    return {
      label: name,
      to: mainHomeSection(id),
      hint: digit ? words("quickNav.homeKey", { digit }) : words("quickNav.home"),
      keys: foldKeys(name, [spaced(id)]),
      also: [fold(words("quickNav.home"))],
    };
  });

/** What the menus call each region. */
const regionWords = {
  "North Africa": "one-africa.north-africa",
  "West Africa": "one-africa.west-africa",
  "Central Africa": "one-africa.central-africa",
  "East Africa": "one-africa.east-africa",
  "Southern Africa": "one-africa.southern-africa",
} as const satisfies Record<Region, WordKey<"menus">>;

const countryEntries = (words: Words<"menus">): QuickNavEntry[] =>
  listCountries().map((country) => {
    const { slug, name, iso2, iso3, region, capital, capitals, cities } = country;
    const places = [...capitals, ...cities].map((place) => place.name);
    return {
      label: name,
      to: `/start-business/${slug}`,
      hint: `${words(regionWords[region])} · ${iso2}`,
      keys: foldKeys(name, [...country.otherNames, country.officialName, capital, ...places]),
      codes: [fold(iso2), fold(iso3)],
      also: [fold(region)],
    };
  });

/** Drops empty fields: the index is sent to every visitor who searches. */
const trim = ({ of, hint, keys, codes, also, ...rest }: QuickNavEntry): QuickNavEntry => ({
  ...rest,
  ...(of && { of }),
  ...(hint && { hint }),
  ...(keys?.length && { keys }),
  ...(codes?.length && { codes }),
  ...(also?.length && { also }),
});

/**
 * Everything quick navigation finds, as a projection of the page registry, the divisions, the programmes, the home
 * page and the countries. A page that does not exist or that settings hide is not in it.
 */
export function buildIndex(locale?: string): QuickNavIndex {
  const words = wordsOf("shell", locale);
  const linked = listLinkedPages().filter((page) => !page.unlisted || groupOf(page) === "portals");
  const fromRegistry = (id: GroupId) =>
    linked.filter((page) => groupOf(page) === id).map((page) => pageEntry(page, words));
  const hasProgrammes = linked.some(({ path }) => path === "/programs");
  const extra: Partial<Record<GroupId, QuickNavEntry[]>> = {
    sections: sectionEntries(words),
    programs: hasProgrammes ? programmeEntries(words) : [],
    countries: countryEntries(wordsOf("menus", locale)),
  };
  return {
    groups: groupIds
      .map((id) => ({
        name: words(`quickNav.group.${id}`),
        entries: [...fromRegistry(id), ...(extra[id] ?? [])].map((entry) =>
          trim({ ...entry, to: hrefIn(words.locale, entry.to) }),
        ),
      }))
      .filter(({ entries }) => entries.length > 0),
  };
}
