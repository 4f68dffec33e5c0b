import { listCountries } from "#lib/data/countries/record/index.ts";
import { readQuery } from "#lib/services/search/read-query.ts";

const slugs = (text: string) => readQuery(text).countries.map(({ slug }) => slug);

test.each([
  ["register a company in Rwanda", ["rwanda"]],
  ["coperative regstration gana", ["ghana"]],
  ["TVA sénégal", ["senegal"]],
  ["Côte d’Ivoire or Ivory Coast", ["cote-divoire"]],
  ["cote d'ivoire", ["cote-divoire"]],
  ["compare kenya, uganda and tanzania", ["kenya", "uganda", "tanzania"]],
  ["congo kinshasa tax", ["dr-congo"]],
  ["DRC visa", ["dr-congo"]],
  ["republic of congo", ["congo"]],
  ["guinea bissau port", ["guinea-bissau"]],
  ["equatorial guinea", ["equatorial-guinea"]],
  ["papers for niger", ["niger"]],
  ["nigera minimum wage", ["nigeria"]],
  ["open a shop in Kumasi", ["ghana"]],
  ["south sudan and sudan", ["south-sudan", "sudan"]],
  ["afrique du sud", ["south-africa"]],
  ["South Africa's union", ["south-africa"]],
  ["visa pour l'Égypte", ["egypt"]],
  ["guinea ecuatorial capital minimo", ["equatorial-guinea"]],
  ["smig togolais", ["togo"]],
  ["congé payé mali", ["mali"]],
  ["minimum wage SA", ["south-africa"]],
  ["capital SA", []],
  ["capital SA cameroun", ["cameroon"]],
  ["rent a car in town", []],
  ["visa for CAR", ["central-african-republic"]],
  ["VAT in NA", ["namibia"]],
  ["tax in SO for firms", ["somalia"]],
  ["VAT KE", ["kenya"]],
  ["WHAT TO DO IN KE", ["kenya"]],
  ["so what does it cost", []],
  ["na", ["namibia"]],
  ["sa", []],
  ["franc congolais", ["dr-congo"]],
  ["what does it cost", []],
  ["", []],
  ["!!! ???", []],
])("%j names %j", (text, expected) => {
  expect(slugs(text)).toEqual(expected);
});

test("each of the 54 is found by its code of two letters: alone in any case, beside other words in capitals", () => {
  for (const { iso2, slug } of listCountries())
    for (const text of [iso2, iso2.toLowerCase(), ` ${iso2} `, `VAT in ${iso2}`])
      expect([text, slugs(text)]).toEqual([text, [slug]]);
});

test.each([
  ["VAT in Congo", ["congo", ["dr-congo"]]],
  ["je suis congolais", ["congo", ["dr-congo"]]],
  ["VAT in Congo-Brazzaville", ["congo", undefined]],
  ["VAT in DR Congo", ["dr-congo", undefined]],
  ["VAT in Guinea", ["guinea", undefined]],
])("%j tells whether others go by the same name", (text, expected) => {
  const [{ slug, alsoNamed } = {}] = readQuery(text).countries;
  expect([slug, alsoNamed]).toEqual(expected);
});

test("a people is told from its country, and neither is among the words that are left", () => {
  const { countries, words } = readQuery("Can a Nigerian go to Kenya without a visa");
  expect(countries.map(({ slug, how }) => [slug, how])).toEqual([
    ["nigeria", "people"],
    ["kenya", "name"],
  ]);
  expect(words).toEqual(["without", "visa"]);
});

test("a word that the site knows is no misspelt country", () => {
  expect(readQuery("ghanas", () => true).countries).toEqual([]);
});

test("what stands between quotation marks is a phrase", () => {
  expect(readQuery("“minimum wage” kenya").phrases).toEqual(["minimum wage"]);
});

test("of a text without end only its beginning is read", () => {
  expect(readQuery("ghana ".repeat(2_000)).folded.length).toBeLessThanOrEqual(400);
});
