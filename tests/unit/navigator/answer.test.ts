import { makeNavigator } from "#lib/domains/navigator/make-navigator.ts";
import type { AskedQuestion } from "#lib/domains/navigator/open/answer.ts";
import { aPassage, smallCorpus } from "#tests/support/small-corpus.ts";

const head = aPassage([
  {
    label: "It costs about",
    text: "GHS 330; Forms 50, registration 230, filing 50",
    date: "2020",
    marks: ["last known"],
    facts: ["registration.cost"],
  },
  { label: "It takes", text: "13 to 14 days", date: "2023", facts: ["registration.days"] },
  {
    label: "Capital you must show",
    text: "No data; The sources do not say.",
    facts: ["registration.minCapital"],
  },
]);
const steps = [
  aPassage([], { anchor: "register", heading: "2 steps" }),
  aPassage([{ text: "Office of the Registrar (ORC)" }], { anchor: "step-1", heading: "Reserve the name" }),
  aPassage([{ text: "At the same office" }, { label: "You get", text: "TIN" }], {
    anchor: "step-2",
    heading: "Get the tax number",
  }),
];
const tax = aPassage(
  [
    {
      label: "Company tax",
      text: "25% of profit",
      date: "as of October 2025",
      sources: ["KPMG"],
      facts: ["corporate_tax_rate_pct"],
    },
    { label: "VAT", text: "15% on sales", date: "as of January 2026", facts: ["vat_standard_rate_pct"] },
  ],
  { anchor: "tax", heading: "Taxes" },
);
const kenya = aPassage(
  [
    {
      label: "Company tax",
      text: "30% of profit",
      date: "as of July 2026",
      facts: ["corporate_tax_rate_pct"],
    },
  ],
  {
    path: "/start-business/kenya",
    country: "kenya",
    anchor: "tax",
    heading: "Taxes",
  },
);
const market = aPassage([{ text: "Stalls and shops where households buy produce." }], {
  path: "/subsidiaries/afm",
  kind: "group",
  country: undefined as never,
  title: "AFM: a farmers market",
});

const { answerQuestion, shortAnswer } = makeNavigator(smallCorpus([head, ...steps, tax, kenya, market]));
const answer = (ask: string, before: Partial<AskedQuestion> = {}) => {
  const answered = answerQuestion({ ask, ...before });
  if (answered.does !== "answer") throw new Error(`${answered.does} is no answer`);
  return answered;
};

test("the first sentence answers with value and year, is quoted as the page has it, and leads to it", () => {
  const { sentences, about, offices } = answer("company tax ghana");
  const [first] = sentences;
  expect(first?.text).toBe("Company tax in Ghana is 25% of profit (as of October 2025).");
  expect(first?.quote).toBe("25% of profit");
  expect(first?.cite).toMatchObject({
    title: "Ghana: Taxes",
    date: "as of October 2025",
    sources: ["KPMG"],
  });
  expect(first?.cite.href).toMatch(/^\/start-business\/ghana#tax:~:text=/);
  expect(about).toBe("company-tax");
  expect(offices).toMatchObject([
    { country: "ghana", name: "Ghana Revenue Authority (GRA)", href: "https://gra.gov.gh" },
  ]);
});

test("what is old or marked is said as not confirmed, with its mark", () => {
  expect(answer("registration cost ghana").sentences[0]?.text).toBe(
    "Not confirmed: Registering in Ghana costs GHS 330 (2020; last known). Forms 50, registration 230, filing 50.",
  );
});

test("what is not known is said so, with the reason and the help desk", () => {
  const { sentences, related } = answer("minimum capital ghana");
  expect(sentences.map(({ text }) => text)).toEqual([
    "Ghana, Capital you must show: no data. The sources do not say.",
  ]);
  expect(related.map(({ href }) => href)).toContain("/one-africa/ghana/help-desk");
});

test("how to register is answered by the steps in their order, then time and cost", () => {
  const texts = answer("how do I register a company in Ghana").sentences.map(({ text }) => text);
  expect(texts[0]).toBe(
    "Registering in Ghana takes 2 steps: Reserve the name first, Get the tax number last.",
  );
  expect(texts[1]).toBe("In order: 1. Reserve the name; 2. Get the tax number.");
  expect(texts.length).toBeLessThanOrEqual(4);
});

test("a step names the office of the step before where it is the same", () => {
  expect(answer("how to get a TIN in Ghana").sentences[0]?.text).toBe(
    "Get the tax number: Office of the Registrar (ORC).",
  );
});

test("countries are answered in the order asked, with the comparison", () => {
  const { sentences, compare } = answer("company tax kenya vs ghana");
  expect(sentences.map(({ country }) => country)).toEqual(["kenya", "ghana"]);
  expect(compare).toEqual({ href: "/explore/compare?c=kenya,ghana", label: "Compare Kenya and Ghana" });
});

test("a country that is missing is asked for once, and a follow-up keeps what is known", () => {
  expect(answerQuestion({ ask: "company tax" })).toMatchObject({
    does: "ask-country",
    about: "company-tax",
    countries: [],
  });
  expect(answer("Ghana", { about: "company-tax" }).sentences[0]?.quote).toBe("25% of profit");
  expect(answer("and VAT?", { about: "company-tax", countries: ["ghana"] }).sentences[0]?.quote).toBe(
    "15% on sales",
  );
});

test("a visa is answered for the passport, at its line on the page of that passport", () => {
  const { sentences, passport } = answer("I am Nigerian, do I need a visa for Ghana?");
  expect(passport).toBe("NG");
  expect(sentences[0]?.text).toMatch(/^Nigerian passport for Ghana: Visa free, up to 90 days/);
  expect(sentences[0]?.cite.href).toBe("/explore/passport/ng#ghana");
});

test("the group is answered from its pages, and what nothing supports is refused with the help desk", () => {
  expect(answer("what is AFM").sentences[0]?.text).toBe("Stalls and shops where households buy produce.");
  expect(answerQuestion({ ask: "trademark fees in Ghana for dragons" })).toMatchObject({
    does: "refuse",
    why: "unsupported",
    routes: [{ href: "/one-africa/ghana/help-desk" }, { href: "/contact" }],
  });
});

test("a short answer is given where topic and one country are clear, and nowhere else", () => {
  expect(shortAnswer("company tax ghana")?.quote).toBe("25% of profit");
  expect(["company tax", "ghana", "company tax ghana kenya", "AFM"].map(shortAnswer)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("every sentence is cited, and the same question gets the same answer", () => {
  const answered = answer("how do I register a company in Ghana");
  expect(answered.sentences.every(({ quote, cite }) => quote !== "" && cite.href.startsWith("/"))).toBe(true);
  expect(answer("how do I register a company in Ghana")).toBe(answered);
});

test("a question about a name that two countries go by is answered for neither before it is said which", () => {
  const twoCongos = [
    ["congo", "18.9% on sales"],
    ["dr-congo", "16% on sales"],
  ].map(([country = "", text = ""]) =>
    aPassage([{ label: "VAT", text, facts: ["vat_standard_rate_pct"] }], {
      path: `/start-business/${country}`,
      country,
      anchor: "tax",
      heading: "Taxes",
    }),
  );
  const navigator = makeNavigator(smallCorpus(twoCongos, "congos"));
  const shared = { does: "ask-country", suggestions: ["congo", "dr-congo"], isShared: true };
  expect(navigator.answerQuestion({ ask: "VAT in Congo" })).toMatchObject(shared);
  expect(navigator.shortAnswer("VAT in Congo")).toBeUndefined();
  const chosen = navigator.answerQuestion({ ask: "VAT in Congo", countries: ["dr-congo"] });
  expect(chosen.does === "answer" && chosen.sentences[0]?.text).toContain("16%");
});

test("a row that says in a sentence what is known is said as that sentence, under the name of its country", () => {
  const card = aPassage([
    {
      label: "Cost",
      text: "We know the fees of 3 of the 10 steps (USD 15), so there is no total yet.",
      facts: ["registration.cost"],
    },
  ]);
  const navigator = makeNavigator(smallCorpus([card], "fees"));
  const shown = navigator.answerQuestion({ ask: "how much does it cost to register a company in ghana" });
  expect(shown.does === "answer" && shown.sentences[0]?.text).toBe(
    "Ghana: We know the fees of 3 of the 10 steps (USD 15), so there is no total yet.",
  );
});

test("a fact is found by its key whatever its label is, and what a page does not know is said with the record's reason", () => {
  const money = aPassage(
    [
      { label: "Prix en hausse", text: "5%", date: "2025", facts: ["inflation_pct"] },
      {
        label: "Normal week, Notice",
        text: "No data; Not established.",
        facts: ["hiring.weeklyHours", "hiring.notice"],
      },
      { label: "No data", text: "Central bank rate: no source." },
    ],
    { anchor: "money", heading: "Money" },
  );
  const hiring = { ...money, anchor: "hiring", heading: "Hiring" };
  const navigator = makeNavigator(smallCorpus([money, hiring], "keys"));
  const shown = (ask: string) => {
    const answered = navigator.answerQuestion({ ask });
    return answered.does === "answer" ? answered.sentences[0]?.text : answered.does;
  };
  expect(shown("inflation ghana")).toBe("Prix en hausse in Ghana: 5% (2025).");
  expect(shown("notice period ghana")).toBe("Ghana, Notice: no data. Not established.");
  expect(shown("central bank rate ghana")).toMatch(/^Ghana, Central bank rate: no data\. /);
});
