import { families, listDivisions, type Family } from "../../divisions.ts";
import type { PageRecord } from "../../types.ts";

type Line = { earns: string; needs: string; proof: string };

/** How each field would earn money, what it needs and what would be its first proof, in the order of `families`. */
const lines: Record<Family, Line> = {
  agriculture: {
    earns: "Sale of crops, animals, seed and dried plants; fees for growing under contract",
    needs: "Trained people, power for drying, a buyer before planting",
    proof: "One season in which weighed harvest, less all costs, leaves something for grower and group",
  },
  trade: {
    earns: "A stated margin on goods sold; rent and fuel at stops",
    needs: "Graded goods on fixed days, a lawful way to be paid",
    proof: "A counter that covers rent, wages and spoilage for a year",
  },
  finance: {
    earns: "The difference between interest paid and received; fees shown beforehand",
    needs: "A licence, members' savings, borrowers with an income",
    proof: "The licence itself, then a year of repayments, with the late ones reported too",
  },
  identity: {
    earns: "A fee from the body that asks, never from a person proving who they are",
    needs: "A mandate of the state; a data protection authority that has been told",
    proof: "Checks that an outside tester cannot fool, and a complaint route that corrects errors",
  },
  health: {
    earns: "Premiums, less claims and the cost of clinics",
    needs: "An insurance licence, clinics that agree a tariff, a payment route",
    proof: "Claims paid within the promised days by the end of a first policy year",
  },
  education: {
    earns: "Course fees, training bought by employers, grants",
    needs: "Approved courses, land to practise on, firms that hire",
    proof: "How many who began also finished, and what they did a year later",
  },
  industry: {
    earns: "Processed goods, power sold by the meter, sorted material",
    needs: "Raw goods all year, spare parts, buyers for by-products",
    proof: "A plant that runs enough hours to pay for itself, with accidents counted",
  },
  communities: {
    earns: "Service charges and rent; advice to people who return",
    needs: "Consent of councils and neighbours, clear title, water",
    proof: "Families who still live there by choice after the first lease",
  },
  justice: {
    earns: "Nothing; it would be paid from surplus and gifts",
    needs: "Lawyers admitted by a bar, secrecy that holds against the group as well",
    proof: "Referrals that a family itself calls useful, published without names",
  },
};

/** The fields of work side by side: income, needs and first proof. */
export const portfolioOverviewPage: PageRecord = {
  name: "Overview of fields",
  title: "How each field would earn its keep",
  description:
    "The nine fields of the planned Akoma Group in one table: where income would come from, what each needs, and the first proof each must show.",
  eyebrow: "Portfolio",
  lead: "Nine fields, three plain questions for each. The answers are intentions; none has been tested by a season, an auditor or a customer.",
  sections: [
    {
      kind: "table",
      id: "fields",
      heading: "Income, needs and first proof",
      lead: "Read a row from left to right. If the last column cannot be met, the field is not meant to grow.",
      rests: ["divisions"],
      caption:
        "For each field of work: its divisions, how it would earn, what it depends on and what it has to prove first",
      columns: [
        { label: "Field" },
        { label: "Divisions" },
        { label: "Would earn by" },
        { label: "Depends on" },
        { label: "First proof" },
      ],
      rows: (Object.keys(families) as Family[]).map((family) => [
        families[family],
        listDivisions(family)
          .map(({ name }) => name)
          .join(", "),
        lines[family].earns,
        lines[family].needs,
        lines[family].proof,
      ]),
    },
    {
      kind: "prose",
      id: "reading",
      heading: "What the table shows",
      paragraphs: [
        "Three fields need a permission before they can earn at all: finance, identity and health. They come late, however much they are wanted. Agriculture, education and parts of trade can begin with permits that a council or a ministry gives to many others, so the pilot starts there.",
        "Two dependencies run through every row. Payment is one: without a lawful way to settle, a mill and a market are tied to cash. Power is the other: a harvest that cannot be dried or cooled is sold on the day when the price is lowest.",
      ],
    },
    {
      kind: "diagram",
      id: "order",
      heading: "The order in which fields could open",
      shape: "chain",
      caption: "Four steps from fields that need ordinary permits to those that need a supervisor.",
      nodes: [
        { title: "Teach and trial", text: "Short courses and trial plots under ordinary permits." },
        { title: "Process and sell", text: "One small plant and one counter, inspected for food safety." },
        { title: "Apply for licences", text: "Credit and cover, with accounts a supervisor can read." },
        { title: "Connect", text: "Payment, cover and identity join the chain where allowed." },
      ],
    },
    {
      kind: "facts",
      id: "weak-links",
      heading: "Where the plan is weakest",
      lead: "Written by those who hope that it works. Ask about these first.",
      facts: [
        {
          term: "Selling to oneself",
          text: "When one division buys from another, the price has to be what a stranger would pay. Otherwise a loss hides in the next set of books.",
        },
        {
          term: "One harvest, many debts",
          text: "A drought would reach the grower, the mill, the shop and the lender in the same quarter.",
        },
        {
          term: "Scarce managers",
          text: "Each field needs somebody who has run such a thing before. Money does not replace them.",
        },
        {
          term: "Slow permissions",
          text: "A supervisor may take years or refuse. Whatever rests on that licence has to wait without pretending otherwise.",
        },
      ],
    },
    {
      kind: "steps",
      id: "own-plan",
      heading: "Use the same questions on your own plan",
      steps: [
        {
          title: "Write one sentence on income",
          text: "Who pays, for what, how often. If the sentence needs a second product to make sense, begin with that one.",
        },
        {
          title: "List three dependencies",
          text: "Somebody else's licence, a road, a season. Put a name and a date beside each.",
        },
        {
          title: "Choose a proof that can fail",
          text: "A number you would see within a year, and the result at which you would stop.",
        },
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "Test a row against a country",
      lead: "The guides show what registering, tax and trade look like where you are, with the year of each figure.",
      actions: [
        { href: "/start-business", label: "Open a country guide" },
        { href: "/subsidiaries", label: "Read about the divisions" },
      ],
    },
  ],
  related: ["/portfolio", "/portfolio/financials", "/impact", "/governance"],
  reviewedOn: "2026-11-21",
};
