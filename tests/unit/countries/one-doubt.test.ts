import { globSync, readFileSync, statSync } from "node:fs";
import { calendarFile } from "#lib/data/countries/calendar/calendar-file.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { figureMarks } from "#lib/data/countries/words/format-figure.ts";
import { holidayMarks } from "#lib/data/countries/words/open/calendar-words.ts";
import { doubted } from "#lib/data/countries/words/open/guide-words.ts";
import { noteMark } from "#lib/data/countries/visa/find-entry.ts";
import { fieldsCsv } from "#lib/domains/downloads/dictionary-files.ts";

test("what no source establishes is called indicative in every mark", () => {
  expect(figureMarks({ indicative: true, note: undefined })).toEqual(["indicative"]);
  expect(holidayMarks({ isEstimated: false, status: "indicative" })).toBe("indicative");
  expect(noteMark({ confidence: null, status: "indicative" })).toBe("indicative");
  expect(doubted("18%", { indicative: true })).toBe("18% (indicative)");
  expect(doubted("18%", {})).toBe("18% (in doubt)");
  expect(fieldsCsv()).not.toMatch(/to be confirmed|unconfirmed/);
  const made = new Date("2026-11-28T12:00:00Z");
  for (const country of listCountries()) {
    const file = calendarFile(country, { page: new URL("https://akoma.example/calendar"), made }).replaceAll(
      "\r\n ",
      "",
    );
    expect([country.slug, file.match(/to be confirmed|unconfirmed/g)]).toEqual([country.slug, null]);
  }
});

test("no word of a page or of the catalogue gives that doubt another name", () => {
  const files = globSync(
    "{components,app,lib/data/content,lib/platform/words/en,lib/domains/downloads,lib/data/countries/words}/**/*.{ts,tsx,json}",
  ).filter((file) => statSync(file).isFile());
  expect(files.length).toBeGreaterThan(500);
  const comments = /\/\*[\s\S]*?\*\/|\/\/.*/g;
  const isOther = (file: string) =>
    /\b(?:to be confirmed|unconfirmed)\b(?!":)/i.test(readFileSync(file, "utf8").replaceAll(comments, ""));
  expect(files.filter(isOther)).toEqual([]);
});
