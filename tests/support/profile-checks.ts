import { geoContains, geoDistance } from "d3-geo";
import type { CountryProfile } from "#lib/data/countries/profiles/open/types.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { countryFeatures } from "#lib/data/maps/outlines.ts";
import { filler, type Finding } from "./record-checks.ts";

/** Minimum and maximum length of each text in characters. */
const lengths = {
  welcome: [160, 420],
  history: [300, 720],
  cityText: [80, 260],
  title: [8, 60],
  pointText: [110, 320],
  market: [140, 400],
  accessibility: [140, 420],
  stability: [140, 460],
  living: [120, 400],
} as const;

const months = "January|February|March|April|May|June|July|August|September|October|November|December";
/** Dates, years and centuries: the only numbers that need no source. */
const dates = new RegExp(
  `\\b\\d{1,2} (?:${months})\\b|\\b(?:1\\d{3}|20[0-2]\\d)s?\\b|\\b\\d{1,2}(?:st|nd|rd|th)\\b|\\b\\d{1,4} (?:BCE|CE)\\b`,
  "g",
);
const superlative =
  /\b(?:largest|biggest|best|fastest|richest|poorest|safest|oldest|highest|longest|deepest|smallest|leading|number one|top|most (?:populous|visited|developed|stable|important|diverse|powerful|advanced|peaceful|beautiful|famous))\b/i;
const praise =
  /\b(?:bustling|boasts?|thriving|home to|nestled|hidden gem|gateway|stunning|breathtaking|beautiful|picturesque|renowned|dynamic|enjoys?|abundant|untapped|huge|vast potential|land of|crossroads|melting pot|resilien(?:t|ce)|offers opportunities)\b/i;

const blocNames = "ECOWAS|WAEMU|UEMOA|CEMAC|EAC|COMESA|SADC|SACU|IGAD|ECCAS|CEN-SAD|OHADA";
const sameBloc: Record<string, string> = { UEMOA: "WAEMU" };
const isAside = /\bleft\b|\bleav|not (?:a )?(?:member|part|belong)|outside|non-member|\bnor\b|associat/i;

const outlines = countryFeatures();
const earthRadiusKm = 6371;

/** Kilometres from a point to the nearest corner of the country's outline; 0 inside it. */
function kilometresFrom(slug: string, [lon, lat]: [number, number]): number {
  const outline = outlines.find(({ properties }) => properties.slug === slug);
  if (!outline) throw new Error(`no outline of ${slug}`);
  if (geoContains(outline, [lon, lat])) return 0;
  const corners = ("coordinates" in outline.geometry ? outline.geometry.coordinates : []).flat(
    outline.geometry.type === "Polygon" ? 1 : 2,
  ) as [number, number][];
  return Math.min(...corners.map((corner) => geoDistance(corner, [lon, lat]) * earthRadiusKm));
}

/** Every text for the reader, with its place and its length limits. */
export function textsOfProfile(
  profile: CountryProfile,
): { at: string; text: string; length: readonly [number, number] }[] {
  const { welcome, history, cities, opportunities, risks, markets, accessibility, stability, living } =
    profile;
  const points = (name: string, list: CountryProfile["risks"]) =>
    list.flatMap(({ title, text }) => [
      { at: `${name} title`, text: title, length: lengths.title },
      { at: `${name} “${title}”`, text, length: lengths.pointText },
    ]);
  return [
    { at: "welcome", text: welcome, length: lengths.welcome },
    { at: "history", text: history, length: lengths.history },
    ...cities.map(({ name, description }) => ({ at: name, text: description, length: lengths.cityText })),
    ...points("opportunity", opportunities),
    ...points("risk", risks),
    ...Object.entries(markets).map(([key, text]) => ({ at: `markets.${key}`, text, length: lengths.market })),
    { at: "accessibility", text: accessibility, length: lengths.accessibility },
    { at: "stability", text: stability, length: lengths.stability },
    ...Object.entries(living).map(([key, text]) => ({ at: `living.${key}`, text, length: lengths.living })),
  ];
}

function wordingFindings(text: string, blocs: readonly string[]): Finding[] {
  const found: Finding[] = [];
  const word = (filler.exec(text) ?? superlative.exec(text) ?? praise.exec(text))?.[0];
  if (word) found.push(`“${word}”`);
  const number = /\d+/.exec(text.replaceAll(dates, ""))?.[0];
  if (number) found.push(`a number that is no date: ${number}`);
  if (/[—!]|\.\.\.|…/.test(text)) found.push("a dash, an exclamation mark or dots");
  for (const sentence of text.split(/(?<=[.:;])\s/)) {
    for (const [name] of sentence.matchAll(new RegExp(`\\b(?:${blocNames})\\b`, "g"))) {
      if (!blocs.includes(sameBloc[name] ?? name) && !isAside.test(sentence))
        found.push(`${name}, of which it is no member: ${sentence}`);
    }
  }
  return found;
}

function cityFindings({ cities }: CountryProfile, { slug, capitals }: Country): Finding[] {
  const found: Finding[] = [];
  if (cities.length < 3 || cities.length > 6) found.push(`${cities.length} cities, 3 to 6 are due`);
  if (!capitals.some(({ name }) => name === cities[0]?.name))
    found.push(`the first city is ${cities[0]?.name}, the capital is ${capitals[0]?.name}`);
  for (const { name, wiki, at } of cities) {
    if (!/^https:\/\/en\.wikipedia\.org\/wiki\/[^\s]+$/.test(wiki)) found.push(`${name}: ${wiki}`);
    const away = kilometresFrom(slug, [at.lon, at.lat]);
    if (away > 30) found.push(`${name} lies ${Math.round(away)} km outside the country`);
  }
  return found;
}

/** What is wrong with one country's profile, in itself and compared with its facts. */
export function profileFindings(profile: CountryProfile, country: Country): Finding[] {
  const found = textsOfProfile(profile).flatMap(({ at, text, length: [least, most] }) => {
    const size =
      text.length < least || text.length > most
        ? [`${text.length} characters, ${least} to ${most} are due`]
        : [];
    return [...size, ...wordingFindings(text, country.blocs)].map((problem) => `${at}: ${problem}`);
  });
  found.push(...cityFindings(profile, country));
  for (const [name, list] of [
    ["opportunities", profile.opportunities],
    ["risks", profile.risks],
  ] as const) {
    if (list.length < 3 || list.length > 5) found.push(`${list.length} ${name}, 3 to 5 are due`);
  }
  if (!/\b1[0-9]{3}\b|\b20[0-2]\d\b/.test(profile.history)) found.push("history: no dates");
  const languages = country.languages.map(({ name }) => name);
  if (!languages.some((name) => profile.living.languages.includes(name)))
    found.push(`living.languages names none of ${languages.join(", ")}`);
  if (profile.sources.length < 2) found.push("fewer than two sources");
  for (const { href, label } of profile.sources)
    if (!/^https:\/\/[^\s]+$/.test(href) || !label) found.push(`source ${label}: ${href}`);
  if (!/^2\d{3}-\d\d-\d\d$/.test(profile.reviewedOn)) found.push(`reviewedOn ${profile.reviewedOn}`);
  return found.map((problem) => `${country.slug}: ${problem}`);
}

/** Sentences of five words or more that two countries share. */
export function sharedSentences(profiles: readonly { slug: string; profile: CountryProfile }[]): Finding[] {
  const owner = new Map<string, string>();
  return profiles.flatMap(({ slug, profile }) =>
    textsOfProfile(profile)
      .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
      .filter((sentence) => sentence.split(/\s+/).length >= 5)
      .flatMap((sentence) => {
        const other = owner.get(sentence);
        owner.set(sentence, slug);
        return other && other !== slug ? [`${other} and ${slug} share: ${sentence}`] : [];
      }),
  );
}
