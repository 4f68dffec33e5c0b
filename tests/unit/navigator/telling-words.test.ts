import { makeNavigator } from "#lib/domains/navigator/make-navigator.ts";
import type { Unit } from "#lib/services/search/open/passage.ts";
import { aPassage, smallCorpus } from "#tests/support/small-corpus.ts";

const guide = (anchor: string, heading: string, units: readonly Unit[]) =>
  aPassage(units, { anchor, heading });
const living = (anchor: string, heading: string, units: readonly Unit[]) =>
  aPassage(units, { path: "/one-africa/ghana", kind: "living", title: "Living in Ghana", anchor, heading });

/** Other parts, so that a word in one of them is rare. */
const others = Array.from({ length: 200 }, (_, at) =>
  guide(`part-${at}`, "Part", [{ label: `Row ${at}`, text: "A company pays a fee to the office." }]),
);
const { answerQuestion } = makeNavigator(
  smallCorpus([
    ...others,
    guide("tax", "Taxes", [
      {
        label: "Company tax",
        text: "25% of profit",
        date: "as of October 2025",
        facts: ["corporate_tax_rate_pct"],
      },
      { label: "VAT", text: "15% on sales", date: "as of January 2026", facts: ["vat_standard_rate_pct"] },
    ]),
    guide("after", "After you register", [
      { text: "What is due afterwards, once or again and again." },
      { label: "VAT return", text: "monthly, by the 20th" },
      { label: "Register new staff", text: "within seven days of the first day of work" },
    ]),
    guide("import", "Bringing goods in", [
      {
        label: "Levies and taxes",
        text: "VAT 15%, and a quarrel levy of 3% on profit",
        facts: ["importing.levies"],
      },
      {
        label: "Cargo tracking note",
        text: "FERI, before the ship sails",
        facts: ["importing.tracking_note"],
      },
    ]),
    living("stay", "Staying and working", [
      { label: "DIRE residence permit", text: "For: Longer stays; Given by: the migration service" },
      { label: "Permit for pensioners", text: "For: Retired persons aged 50 and over" },
    ]),
    living("return", "Returning", [
      { label: "Two nationalities", text: "Allowed", facts: ["mobility.dualCitizenship"] },
      { label: "Gold card", text: "No entry visa is needed by its holders." },
    ]),
    aPassage(
      [
        { label: "Cocoa after the harvest", text: "Husks become potash and soap." },
        { label: "Cocoa after the harvest", text: "Few buyers want them." },
        { label: "Solar roofs", text: "Shops want power by day." },
      ],
      {
        path: "/explore/countries/ghana",
        kind: "profile",
        anchor: "opportunities",
        heading: "Opportunities",
      },
    ),
    aPassage([{ label: "Why does seed rot in sacks?", text: "From damp." }], {
      path: "/subsidiaries/seed-bank/faq",
      kind: "group",
      country: undefined as never,
      title: "Questions about seed",
    }),
  ]),
);
const textsOf = (ask: string): string[] => {
  const answered = answerQuestion({ ask });
  return answered.does === "answer" || answered.does === "ask-passport"
    ? answered.sentences.map(({ text }) => text)
    : [];
};

test("the row that holds the rare words answers where no rule does", () => {
  expect(textsOf("who hands out the DIRE in ghana")[0]).toMatch(/^DIRE residence permit: /);
  expect(textsOf("i am 58 and retired, ghana")[0]).toMatch(/^Permit for pensioners: /);
  expect(textsOf("what is the FERI, ghana")[0]).toMatch(/^Cargo tracking note: FERI/);
});

test("a word in capitals is looked for as it is written", () => {
  expect(textsOf("the SHIP of ghana")).toEqual([]);
});

test("it stands before what a rule says that lacks them, and the rule follows", () => {
  const shown = textsOf("quarrel levy on company tax ghana");
  expect(shown[0]).toMatch(/^Levies and taxes: .*quarrel/);
  expect(shown.some((text) => text.startsWith("Company tax in Ghana is 25% of profit"))).toBe(true);
});

test("a rule that says it all is not touched, nor a question of which no row holds enough", () => {
  expect(textsOf("company tax ghana")[0]).toMatch(/^Company tax in Ghana/);
  expect(textsOf("company tax of wizards ghana")[0]).toMatch(/^Company tax in Ghana/);
  expect(textsOf("where do retired wizards buy brooms and cauldrons in ghana, near ships and damp")).toEqual(
    [],
  );
});

test("how one enters depends on the passport, but for what is called by two words side by side", () => {
  expect(textsOf("gold card instead of a visa for ghana")[0]).toMatch(/^Gold card: /);
});

test("whoever asks until when is told the duty that is meant, in any language", () => {
  expect(textsOf("until which day do i file vat in ghana")[0]).toMatch(/^VAT return: monthly, by the 20th/);
  expect(textsOf("délai pour inscrire un salarié au ghana")[0]).toMatch(
    /^Register new staff: within seven days/,
  );
  expect(textsOf("vat in ghana")[0]).not.toMatch(/20th/);
});

test("a page of the group answers what nearly says the question", () => {
  expect(textsOf("why does my seed rot in its sacks")[0]).toMatch(/From damp/);
  expect(textsOf("what is the meaning of seed")).toEqual([]);
});

test("the row that is called so answers by itself, with what is said under its name, whatever else any row could have", () => {
  const shown = ["Cocoa after the harvest: Husks become potash and soap.", "Few buyers want them."];
  expect(textsOf("cocoa business ghana").slice(0, 2)).toEqual(shown);
  expect(textsOf("is cocoa a small business idea worth it in ghana").slice(0, 2)).toEqual(shown);
});
