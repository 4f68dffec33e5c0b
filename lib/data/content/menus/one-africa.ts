import { listCountries } from "#lib/data/countries/record/index.ts";
import { regions } from "#lib/data/countries/record/open/regions.ts";
import { countryPath } from "#lib/data/site/country-path.ts";
import type { MenuDraft, MenuGroupDraft } from "./types.ts";

const regionGroup = (region: (typeof regions)[number]): MenuGroupDraft => ({
  id: region.toLowerCase().replace(" ", "-"),
  href: `/start-business?region=${region.replace(" ", "+")}`,
  inline: true,
  entries: listCountries()
    .filter((country) => country.region === region)
    .map(({ slug }) => ({ href: countryPath("/start-business/*", slug) })),
});

/** The menu of the 54 countries, and of what concerns all of them. */
export const oneAfricaMenu: MenuDraft = {
  id: "one-africa",
  groups: [
    {
      id: "across",
      entries: [
        { href: "/start-business" },
        { href: "/explore/countries" },
        { href: "/one-africa" },
        { href: "/explore/compare" },
        { href: "/home/diaspora" },
        { href: "/navigator" },
        { href: "/roots" },
        { href: "/support" },
      ],
    },
    ...regions.map(regionGroup),
  ],
};
