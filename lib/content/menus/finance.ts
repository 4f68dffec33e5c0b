import type { MenuDraft } from "./types.ts";

/** Money: what can be read and done, and what is only planned. Each item says what it is and what its link does. */
export const financeMenu: MenuDraft = {
  id: "finance",
  label: "Finance & Banking",
  about: "What the site tells about money, and what the group plans. No money moves here.",
  groups: [
    {
      id: "facts",
      title: "Money across borders",
      entries: [
        {
          href: "/financial-services",
          text: "Everything about money on this site, in one place.",
          action: "See financial services",
          icon: "money",
        },
        {
          href: "/start-business#wallet-rails",
          label: "Payment services",
          text: "Mobile money, instant payments and cards: what works in which country.",
          action: "See what moves money",
          icon: "phone",
        },
        {
          href: "/currency",
          text: "Read every amount in the currency you choose, with the date of the rate.",
          action: "Choose a currency",
          icon: "compare",
        },
        {
          href: "/send",
          text: "An estimate of what sending money home costs. Nothing is sent.",
          action: "Estimate a transfer",
          icon: "globe",
        },
        {
          href: "/atm",
          text: "Where cash can be had, and who says so.",
          action: "Look for cash",
          icon: "pin",
        },
        {
          href: "/score",
          text: "Check for yourself how ready you are to borrow. It stays on your device.",
          action: "Assess yourself",
          icon: "good",
        },
      ],
    },
    {
      id: "planned",
      title: "Planned services",
      entries: [
        {
          href: "/home/credit-union",
          text: "A credit union owned by its members. Planned: no account can be opened yet.",
          action: "See the credit union",
          icon: "building",
        },
        {
          href: "/portal/credit-union",
          text: "A national or citizen ID is required to open an account. None can be opened yet.",
          action: "Open credit union portal",
          icon: "people",
        },
        {
          href: "/portal/afrivent",
          text: "For small firms: put into words what you need finance for.",
          action: "Open Afrivent portal",
          icon: "document",
        },
        {
          href: "/portal/rootspay",
          text: "Money sent home, and what it was for. An outline: no transfer works today.",
          action: "Open RootsPay portal",
          icon: "globe",
        },
        {
          href: "/portal/health",
          text: "Micro-cover for households, as planned. No cover is sold.",
          action: "Open health portal",
          icon: "good",
        },
      ],
    },
    {
      id: "invest",
      title: "Investors",
      entries: [
        {
          href: "/investors",
          text: "The plan, its stages and its risks. No investment is taken.",
          action: "Read the investor page",
          icon: "document",
        },
        {
          href: "/investor-impact",
          text: "What is to be measured, and how targets are told from results.",
          action: "See what is measured",
          icon: "good",
        },
        {
          href: "/portal/investor",
          text: "A reading room for people who might fund a stage of the plan.",
          action: "Open investor portal",
          icon: "people",
        },
        {
          href: "/portfolio/financials",
          text: "Targets for revenue and funding. No accounts have been published yet.",
          action: "Read the financial plan",
          icon: "money",
        },
      ],
    },
  ],
};
