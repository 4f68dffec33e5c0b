import { listCountries } from "#lib/data/countries/record/index.ts";
import { answerQuestion } from "#lib/domains/navigator/index.ts";
import { ownNames } from "#lib/services/search/own-names.ts";
import { readQuery } from "#lib/services/search/read-query.ts";
import { fold } from "#lib/platform/text/fold.ts";
import { readFreshSets } from "#tests/eval/read-fresh-sets.ts";
import { readSets } from "#tests/eval/read-sets.ts";

const slugsOf = (text: string) => readQuery(text).countries.map(({ slug }) => slug);

test.each([
  ["ኢትዮጵያ", "ethiopia"],
  ["ንግድ ምዝገባ በኢትዮጵያ፡", "ethiopia"],
  ["ኤርትራ", "eritrea"],
  ["ኣልጀርያ", "algeria"],
  ["الجزائر", "algeria"],
  ["جزائر", "algeria"],
  ["الجَزَائِر", "algeria"],
  ["الجـــزائر", "algeria"],
  ["ضريبة في الجزائر", "algeria"],
  ["للمغرب", "morocco"],
  ["إثيوبيا", "ethiopia"],
  ["اثيوبيا", "ethiopia"],
  ["جنوب السودان", "south-sudan"],
  ["مِصْر", "egypt"],
  ["Costa do Marfim", "cote-divoire"],
  ["Afrique du Sud", "south-africa"],
  ["Afrika Kusini", "south-africa"],
  ["Misri", "egypt"],
  ["Itoobiya", "ethiopia"],
  ["Soomaaliya", "somalia"],
  ["Madagasikara", "madagascar"],
  ["ⴷⵣⴰⵢⵔ", "algeria"],
])("%s leads to %s", (text, slug) => {
  expect(slugsOf(text)).toEqual([slug]);
});

test("every name in a language of the continent leads to its own country", () => {
  const names = [...ownNames()];
  expect(new Set(names.map(([, slug]) => slug)).size).toBe(listCountries().length);
  expect(names.length).toBeGreaterThan(700);
  for (const [name, slug] of names) {
    const [found] = readQuery(name).countries;
    // "Kongo" is two countries, so the visitor is asked which one.
    const meant = [found?.slug, ...(found?.alsoNamed ?? [])];
    expect([name, meant.includes(slug)]).toEqual([name, true]);
  }
});

test("the name of a country in Amharic and Arabic is a word of its own, with the other Congo left to be asked for", () => {
  for (const name of ["الكونغو", "ኮንጎ"])
    expect(readQuery(name).countries).toEqual([
      { slug: "congo", alsoNamed: ["dr-congo"], how: "name", start: 0, end: 1 },
    ]);
});

test("the navigator knows the country of a question that names it in its own script", () => {
  expect(answerQuestion({ ask: "VAT ኢትዮጵያ" }).countries).toEqual(["ethiopia"]);
  expect(answerQuestion({ ask: "VAT الجزائر" }).countries).toEqual(["algeria"]);
});

test("no question of the evaluation is read as one of another country", () => {
  const { questions } = readSets();
  const all = [...questions.values(), ...readFreshSets().questions.values()].flat();
  expect(all.length).toBeGreaterThan(300);
  const inEnglish = new Set(
    listCountries().flatMap(({ name, otherNames, officialName }) =>
      [name, ...otherNames, officialName ?? name].map(fold),
    ),
  );
  for (const { ask, countries } of all) {
    const words = fold(ask).split(" ");
    const named = words.flatMap((_, start) =>
      [1, 2, 3, 4].flatMap((length) => {
        const name = words.slice(start, start + length).join(" ");
        return inEnglish.has(name) ? [] : (ownNames().get(name) ?? []);
      }),
    );
    const read = readQuery(ask).countries.flatMap(({ slug, alsoNamed = [] }) => [slug, ...alsoNamed]);
    const others = named.filter((slug) => read.includes(slug) && !countries.includes(slug));
    if (countries.length > 0) expect([ask, others]).toEqual([ask, []]);
  }
});
