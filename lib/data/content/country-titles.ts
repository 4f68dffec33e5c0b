import type { CountryFamily } from "#lib/data/site/paths.ts";

const words: Record<CountryFamily, { title: string; tab: string }> = {
  "/start-business/*": { title: "Register a company in", tab: "Start a business" },
  "/start-business/*/calendar": { title: "Duty calendar for", tab: "Calendar" },
  "/explore/countries/*": { title: "Profile of", tab: "Profile" },
  "/one-africa/*": { title: "Living in", tab: "Living there" },
  "/one-africa/*/help-desk": { title: "Help desk for", tab: "Help desk" },
  "/support/country/*": { title: "Who to contact in", tab: "Contacts" },
  "/library/history/*": { title: "History of", tab: "History" },
};

/** The title of a country's page. `name` is the form used within a sentence: "History of the Gambia". */
export const titleIn = (family: CountryFamily, name: string): string => `${words[family].title} ${name}`;

/** The label of a page's tab among the other pages of its country. */
export const tabOf = (family: CountryFamily): string => words[family].tab;
