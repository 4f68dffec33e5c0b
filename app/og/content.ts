import { inSentence } from "#lib/countries/guide-words.ts";
import { brand } from "#lib/content/brand.ts";
import {
  findCountry,
  formatFigure,
  getFigure,
  listCountries,
  listCountrySlugs,
  siteCounts,
} from "#lib/countries/index.ts";
import type { FigureKey } from "#lib/countries/figures.ts";

export type PictureContent = {
  title: string;
  /** Two or three numbers with what they count and when. */
  stats: readonly { value: string; label: string }[];
  /** The country the map shows; the whole continent, by region, when absent. */
  country?: string;
};

const count = new Intl.NumberFormat("en-GB");

const wanted: readonly { key: FigureKey; label: (year: number) => string }[] = [
  { key: "gdp_nominal_usd", label: (year) => `GDP, ${year}` },
  { key: "population", label: (year) => `people, ${year}` },
  { key: "internet_users_pct", label: (year) => `online, ${year}` },
  { key: "electricity_access_pct", label: (year) => `with electricity, ${year}` },
];
const mostStats = 3;

/** Names of all pictures, as parts of their address. */
export function listPictures(): string[][] {
  return [
    ...Object.keys(pages).map((name) => [`${name}.png`]),
    ...listCountrySlugs().map((slug) => ["start-business", `${slug}.png`]),
  ];
}

/** What stands on a picture, or undefined for a name that is none. */
export function findPicture(name: readonly string[]): PictureContent | undefined {
  const path = name.join("/");
  if (!path.endsWith(".png")) return undefined;
  const [page, slug, ...more] = path.slice(0, -".png".length).split("/");
  if (more.length > 0 || page === undefined) return undefined;
  if (slug === undefined) return Object.hasOwn(pages, page) ? pages[page]?.() : undefined;
  return page === "start-business" ? guide(slug) : undefined;
}

const pages: Record<string, () => PictureContent> = {
  home: () => ({ title: "Build across 54 African countries", stats: siteStats() }),
  "start-business": () => ({ title: "Start a business in Africa", stats: siteStats() }),
  compare: () => ({ title: "Compare African countries side by side", stats: siteStats() }),
  default: () => ({ title: brand.group, stats: siteStats() }),
};

function guide(slug: string): PictureContent | undefined {
  const country = findCountry(slug);
  if (!country) return undefined;
  const stats = wanted.flatMap(({ key, label }) => {
    const figure = getFigure(country, key);
    return figure ? [{ value: formatFigure(key, figure.value), label: label(figure.year) }] : [];
  });
  return {
    title: `Start a business in ${inSentence(country)}`,
    stats: stats.slice(0, mostStats),
    country: slug,
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
