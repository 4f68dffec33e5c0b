import { answerRows } from "#lib/domains/navigator/answer/answer-rows.ts";
import { aPassage, smallCorpus } from "#tests/support/small-corpus.ts";

const profile = (anchor: string, heading: string, units: Parameters<typeof aPassage>[0]) =>
  aPassage(units, { path: "/explore/countries/ghana", kind: "profile", anchor, heading });
const corpus = smallCorpus([
  profile("opportunities", "Opportunities", [
    { label: "Cocoa after the harvest", text: "Husks become potash and soap." },
    { label: "Cocoa after the harvest", text: "Few firms buy them." },
    { label: "Solar roofs", text: "Shops want power by day." },
  ]),
  profile("risks", "Risks", [{ label: "Land with several owners", text: "One plot may be sold twice." }]),
]);
const answer = (words: string, oneOf?: string) =>
  answerRows(corpus, { slug: "ghana", words: words.split(" "), ...(oneOf && { oneOf: [oneOf] }) }, 2).map(
    ({ text }) => text,
  );

test("the row that is called so answers, with what is said under its name", () => {
  expect(answer("cocoa business")).toEqual([
    "Cocoa after the harvest: Husks become potash and soap.",
    "Few firms buy them.",
  ]);
});

test("a word has the names it has in other languages", () => {
  expect(answer("cacao")[0]).toMatch(/^Cocoa after the harvest/);
});

test("a row that holds little of what was asked does not answer, nor one without the word that has to be in its name", () => {
  expect(answer("trademark dragons cocoa")).toEqual([]);
  expect(answer("solar roofs", "power")).toEqual([]);
  expect(answer("business")).toEqual([]);
});
