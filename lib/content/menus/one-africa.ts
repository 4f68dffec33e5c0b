import { listCountries } from "../../countries/index.ts";
import { regions } from "#lib/countries/record/open/regions.ts";
import { countryPath } from "#lib/site/country-path.ts";
import type { MenuDraft, MenuGroupDraft } from "./types.ts";

const regionGroup = (region: (typeof regions)[number]): MenuGroupDraft => ({
  id: region.toLowerCase().replace(" ", "-"),
  title: region,
  href: `/start-business?region=${region.replace(" ", "+")}`,
  inline: true,
  entries: listCountries()
    .filter((country) => country.region === region)
    .map(({ slug }) => ({ href: countryPath("/start-business/*", slug) })),
});

/** The 54 countries, and what concerns all of them. */
export const oneAfricaMenu: MenuDraft = {
  id: "one-africa",
  label: "One Africa",
  about: "The guides of all 54 countries by region, and ways to look across borders.",
  groups: [
    {
      id: "across",
      title: "Across the continent",
      entries: [
        {
          href: "/start-business",
          label: "Find a country",
          text: "By name, currency, language, bloc or export.",
        },
        { href: "/explore/countries", text: "Towns, opportunities, risks and markets of each." },
        { href: "/one-africa", text: "Who may enter and stay where, and what life takes." },
        { href: "/explore/compare", text: "Figures of several countries side by side." },
        { href: "/home/diaspora", text: "Visit, return, work or invest from abroad." },
        { href: "/navigator", text: "Ask, and be shown the part of a guide that answers." },
        { href: "/roots", text: "For people of African descent." },
        { href: "/support", text: "Whom to ask in each country." },
      ],
    },
    ...regions.map(regionGroup),
  ],
};
