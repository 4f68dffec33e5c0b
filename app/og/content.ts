import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { brand } from "#lib/platform/brand.ts";
import { countryPage, countryPaths } from "#lib/data/site/country-paths.ts";
import { titleIn } from "#lib/data/content/pages.ts";
import type { SiteEntry } from "#lib/data/site/entry.ts";
import { keysOf } from "#lib/data/site/registry-keys.ts";
import { findRecord } from "#lib/data/content/records/find-record.ts";
import { formatFigure } from "#lib/data/countries/index.ts";
import {
  findCountry,
  getFigure,
  listCountries,
  mayLead,
  siteCounts,
} from "#lib/data/countries/record/index.ts";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";

type PictureName = NonNullable<SiteEntry["picture"]> | "default";

export type PictureContent = {
  title: string;
  /** Two or three numbers, each with what it counts and its year. */
  stats: readonly { value: string; label: string }[];
  /** The country highlighted on the map. Without it, the map shows the continent by region. */
  country?: string;
};

const count = numberFormat();

const wanted: readonly { key: FigureKey; label: (year: number) => string }[] = [
  { key: "gdp_nominal_usd", label: (year) => `GDP, ${year}` },
  { key: "population", label: (year) => `people, ${year}` },
  { key: "internet_users_pct", label: (year) => `online, ${year}` },
  { key: "electricity_access_pct", label: (year) => `with electricity, ${year}` },
];
const mostStats = 3;

/** The names of all pictures, as path segments. */
export function listPictures(): string[][] {
  const paths = [...Object.keys(pages).map((name) => `/${name}`), ...keysOf("record"), ...countryPaths];
  return paths.map((path) => `${path.slice(1)}.png`.split("/"));
}

/** The content of a picture; undefined for an unknown name. */
export function findPicture(name: readonly string[]): PictureContent | undefined {
  const file = name.join("/");
  if (!file.endsWith(".png")) return undefined;
  const path = `/${file.slice(0, -".png".length)}`;
  const page = path.slice(1);
  if (isNamed(page)) return pages[page]();
  const record = findRecord(path);
  if (record) return { title: record.title, stats: siteStats() };
  return country(path);
}

const pages: Record<PictureName, () => PictureContent> = {
  home: () => ({ title: "Build across 54 African countries", stats: siteStats() }),
  "start-business": () => ({ title: "Start a business in Africa", stats: siteStats() }),
  compare: () => ({ title: "Compare African countries side by side", stats: siteStats() }),
  default: () => ({ title: brand.group, stats: siteStats() }),
};

const isNamed = (name: string): name is PictureName => Object.hasOwn(pages, name);

function country(path: string): PictureContent | undefined {
  const page = countryPage(path);
  const found = page && findCountry(page.slug);
  if (!found) return undefined;
  const stats = wanted.flatMap(({ key, label }) => {
    const figure = getFigure(found, key);
    return figure && mayLead(figure, key)
      ? [{ value: formatFigure(key, figure.value), label: label(figure.year) }]
      : [];
  });
  return {
    title: titleIn(page.family, inSentence(found)),
    stats: stats.slice(0, mostStats),
    country: found.slug,
  };
}

function siteStats() {
  const { figures, steps } = siteCounts();
  return [
    { value: count.format(listCountries().length), label: "country guides" },
    { value: count.format(figures), label: "figures with a year" },
    { value: count.format(steps), label: "steps to register" },
  ];
}
