import type { Portal } from "../types.ts";

/** Portals about money. None of them moves any. */
export const financePortals: readonly Portal[] = [
  {
    key: "credit-union",
    path: "/portal/credit-union",
    name: "Credit union portal",
    title: "Credit union portal",
    description:
      "The planned portal of the member-owned credit union: what opening an account would take, how loans would be decided, and why neither is possible today.",
    eyebrow: "Finance · Credit Union",
    family: "finance",
    division: "credit-union",
    access: "grant",
    purpose: "Where members of the credit union would open an account, ask for a loan and watch both.",
    about: [
      "A credit union belongs to those who save in it. Members would see their share, their savings and their loans in one list, in the currency of their country.",
      "There is no licence, so no account can be opened, no deposit is accepted and no loan is made. It is designed to meet the rules for credit unions; no authority has approved it.",
    ],
    whoMayEnter:
      "Adults in Africa and in the diaspora who want to become members and can show a national or citizen ID when the time comes.",
    looksAt:
      "They look at the country you live in, what you would use an account for, and whether its law would let you join.",
    inside: [
      {
        title: "Conditions as they are meant to be",
        text: "What an account and a loan would ask of you, in the two parts below.",
        stage: "open",
      },
      {
        title: "Two forms to follow",
        text: "One to say that you would open an account, one to have a plan for a loan looked at. Neither moves money.",
        stage: "open",
        next: { href: "/forms/credit-union-account", label: "Say that you would join" },
      },
      {
        title: "Accounts",
        text: "A share account that makes you an owner, and savings beside it.",
        stage: "planned",
      },
      {
        title: "Loans",
        text: "Small loans backed by savings, decided by members' rules rather than by a score bought elsewhere.",
        stage: "planned",
      },
      {
        title: "Payments and cards",
        text: "Transfers between members first. Cards need a scheme that takes us, and none has been asked.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of a member's list; accounts and amounts are made up",
      columns: [{ label: "Account" }, { label: "Kind" }, { label: "Balance", numeric: true }],
      rows: [
        ["Sample account 1", "Share", "10.00"],
        ["Sample account 2", "Savings", "100.00"],
        ["Sample loan 3", "Loan", "−50.00"],
      ],
    },
    stored:
      "What you write in your request, and its decision. No ID, no account number and no proof of income is collected on this site.",
    enquiries: ["/portal/credit-union"],
    tabs: { open: "accounts", credit: "loans" },
    sections: [
      {
        kind: "facts",
        id: "accounts",
        heading: "Opening an account",
        lead: "Planned. This is what it would take.",
        facts: [
          {
            term: "Identity",
            text: "A national or citizen ID is required to open an account. Do not send a copy to us now.",
          },
          {
            term: "A share",
            text: "Each member buys one share of the same price and has one vote, whatever the savings.",
          },
          {
            term: "Where you live",
            text: "The credit union may only serve the people its licence names: a place, a trade or a group.",
          },
          {
            term: "Today",
            text: "Asking for access files your interest. It opens no account and reserves nothing.",
          },
        ],
      },
      {
        kind: "facts",
        id: "loans",
        heading: "Asking for a loan",
        lead: "Planned, and only for members who have saved first.",
        facts: [
          {
            term: "What counts",
            text: "How regularly you saved, what the loan is for, and who stands beside you.",
          },
          {
            term: "What it costs",
            text: "The whole cost in money and in per cent a year would stand above the button, before you sign.",
          },
          {
            term: "If you cannot pay",
            text: "A talk and a new plan come first. No public list of debtors, no calls to your family.",
          },
          {
            term: "Not offered",
            text: "No loan is offered on this site. Whoever asks you for a fee to release one is not us.",
          },
        ],
      },
    ],
  },
  {
    key: "afrivent",
    path: "/portal/afrivent",
    name: "Afrivent portal",
    title: "Afrivent portal",
    description:
      "For small firms, cooperatives and first-time borrowers: how a need for finance would be described, checked and answered. No finance is offered today.",
    eyebrow: "Finance · Afrivent",
    family: "finance",
    division: "afrivent",
    access: "grant",
    purpose: "A place for small firms to describe what they need money for, in a form a lender can answer.",
    about: [
      "Many firms are refused because their papers do not answer the lender's questions. Afrivent would help to put a need into a page: what for, how much, how it pays itself back.",
      "It lends nothing and brokers nothing at present. A firm that writes here learns what would be asked, not whether it would get a loan.",
    ],
    whoMayEnter:
      "Small firms and cooperatives that work or are about to register in one of the 54 countries.",
    looksAt:
      "They look at whether there is a firm or a plan for one, in which country, and what the money would change.",
    inside: [
      {
        title: "Start with the steps",
        text: "A registered firm is the first thing any lender asks for. The guides name the office in each country.",
        stage: "open",
        next: { href: "/start-business", label: "Find your country" },
      },
      {
        title: "Need on one page",
        text: "A form that asks what lenders ask, saved as you go. A person says what is missing.",
        stage: "open",
        next: { href: "/forms/afrivent", label: "Describe the need" },
      },
      {
        title: "The page on paper",
        text: "Found complete, your need stands in the portal, to be printed and taken to any lender you like.",
        stage: "open",
      },
      {
        title: "Loans through Afrivent",
        text: "Money lent here, or passed on. That takes a licence, which does not exist.",
        stage: "planned",
      },
      {
        title: "Answers of lenders",
        text: "Licensed lenders could reply to a need. None has been signed up.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of needs as a firm would list them; firms and sums are made up",
      columns: [{ label: "Need" }, { label: "For" }, { label: "Sum", numeric: true }, { label: "State" }],
      rows: [
        ["Sample cold box", "Sample fish seller", "400", "Draft"],
        ["Sample sewing machine", "Sample tailor", "150", "Ready to print"],
        ["Sample working stock", "Sample cooperative", "900", "Draft"],
      ],
    },
    stored:
      "The purpose you name and the firm, if you name one. Accounts, statements and ID papers are not asked for.",
    enquiries: ["/portal/afrivent"],
    tabs: { credit: "inside" },
  },
  {
    key: "rootspay",
    path: "/portal/rootspay",
    name: "RootsPay portal",
    title: "RootsPay portal",
    description:
      "A planned way for the diaspora to send money home and see what it was used for. It is an outline: no transfer, wallet or exchange of money works today.",
    eyebrow: "Communities and diaspora · Roots Diaspora",
    family: "communities",
    division: "roots-diaspora",
    access: "grant",
    purpose: "A way for families apart to agree what money sent home is for, and to see where it went.",
    about: [
      "Sending money is easy to do and hard to follow. RootsPay would join a transfer to a purpose both sides wrote down: school fees, a roof, a season's seed.",
      "Moving money across borders needs a licence at both ends. Neither exists, so no transfer can be made here and no wallet is kept.",
    ],
    whoMayEnter: "Members of the diaspora and the relatives or groups they send money to.",
    looksAt:
      "They look at the two countries concerned and what the money would be for. Do not name sums you have already sent.",
    inside: [
      {
        title: "Compare countries",
        text: "Costs, currencies and risks of the country you send to, each figure with its source.",
        stage: "open",
        next: { href: "/explore/compare", label: "Compare two countries" },
      },
      {
        title: "What sending costs",
        text: "Type in a sum and a fee, and read what arrives at the rate of the day. Members do it inside the portal.",
        stage: "open",
        next: { href: "/send", label: "Estimate a transfer" },
      },
      {
        title: "A place on the waiting list",
        text: "Name the two countries and how often you send. Inside you see your place, and how many wait with you.",
        stage: "open",
        next: { href: "/forms/rootspay-waiting", label: "Join the waiting list" },
      },
      {
        title: "Purposes",
        text: "A short agreement between sender and receiver, with a date by which it should be done.",
        stage: "planned",
      },
      {
        title: "Transfers",
        text: "Through a licensed partner, with the whole cost shown first. No partner has been found.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of purposes between two people who do not exist",
      columns: [{ label: "Purpose" }, { label: "Agreed sum", numeric: true }, { label: "Done so far" }],
      rows: [
        ["Sample school term", "120", "Receipt shown"],
        ["Sample roof", "300", "Half of the sheets bought"],
        ["Sample seed", "40", "Not begun"],
      ],
    },
    stored:
      "The request, the route you wait for, and our answers. No card, bank account, wallet or name of a relative is taken in.",
    enquiries: ["/portal/rootspay"],
  },
];
