import type { Subsidiary } from "./types.ts";

/** Inclusive finance for small firms, cooperatives and first-time borrowers. */
export const afrivent: Subsidiary = {
  slug: "afrivent",
  name: "Afrivent",
  title: "Afrivent: finance for small firms and first loans",
  description:
    "Afrivent is planned finance for small firms and first-time borrowers: what lenders ask, how to compare loans by APR, and why nothing is lent today.",
  eyebrow: "Finance",
  lead: "For firms and people that banks tend to pass over. Afrivent lends nothing today. This page shows what lenders ask, how to lay offers side by side, and what is planned.",
  what: [
    "A tailor with ten years of customers and no bank statement is, to a bank, somebody without a past. Inclusive finance finds other evidence: sales in a notebook, payments on a phone, a group that vouches, the machine bought with the loan.",
    "Afrivent is meant to take a firm from need to answer. First comes a single page: what the money is for and how it pays itself back. Then, from lenders who hold a licence or under one of its own, an offer with its whole cost in one figure. Then instalments that follow the seasons of the trade.",
    "It stands beside the Credit Union, which is to lend members' savings to members. Afrivent would serve firms and cooperatives outside that circle, with money from lenders who know that they may lose it. Diaspora-backed credit is one of the four sources the group names for its funding; none of them is open.",
  ],
  forWhom: [
    {
      term: "Small firms with records on paper",
      text: "Help to turn a cash book and receipts into the answers that a loan officer looks for.",
    },
    {
      term: "Cooperatives",
      text: "Money for the weeks between paying growers at the gate and being paid by the buyer.",
    },
    {
      term: "First-time borrowers",
      text: "A small first loan, a plain contract and a record of having repaid it.",
    },
    {
      term: "Suppliers waiting for payment",
      text: "An advance on an invoice that a known buyer has confirmed in writing.",
    },
  ],
  works: {
    lead: "From a need to a repaid loan, as it is planned. The first three steps can be done at any kitchen table now.",
    shape: "chain",
    caption:
      "Six steps from describing a need for money to a record of repayment that belongs to the borrower.",
    nodes: [
      { title: "Describe the need", text: "What is bought, from whom, for how much." },
      { title: "Test the sums", text: "What it brings in each month, and with half the sales." },
      { title: "Collect offers", text: "From at least two licensed lenders, in writing." },
      { title: "Compare the cost", text: "Sum in hand, every payment, yearly cost." },
      { title: "Sign with time", text: "Take the paper home for a night before you decide." },
      { title: "Repay by season", text: "Instalments fall due when the trade brings in money." },
    ],
  },
  today: [
    {
      term: "Finance",
      text: "None: no loan, no guarantee, no lease, no grant. The form on this page describes a need; it applies for no money.",
    },
    {
      term: "The Afrivent portal",
      text: "You can ask for access. Approval there lets you read; it says nothing about credit.",
    },
    {
      term: "Advice",
      text: "We give none. The consumer desk of a central bank, a federation of savings groups or a legal aid office can read a contract with you.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "The one-page need",
      text: "The form on this page, tried with firms in Liberia first, to learn which questions they are asked and cannot answer. No lending.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "Lenders may answer",
      text: "Licensed lenders in Ghana, Sierra Leone and Nigeria could reply to such pages, if the law lets us pass them on.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Loans of its own",
      text: "Small sums under a microfinance licence, one country at a time. Arrears are to be published with the amounts lent.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Shared risk",
      text: "Guarantees together with institutions, which ask for audited years of repayment first.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Who may ask",
      text: "Firms and cooperatives that are registered or about to be, through a person who may act for them.",
    },
    {
      term: "No fee in advance",
      text: "Asking would cost nothing, and so would a decision. A payment wanted before a loan is paid out is the oldest trick in lending.",
    },
    {
      term: "Security",
      text: "The thing bought, the stock, an invoice. Never somebody's identity card, bank card or phone, and no family land without the signatures of all who live from it.",
    },
    {
      term: "Price",
      text: "The yearly cost with all fees, and the sum of all payments, above the line where you sign.",
    },
    { term: "Arrears", text: "A talk and a new plan first. No calls to relatives, no names on a wall." },
  ],
  apply: {
    heading: "Put your need on one page",
    lead: "Afrivent lends nothing. What is decided is whether the page is complete enough for a lender to answer, and which firms we talk to in the pilot. The answer says what a lender would still ask.",
    form: "afrivent",
  },
  risks: [
    {
      term: "Too much debt",
      text: "A second loan that pays off the first adds its own cost to it. Several lenders at once rarely know of each other.",
    },
    {
      term: "Bad seasons",
      text: "A whole district can fail to repay in the same dry year, and take a small lender with it.",
    },
    {
      term: "Personal guarantees",
      text: "Whoever signs for a firm can lose a house for it, even after leaving the firm.",
    },
    {
      term: "Rules on interest",
      text: "Some states cap rates. A cap protects borrowers and can also make small loans impossible.",
    },
    {
      term: "No lender answers",
      text: "A page about a need helps only if somebody with money reads it. None has been signed up.",
    },
  ],
  questions: [
    {
      question: "Can Afrivent lend to my firm?",
      answer:
        "No. It holds no licence and no money to lend. You can put what you would need on one page and hear what is unclear about it; that promises nothing.",
    },
    {
      question: "What do lenders look at when there are no accounts?",
      answer:
        "A sales book, wallet statements, rent receipts, the word of suppliers, stock counted on two dates, years at the same place. Keep a cash book for three months: date, in, out, what for. It weighs more than a long business plan.",
    },
    {
      question: "Is a grant better than a loan?",
      answer:
        "It need not be paid back, but it comes late, for one narrow purpose and with reports to write. A loan that pays for itself within a season can be cheaper than a year of waiting.",
    },
  ],
  extra: [
    {
      kind: "table",
      id: "compare-loans",
      heading: "Compare loans by what they cost",
      lead: "Three made-up offers for one hundred units of money, paid back in twelve equal monthly instalments. The offer with the lowest advertised rate costs most.",
      caption:
        "Three invented loan offers with the sum received, the instalment, the total paid and the yearly cost",
      columns: [
        { label: "Offer" },
        { label: "In your hand", numeric: true },
        { label: "Each month", numeric: true },
        { label: "Paid in all", numeric: true },
        { label: "APR", numeric: true },
      ],
      rows: [
        ["20% a year on what is still owed, no fee", "100", "9.26", "111.16", "21.9%"],
        ["“12% flat”, no fee", "100", "9.33", "112.00", "23.7%"],
        ["“8% flat”, a fee of 6 held back", "94", "9.00", "108.00", "29.9%"],
      ],
      sources: [
        {
          label:
            "Directive (EU) 2023/2225 on consumer credit, whose annex holds the formula of the annual percentage rate",
          href: "https://eur-lex.europa.eu/eli/dir/2023/2225/oj",
          year: 2023,
        },
      ],
    },
    {
      kind: "steps",
      id: "read-an-offer",
      heading: "Read an offer",
      steps: [
        {
          title: "The sum in your hand",
          text: "After fees, shares and compulsory savings have been taken off.",
        },
        { title: "Every payment", text: "With its date, to the last one. Add them up." },
        {
          title: "How the rate is counted",
          text: "A flat rate charges you for money you have already given back. On a declining balance you pay for what you still owe.",
        },
        {
          title: "The APR",
          text: "The annual percentage rate puts interest, fees and dates into one figure. A lender can work it out, and so can a spreadsheet with its function for the internal rate of return.",
        },
        {
          title: "What goes wrong",
          text: "Late fees, who is called, what may be taken, and what it costs to repay early.",
        },
      ],
    },
  ],
  next: {
    lead: "Questions about loans and lenders go here; what your firm needs goes into the form above. Leave out account numbers and papers.",
    leadType: "division_question",
    submitLabel: "Send to Afrivent",
  },
  related: ["/portal/afrivent", "/subsidiaries/credit-union", "/score", "/start-business"],
  reviewedOn: "2026-11-21",
  rests: ["funding", "roadmap"],
  faq: {
    description:
      "Borrowing in another currency, group loans, leases, cash books and loan apps: questions of small firms about finance. Afrivent itself lends nothing.",
    lead: "What owners of small firms ask before they borrow anywhere. Afrivent makes no offers, so these answers are about loans in general.",
    drawing: {
      kind: "fork",
      id: "borrow-or-not",
      heading: "Before you borrow",
      caption: "Four questions in this order; the first yes says what to do.",
      asks: [
        {
          question: "Does the lender want your contacts or photos?",
          yes: "Refuse. Look for the lender in the list of the central bank or the consumer authority.",
        },
        {
          question: "Are you paid in local money, and the loan is in dollars?",
          yes: "Each instalment grows when your money falls. Count with that before you look at the rate.",
        },
        {
          question: "Does the lender keep a part as savings?",
          yes: "Take that part off the sum before you compare.",
        },
        {
          question: "Have you nothing to pledge but the machine you would buy?",
          yes: "Ask for a lease, and who insures and repairs it.",
        },
      ],
      otherwise: "Write the page about your need, and what you would do if only half of the money came.",
    },
    groups: [
      {
        id: "borrowing",
        heading: "Borrowing",
        items: [
          {
            question: "Should I borrow in dollars because the rate is lower?",
            answer:
              "Think of how you are paid. If customers pay in local money and it falls, every instalment grows, and the low rate can be gone within a month.",
          },
          {
            question: "What is a group loan?",
            answer:
              "A few people borrow together and answer for one another. It needs no land title. In return you may have to pay for a neighbour. Ask what happens when a member dies or moves away, and whether the group may refuse somebody.",
          },
          {
            question: "The lender wants to keep part of the loan as savings. What does that do?",
            answer:
              "You pay interest on the whole sum and can use a part of it. Take the kept part off before you compare, as in the table on the Afrivent page.",
          },
          {
            question: "When does a lease suit better than a loan?",
            answer:
              "When the machine keeps its value and you have nothing else to pledge. It belongs to the lessor until the last payment. Ask who insures and repairs it, and what you lose if you miss one instalment near the end.",
          },
        ],
      },
      {
        id: "records",
        heading: "Papers and records",
        items: [
          {
            question: "My firm has no papers at all. Where do I begin?",
            answer:
              "With its name at the registry and a tax number; the country guide names both offices. Then a cash book, and one account or wallet that is used for the firm alone.",
          },
          {
            question: "What belongs on the page about a need?",
            answer:
              "The thing you would buy and a quotation for it; what it earns or saves in a month; what you put in yourself; in which months money comes in; and what you would do if only half of it came.",
          },
        ],
      },
      {
        id: "safety",
        heading: "Safety",
        items: [
          {
            question: "An app promises money in minutes and wants my contacts. What should I check?",
            answer:
              "Whether the lender stands in the list of the central bank or the consumer authority. Nobody needs your contacts or photos in order to lend; some have used them to shame borrowers. Refuse, and turn the price for a week into a price for a year.",
          },
          {
            question: "A message offers me an Afrivent loan. Is it real?",
            answer:
              "No, since none is made. Pay nothing, keep the message, and report it to the office through this site.",
          },
          {
            question: "I cannot repay a loan I have elsewhere. What can I do?",
            answer:
              "Speak to the lender before the due date, ask for a new plan in writing, and keep a copy. A legal aid office can say what may be seized and what may not. Another quick loan to close the gap usually widens it.",
          },
        ],
      },
    ],
  },
};
