import { existsSync, readFileSync } from "node:fs";
import { longestDescription, pageMetadata } from "#lib/data/content/page-metadata.ts";
import { familySeo } from "#lib/data/content/family-seo.ts";
import { getRecord } from "#lib/data/content/records/find-record.ts";
import { answerOfPath, passportDescription, passportTitle, stepsOfPath } from "#lib/data/countries/index.ts";
import { dataAsOf, listCountries } from "#lib/data/countries/record/index.ts";
import { pathKinds } from "#lib/data/countries/paths/open/path-kinds.ts";
import {
  moneySpan,
  pathDescription,
  pathWords,
  searchTitle,
} from "#lib/data/countries/paths/open/path-words.ts";
import { listPassports } from "#lib/data/countries/visa/open/passport-names.ts";
import { daySpan, inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { portals } from "#lib/domains/portals/index.ts";
import { registry } from "#lib/data/site/registry.ts";
import { countryFamilies } from "#lib/data/site/country-paths.ts";
import { clip } from "#lib/platform/text/clip.ts";
import { isOfPassports, registryKeys, type RegistryKey } from "#lib/data/site/registry-keys.ts";
import type { RecordPath } from "#lib/data/site/paths.ts";

type Head = { path: string; title: string; description: string };
const year = dataAsOf.slice(0, 4);

/** Reads the page file of an address that is written by hand, where the head is plain text. */
function headInFile(key: RegistryKey): Head[] {
  const file = ["(site)", "(account)", "(bare)", "(portal)"]
    .map((group) => `app/[locale]/${group}${key === "/" ? "" : key}/page.tsx`)
    .find((name) => existsSync(name));
  const text = file ? readFileSync(file, "utf8") : "";
  const description = /description:\s*"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
  return description === undefined ? [] : [{ path: key, title: "", description }];
}

/** The title and description of each key of the registry. */
function headsOf(key: RegistryKey): Head[] {
  if (["record", "confidential"].includes(registry[key].kind)) {
    const { title, description } = getRecord(key as RecordPath);
    return [{ path: key, title, description }];
  }
  if (registry[key].kind === "portal")
    return portals
      .filter(({ path }) => path === key)
      .map(({ path, title, description }) => ({ path, title, description }));
  if (isOfPassports(key))
    return listPassports().map((passport) => ({ path: `${key} ${passport.code}`, title: passportTitle(passport), description: passportDescription(passport) })); // prettier-ignore
  const family = countryFamilies.find((one) => one === key);
  if (!family) return headInFile(key);
  return listCountries().flatMap((country) => {
    const name = inSentence(country);
    if (family !== "/start-business/*")
      return [{ path: `${key} ${country.slug}`, ...familySeo(family, name, year) }];
    return pathKinds.map((kind) => {
      const { cost, time } = answerOfPath(country, kind);
      return {
        path: `${key} ${country.slug} ${kind}`,
        title: searchTitle(kind, name, year),
        description: pathDescription(pathWords[kind].title(name), {
          cost: cost.fact?.of === "path" ? moneySpan(cost.fact) : null,
          time: time.fact && daySpan(time.fact),
          steps: stepsOfPath(country.registration, kind).main.length,
        }),
      };
    });
  });
}

const heads = registryKeys.flatMap(headsOf);

test("every description is at most 155 characters and says something", () => {
  expect(heads.length).toBeGreaterThan(140 + 54 * 10 + 190);
  expect(
    heads.filter(({ description }) => description.length > longestDescription || description.length < 25),
  ).toEqual([]);
});

test("no two pages of countries and passports say the same of themselves", () => {
  for (const key of ["title", "description"] as const) {
    const all = heads.map((head) => head[key]).filter((text) => text !== "");
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
  }
});

test("titles say what people search for, with the year of the facts", () => {
  const titles = heads.map(({ title }) => title);
  for (const title of [
    `Register a company in Togo: steps, cost, time (${year})`,
    `Living in Togo: visa, work permit, schools, safety (${year})`,
    `Country profile of the Gambia: economy, trade, risks (${year})`,
    `Offices in Togo: company register, tax, customs, visas (${year})`,
    `Tax dates and public holidays in Togo (${year})`,
  ])
    expect(titles).toContain(title);
});

test("a head never shows more than search engines do", () => {
  const long =
    "The first part is said, and so is a second part that goes on and on until nobody reads it any more, but then there comes a third one that no search engine would show to anybody.";
  const { description } = pageMetadata({ path: "/", title: "T", description: long });
  expect(description!.length).toBeLessThanOrEqual(longestDescription);
  expect(description).toBe(
    "The first part is said, and so is a second part that goes on and on until nobody reads it any more.",
  );
  expect(clip("short", 155)).toBe("short");
  expect(clip("a".repeat(20) + " " + "b".repeat(20), 30)).toBe(`${"a".repeat(20)}.`);
});
