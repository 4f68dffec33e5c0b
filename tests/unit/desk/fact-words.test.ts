import { completeFiles, listFacts } from "#lib/data/countries/record/index.ts";
import { isFigureKey } from "#lib/data/countries/record/open/figures.ts";
import { leafKey, optionKey } from "#lib/domains/fact-edits/fields-of.ts";
import { kindAt } from "#lib/domains/fact-edits/open/facts-query.ts";
import { wordsOf } from "#lib/platform/words/index.ts";

test("every fact that staff may change, every part of it and every choice have their words", () => {
  const words = wordsOf("facts");
  const facts = completeFiles().flatMap(listFacts);
  const keys = facts.flatMap(({ path, leaves }) => [
    ...(isFigureKey(path.split(".")[1] ?? "") ? [] : [`kind.${kindAt(path)}`]),
    ...leaves.map(({ name }) => leafKey(name)),
    ...leaves.flatMap(({ options = [] }) => options.map((option) => `choice.is.${optionKey(option)}`)),
  ]);
  expect([...new Set(keys)].filter((key) => !words.has(key))).toEqual([]);
});
