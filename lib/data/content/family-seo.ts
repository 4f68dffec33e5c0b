import type { CountryFamily } from "#lib/data/site/paths.ts";

type Words = {
  /** Worded as people search for it, with the year of the facts where they change from year to year. */
  title: (name: string, year: string) => string;
  description: (name: string, year: string) => string;
};

/** Guides are excluded: their titles state what a path costs, and lib/data/countries/paths makes them. */
type Described = Exclude<CountryFamily, "/start-business/*">;

const words: Record<Described, Words> = {
  "/start-business/*/calendar": {
    title: (name, year) => `Tax dates and public holidays in ${name} (${year})`,
    description: (name) =>
      `Tax returns, filings and renewals due in ${name}, by month, with the public holidays. To print, or for your calendar.`,
  },
  "/explore/countries/*": {
    title: (name, year) => `Country profile of ${name}: economy, trade, risks (${year})`,
    description: (name) =>
      `Economy, trade, towns, opportunities, risks and rankings of ${name}: a profile with the source and year of each figure.`,
  },
  "/one-africa/*": {
    title: (name, year) => `Living in ${name}: visa, work permit, schools, safety (${year})`,
    description: (name) =>
      `Who needs a visa for ${name}, permits to work and stay, two nationalities, schools, safety, and how money and goods get there.`,
  },
  "/one-africa/*/help-desk": {
    title: (name) => `Help desk for ${name}: ask about business, visas, moving`,
    description: (name) =>
      `Ask a person what our pages on ${name} leave open: business, money, moving, studying, returning. What can be answered.`,
  },
  "/support/country/*": {
    title: (name, year) => `Offices in ${name}: company register, tax, customs, visas (${year})`,
    description: (name) =>
      `Who registers companies, collects tax, clears goods and gives visas in ${name}: offices, sites, addresses and telephones.`,
  },
  "/library/history/*": {
    title: (name) => `History of ${name}: its dates and turning points`,
    description: (name) => `The history of ${name} in dated events, from early settlement to today.`,
  },
};

/**
 * The title and description of one of a country's pages. `name` is the form used within a sentence, `year` the year of
 * the facts.
 */
export const familySeo = (family: Described, name: string, year: string) => ({
  title: words[family].title(name, year),
  description: words[family].description(name, year),
});
