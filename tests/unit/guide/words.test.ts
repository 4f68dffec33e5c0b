import {
  dateWords,
  daySpan,
  editionWords,
  inSentence,
  isLastKnown,
  isLastKnownCost,
  money,
  timeNote,
} from "#lib/data/countries/words/open/guide-words.ts";
import { answerOfPath, stepsOfPath } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { pathKinds } from "#lib/data/countries/paths/open/path-kinds.ts";
import {
  moneySpan,
  pathDescription,
  pathWords,
  searchTitle,
} from "#lib/data/countries/paths/open/path-words.ts";

const source = (id: string, year: number | null) => ({ id, title: id, publisher: null, url: null, year });

test("money names its currency by code, and nothing to pay is free", () => {
  expect(money({ amount: 15, currency: "USD" })).toBe("USD 15");
  expect(money({ amount: 715.2, currency: "ERN" })).toBe("ERN 715.20");
  expect(money({ amount: 177136, currency: "XAF" })).toBe("XAF 177,136");
  expect(money({ amount: 0, currency: "GHS" })).toBe("Free");
});

test("the edition of a source reads as dates, and its version stays", () => {
  expect(editionWords("2026-03-01; data 2026-02-17")).toBe("1 March 2026; data 17 February 2026");
  expect(editionWords("2026-11, version 3.1.0")).toBe("November 2026, version 3.1.0");
  expect(editionWords("0.105, 2026")).toBe("0.105, 2026");
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

test("a fee whose own note is old is the last known one, however new its source; an amount is no year", () => {
  const sources = [source("new", 2025), source("undated", null)];
  const fee = (note: string) => ({ cost: { amount: 1, currency: "USD", note }, sources: ["new", "undated"] });
  expect(isLastKnownCost(fee("about 2019"), sources)).toBe(true);
  expect(isLastKnownCost(fee("2015; a 2025 guide says more"), sources)).toBe(false);
  expect(isLastKnownCost(fee("from 2,000 to 12,015"), sources)).toBe(false);
  expect(isLastKnown(fee("about 2019"), sources)).toBe(false);
});

test("a time that is the discontinued count says so, and no other does", () => {
  const noted = listCountries().filter((country) => timeNote(country));
  expect(noted.length).toBeGreaterThan(40);
  const [country] = noted;
  expect(timeNote(country!)).toMatch(
    /^Doing Business 2020 counted [\d.]+ days? \(discontinued\), last known$/,
  );
  const other = { ...country!, registration: { ...country!.registration, days: { min: 998, max: 999 } } };
  expect(timeNote(other)).toBeNull();
});

test("every path of every country has a description that fits a search result, and a title that names the country", () => {
  for (const country of listCountries())
    for (const kind of pathKinds) {
      const name = inSentence(country);
      const title = pathWords[kind].title(name);
      const { cost, time } = answerOfPath(country, kind);
      const text = pathDescription(title, {
        cost: cost.fact?.of === "path" ? moneySpan(cost.fact) : null,
        time: time.fact && daySpan(time.fact),
        steps: stepsOfPath(country.registration, kind).main.length,
      });
      expect([text, text.length <= 155]).toEqual([text, true]);
      expect(text).toMatch(/\d+ steps? with offices/);
      expect(searchTitle(kind, name, "2026")).toContain(country.name);
    }
});
