import { intakeFields } from "#lib/domains/confidential/open/fields.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { drawFields } from "#lib/domains/fields/index.ts";
import { answerInWords } from "#lib/domains/forms/answers-in-words.ts";
import { address, country, phone } from "#lib/domains/fields/open/fields.ts";
import { countryName } from "#lib/platform/words/open/country-names.ts";

const words = { area: "forms", key: "shared.name" } as const;
const world = country("world", { words, of: "world" });
const lists = [...intakeFields, phone("phone", { words }), address("home", { words }), world].filter(
  ({ kind }) => ["country", "phone", "address"].includes(kind),
);

test.each(lists.map((field) => [`${field.kind} ${field.name}`, field] as const))(
  "the list of the field “%s” calls the 54 as their guides do, and no two countries the same",
  (_, field) => {
    const options = drawFields([field], "en")[0]?.options ?? [];
    const labels = new Map(options.map(({ value, label }) => [value, label]));
    for (const { iso2, name } of listCountries()) expect([iso2, labels.get(iso2)]).toEqual([iso2, name]);
    expect(new Set(labels.values()).size).toBe(labels.size);
    for (const label of labels.values()) expect(label).not.toMatch(/ - |Cape Verde|&/);
  },
);

test("an answer, a case and an address name a country as the list does; another language has its own names", () => {
  expect(answerInWords(world, "CV", "en")).toBe("Cabo Verde");
  expect(answerInWords(world, "CD", "en")).toBe("DR Congo");
  expect(countryName("CD", "fr")).toBe("Congo-Kinshasa");
  expect(countryName("CV", "fr")).toBe("Cap-Vert");
});
