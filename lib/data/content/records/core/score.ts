import type { PageRecord } from "../../types.ts";

/** A self-check of readiness to borrow. The answers stay on the device. */
export const scorePage: PageRecord = {
  name: "Readiness check",
  title: "How ready are you to borrow? Check for yourself",
  description:
    "A self-assessment that stays on your device: what lenders look at, how to improve it, and your rights with credit bureaux. It is not a credit score.",
  eyebrow: "Finance",
  lead: "What lenders look at, as sentences you can tick. Nothing is sent or saved, so you can be frank. Under each one you read what to do if you cannot tick it.",
  contents: true,
  sections: [
    {
      kind: "tool",
      id: "check",
      heading: "The check",
      lead: "Tick what is true today, not what you hope for. The ticks are counted in the page and vanish when you leave it.",
      tool: "self-check",
    },
    {
      kind: "notice",
      id: "not-a-score",
      heading: "This is not a credit score",
      tone: "info",
      paragraphs: [
        "No lender receives the count, no bureau knows it and it decides nothing. A real score is computed by a bureau or a lender from records about you. We hold no such records and make no loans, so this page cannot tell you whether one would be granted.",
      ],
    },
    {
      kind: "table",
      id: "look-at",
      heading: "What lenders look at",
      caption: "Five things lenders look at, the question behind each, the evidence and how to improve it",
      columns: [
        { label: "Thing" },
        { label: "Question behind it" },
        { label: "Evidence" },
        { label: "How to improve it" },
      ],
      rows: [
        [
          "Character",
          "Do you pay when it is hard?",
          "Earlier loans, rent, bills, a savings circle's book",
          "Pay small debts on the day; ask the circle to sign your page",
        ],
        [
          "Capacity",
          "Is enough left each month?",
          "Takings, costs, household spending",
          "Write down every sale for three months",
        ],
        [
          "Capital",
          "What of your own is in it?",
          "Savings, stock, tools, an invoice in your name",
          "Buy the first tool yourself, then ask for the second",
        ],
        [
          "Collateral",
          "What can be sold if it fails?",
          "Title, vehicle papers, animals, goods, a guarantor",
          "Ask whether your country has a register for movable things",
        ],
        [
          "Conditions",
          "Could the market turn?",
          "Season, prices, one buyer or several",
          "Find a second buyer before the loan",
        ],
      ],
    },
    {
      kind: "diagram",
      id: "ninety-days",
      heading: "Three months that change an application",
      shape: "chain",
      caption: "Three months, from two purses to one page.",
      nodes: [
        {
          title: "Weeks one and two: separate",
          text: "One purse or wallet for the business, one for the house. Move your own wage from one to the other on a fixed day.",
        },
        {
          title: "Until week eight: record",
          text: "Date, what was sold, to whom, how it was paid. A school exercise book will do if no day is missing.",
        },
        {
          title: "From week nine: save",
          text: "The same sum each week into an account or circle in your name. Regular counts for more than large.",
        },
        {
          title: "At the end: one page",
          text: "What the money is for, what it will bring, from which month you repay, and what you do if sales are halved.",
        },
      ],
    },
    {
      kind: "facts",
      id: "bureau",
      heading: "Credit bureaux and your rights",
      lead: "Many countries have one or more, licensed by the central bank. Where there is none, lenders ask each other.",
      facts: [
        {
          term: "See your report",
          text: "The law often gives you one copy a year without charge. Ask the central bank which bureau is licensed.",
        },
        {
          term: "Dispute an entry",
          text: "In writing, with the receipt. While it is examined, the entry is usually marked as disputed.",
        },
        {
          term: "Loan apps",
          text: "Some read contacts and messages from the telephone. A lender who calls your relatives is breaking the rules in a growing number of countries; the data protection authority hears such complaints.",
        },
        {
          term: "Guarantors",
          text: "Whoever signs for you is asked for the whole sum, not for a share. Show them your one page before they sign.",
        },
      ],
    },
    {
      kind: "facts",
      id: "offer",
      heading: "When you hold an offer",
      facts: [
        {
          term: "Total to repay",
          text: "Ask for it in money, with every fee, beside the sum you receive. The difference is the price.",
        },
        {
          term: "Flat or reducing",
          text: "A rate on the first balance costs nearly twice as much as the same rate on what is still owed.",
        },
        {
          term: "Timing",
          text: "Repayments should fall after your sales and not before. A crop does not pay weekly.",
        },
        { term: "The clause on default", text: "Read it first. It names what you could lose." },
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "Turn gaps into a plan",
      lead: "An unregistered firm is the gap most lenders name first. The guide of your country shows how to close it.",
      actions: [
        { href: "/start-business", label: "Register your business" },
        { href: "/portal/afrivent", label: "See what Afrivent would ask" },
      ],
    },
  ],
  related: ["/financial-services", "/subsidiaries/afrivent", "/home/credit-union", "/on-this-device"],
  reviewedOn: "2026-11-21",
};
