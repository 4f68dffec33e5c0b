import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { GuidePrint } from "#components/countries/guide/guide-print.tsx";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { pathKinds } from "#lib/data/countries/paths/open/path-kinds.ts";
import { costOnPaper, inBrackets, statusWithYears } from "#lib/data/countries/words/open/guide-words.ts";
import { wordsOfHtml } from "#tests/support/page-html.ts";

const broken: readonly (readonly [string, RegExp])[] = [
  ["brackets in brackets", /\([^()]*\(/],
  ["a reason that begins anew after a colon", /No data: [A-Z]/],
  ["a mark between two commas", /, last known, \d/],
  ["a mark after the brackets of its value", /\) \(last known\)|\), last known/],
  ["a free amount said twice", /Free \(free\b/],
  ["a sentence joined to a list", /\band (?:Or|The|A|Also|Open)\b/],
  ["a mark where a sentence begins", /[.)] (?:sourced|indicative)\b/],
  ["two full stops", /(?<!\.)\.\.(?!\.)/],
];

test.each(listCountries().map((country) => [country.slug, country] as const))(
  "%s: the sheet for paper has whole sentences",
  (_, country) => {
    for (const kind of pathKinds) {
      const sheet = renderToStaticMarkup(<GuidePrint country={country} kind={kind} />);
      const lines = sheet.split(/<\/?(?:li|h\d|p|tr|th|td|caption)\b[^>]*>/).map(wordsOfHtml);
      for (const [fault, pattern] of broken)
        expect([fault, lines.filter((line) => pattern.test(line))]).toEqual([fault, []]);
      // The office of a duty is named once, even if it is also the one to ask.
      for (const [, line] of sheet.matchAll(/<li>((?:(?!<\/li>).)*Confirm with .*?)<\/li>/g)) {
        const office = /Confirm with (.*?): /.exec(line!)![1]!;
        expect(line!.split(office)).toHaveLength(2);
      }
    }
  },
);

test("a note in brackets has none of its own", () => {
  expect(inBrackets("no fee (to be confirmed)")).toBe("(no fee, to be confirmed)");
  expect(inBrackets("filing itself free (June 2015); the fee is paid later")).toBe(
    "(filing itself free, June 2015; the fee is paid later)",
  );
  expect(inBrackets("set of forms (2020) at the bank")).toBe("(set of forms, 2020, at the bank)");
});

test("an old amount says so before its note", () => {
  expect(costOnPaper({ amount: 5, currency: "USD", note: "Doing Business 2017" })).toBe(
    "USD 5, last known (Doing Business 2017)",
  );
  expect(costOnPaper({ amount: 0, currency: "USD", note: "free; reservation optional" })).toBe(
    "Free (reservation optional)",
  );
});

test("how a step is known is a sentence", () => {
  expect(statusWithYears("sourced", [2017, 2025, null])).toBe("Sourced as of 2017 and 2025; others undated.");
  expect(statusWithYears("indicative", [])).toBe("Indicative.");
  expect(statusWithYears("sourced", [null])).toBe("Sourced, year not stated.");
});

test("no rule of the sheet for paper breaks words of its table", () => {
  const css = readFileSync("components/countries/guide/guide-paper.css", "utf8");
  expect(css).not.toContain("overflow-wrap: anywhere");
});
