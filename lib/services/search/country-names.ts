import "server-only";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { passportAdjectives } from "#lib/data/countries/visa/open/passport-adjectives.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { fold } from "#lib/platform/text/fold.ts";

/** How a country was named: by its name, a code, a town, its people, or a misspelt name. */
export type Naming = "name" | "code" | "place" | "people" | "slip";

export type CountryName = {
  slug: string;
  how: Naming;
  /** Slugs of other countries with the same name: "Congo" is two countries. */
  alsoNamed?: readonly string[];
};

/** Names that people use besides those in the records, folded. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  "cabo-verde": ["cape verde", "cap vert"],
  "cote-divoire": ["ivory coast", "cote d ivoire", "cote divoire", "rci"],
  "dr-congo": [
    "drc",
    "rdc",
    "congo kinshasa",
    "democratic republic of congo",
    "zaire",
    "d r congo",
    "congolese franc",
    "franc congolais",
    "francs congolais",
  ],
  congo: ["congo brazzaville", "congo brazza", "republic of congo", "republic of the congo"],
  eswatini: ["swaziland"],
  "central-african-republic": ["rca", "centrafrique", "centrafricaine"],
  gambia: ["the gambia", "gambie"],
  "sao-tome-and-principe": ["sao tome", "sao tome et principe", "sao tome e principe"],
  tanzania: ["zanzibar", "tanzanie"],
  "south-africa": ["rsa", "afrique du sud", "mzansi", "s africa"],
  "south-sudan": ["soudan du sud", "s sudan"],
  "sierra-leone": ["salone"],
  "equatorial-guinea": ["guinee equatoriale", "guine equatorial", "guinea ecuatorial"],
  madagascar: ["mada"],
  nigeria: ["naija"],
  "guinea-bissau": ["guinee bissau", "guine bissau", "bissau"],
};

/** The names of peoples in French and Portuguese, masculine and feminine, folded. */
const alsoPeople: Readonly<Record<string, readonly string[]>> = {
  algeria: ["algerien", "algerienne", "argelino", "argelina"],
  angola: ["angolais", "angolaise", "angolano", "angolana"],
  benin: ["beninois", "beninoise"],
  "burkina-faso": ["burkinabe"],
  burundi: ["burundais", "burundaise"],
  "cabo-verde": ["capverdien", "capverdienne", "caboverdiano", "caboverdiana"],
  cameroon: ["camerounais", "camerounaise"],
  "central-african-republic": ["centrafricain", "centrafricaine"],
  chad: ["tchadien", "tchadienne"],
  comoros: ["comorien", "comorienne"],
  "cote-divoire": ["ivoirien", "ivoirienne"],
  djibouti: ["djiboutien", "djiboutienne"],
  egypt: ["egyptien", "egyptienne"],
  ethiopia: ["ethiopien", "ethiopienne"],
  gabon: ["gabonais", "gabonaise"],
  ghana: ["ghaneen", "ghaneenne"],
  guinea: ["guineen", "guineenne"],
  "guinea-bissau": ["guineense"],
  kenya: ["kenyan", "kenyane"],
  madagascar: ["malgache"],
  mali: ["malien", "malienne"],
  mauritania: ["mauritanien", "mauritanienne"],
  mauritius: ["mauricien", "mauricienne"],
  morocco: ["marocain", "marocaine", "marroquino", "marroquina"],
  mozambique: ["mozambicain", "mozambicaine", "mocambicano", "mocambicana"],
  niger: ["nigerien", "nigerienne"],
  nigeria: ["nigerianne", "nigeriane"],
  rwanda: ["rwandais", "rwandaise"],
  "sao-tome-and-principe": ["santomense"],
  senegal: ["senegalais", "senegalaise"],
  "south-africa": ["sudafricain", "sudafricaine", "sul africano", "sul africana"],
  togo: ["togolais", "togolaise"],
  tunisia: ["tunisien", "tunisienne"],
};

/** Names that two countries share, folded, in one word. */
const sharedNames: readonly (readonly [
  names: readonly string[],
  how: Naming,
  slugs: readonly [string, ...string[]],
])[] = [
  [["congo", "kongo", "الكونغو", "كونغو", "ኮንጎ"], "name", ["congo", "dr-congo"]],
  [
    ["congolese", "congolais", "congolaise", "congolaises", "congoles", "congolesa"],
    "people",
    ["congo", "dr-congo"],
  ],
];

/** Words of a question that are also a code or a small town: they name a country only in capitals. */
export const noNames = new Set(
  "the car man so to be us am me no port same mba kin com cod gin ben mar gab mus sen tun".split(" "),
);

function makeNames(): Map<string, CountryName> {
  const names = new Map<string, CountryName>();
  const add = (text: string, slug: string, how: Naming): void => {
    const folded = fold(text);
    if (folded.length > 1 && !names.has(folded)) names.set(folded, { slug, how });
  };
  const countries = listCountries();
  for (const [shared, how, [slug, ...alsoNamed]] of sharedNames)
    for (const one of shared) names.set(one, { slug, how, alsoNamed });
  for (const { slug, name, otherNames, officialName } of countries) {
    for (const one of [name, slug.replaceAll("-", " "), ...otherNames, officialName]) add(one, slug, "name");
    for (const one of alsoCalled[slug] ?? []) add(one, slug, "name");
    for (const one of alsoPeople[slug] ?? []) for (const many of [one, `${one}s`]) add(many, slug, "people");
  }
  for (const { slug, iso2, iso3 } of countries) {
    const people = passportAdjectives[iso2 as keyof typeof passportAdjectives];
    if (people) {
      add(people, slug, "people");
      add(`${people}s`, slug, "people");
    }
    add(iso3, slug, "code");
  }
  add("CAR", "central-african-republic", "code");
  for (const { slug, capital, capitals, cities } of countries)
    for (const place of [capital, ...capitals.map(({ name }) => name), ...cities.map(({ name }) => name)])
      if (fold(place).length > 3 && !noNames.has(fold(place))) add(place, slug, "place");
  return names;
}

/** The names of countries in the languages in which the site reads a question, folded, each once. */
export const namesOfCountries = () => oncePerProcess("names of countries", makeNames);
