import {
  dateWords,
  daySpan,
  guideDescription,
  isLastKnown,
  leadSentence,
  money,
  notStated,
} from "#lib/countries/guide-words.ts";
import { listCountries } from "#lib/countries/index.ts";

const source = (id: string, year: number | null) => ({ id, title: id, publisher: null, url: null, year });

test("money names its currency by code, and nothing to pay is free", () => {
  expect(money({ amount: 15, currency: "USD" })).toBe("USD 15");
  expect(money({ amount: 715.2, currency: "ERN" })).toBe("ERN 715.20");
  expect(money({ amount: 177136, currency: "XAF" })).toBe("XAF 177,136");
  expect(money({ amount: 0, currency: "GHS" })).toBe("Free");
});

test("a span of days reads as one would say it", () => {
  expect(daySpan({ min: 1, max: 1 })).toBe("1 day");
  expect(daySpan({ min: 3, max: 28 })).toBe("3 to 28 days");
  expect(daySpan({ min: 0, max: 0 })).toBe("the same day");
});

test("a month or a day becomes words, anything else stays", () => {
  expect(dateWords("2026-11")).toBe("November 2026");
  expect(dateWords("1960-07-01")).toBe("1 July 1960");
  expect(dateWords("about 1951")).toBe("about 1951");
});

test("only years that are known make a fee the last known one", () => {
  const sources = [source("old", 2017), source("new", 2021), source("undated", null)];
  expect(isLastKnown({ sources: ["old"] }, sources)).toBe(true);
  expect(isLastKnown({ sources: ["old", "new"] }, sources)).toBe(false);
  expect(isLastKnown({ sources: ["undated"] }, sources)).toBe(false);
  expect(isLastKnown({ sources: ["old", "undated"] }, sources)).toBe(true);
});

test("what the sources leave out is said in one sentence, and nothing when nothing is", () => {
  const [step] = listCountries()[0]?.registration.steps ?? [];
  if (!step) throw new Error("The first country has no step.");
  const days = { min: 1, max: 1 };
  const cost = { amount: 1, currency: "USD" };
  expect(notStated({ ...step, cost: null, days: null })).toBe("Cost and time: the sources do not say.");
  expect(notStated({ ...step, cost, days: null })).toBe("Time: the sources do not say.");
  expect(notStated({ ...step, cost: null, days })).toBe("Cost: the sources do not say.");
  expect(notStated({ ...step, cost, days })).toBeNull();
});

test("every lead is one sentence and every description fits a search result with room to spare", () => {
  for (const country of listCountries()) {
    expect(leadSentence(country)).toMatch(/^The path .*\.$/);
    expect(guideDescription(country)).toContain(country.name);
    expect(guideDescription(country).length).toBeLessThan(230);
  }
});
