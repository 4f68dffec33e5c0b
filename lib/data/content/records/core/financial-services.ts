import type { PageRecord } from "../../types.ts";

/** Everything about money on this site, and how to tell a licensed provider from a fraud. */
export const financialServicesPage: PageRecord = {
  name: "Financial services",
  title: "Financial services: what is planned, what to check",
  description:
    "The planned finance, health cover and remittances of the Akoma Group, the tools that work today, and how to check a provider's licence or spot a fraud.",
  eyebrow: "Finance",
  lead: "Four services are planned and closed. Three tools can be used now, for free and without an account. Below them: how to check anybody who offers you money.",
  contents: true,
  sections: [
    {
      kind: "cards",
      id: "services",
      heading: "What there is and what there is not",
      groups: [
        {
          name: "Use now",
          cards: [
            {
              title: "Estimate a transfer",
              text: "What a remittance would cost once fee and exchange margin are added up.",
              href: "/send",
              stage: "open",
            },
            {
              title: "Cash and agents",
              text: "How cash-out works in African countries, and why no machine of ours is on the list.",
              href: "/atm",
              stage: "open",
            },
            {
              title: "Readiness check",
              text: "What a lender would look at, to tick off for yourself. Nothing leaves your device.",
              href: "/score",
              stage: "open",
            },
          ],
        },
        {
          name: "Planned, closed until licensed",
          cards: [
            {
              title: "Credit Union",
              text: "Savings and loans in an institution that its members own. The central bank of each country would have to license it.",
              href: "/subsidiaries/credit-union",
              stage: "planned",
            },
            {
              title: "Afrivent",
              text: "Help for small firms that need stock or tools, and lending once somebody has approved it.",
              href: "/subsidiaries/afrivent",
              stage: "planned",
            },
            {
              title: "HealthShare",
              text: "Small health cover for households. Needs the insurance supervisor and clinics that accept it.",
              href: "/subsidiaries/healthshare",
              stage: "planned",
            },
            {
              title: "RootsPay",
              text: "Bills and fees at home, paid from abroad and tied to a purpose. Its portal shows an outline.",
              href: "/portal/rootspay",
              stage: "planned",
            },
          ],
        },
      ],
    },
    {
      kind: "table",
      id: "who-licenses",
      heading: "Who licenses what",
      lead: "Titles differ by country. Each guide lists the offices under its contacts.",
      caption: "Kinds of financial service, the kind of office that licenses it, and what to ask that office",
      columns: [{ label: "Service" }, { label: "Usually licensed by" }, { label: "Ask the office" }],
      rows: [
        [
          "Bank, savings house, credit union",
          "Central bank, or a registrar of cooperatives",
          "May this name take deposits, and are they insured?",
        ],
        [
          "Mobile money and transfers",
          "Central bank, under the law on payment systems",
          "Is it an issuer, or an agent, and of whom?",
        ],
        [
          "Loans without deposits",
          "Central bank or a ministry, depending on the country",
          "Which licence number, and which cap on charges?",
        ],
        [
          "Insurance",
          "Insurance commission; in the CIMA zone of central and western Africa a regional one as well",
          "For which kind of cover, until when?",
        ],
        [
          "Shares, funds, crowdfunding",
          "Securities or capital markets authority",
          "Has this offer been approved, or only the firm?",
        ],
      ],
    },
    {
      kind: "steps",
      id: "check",
      heading: "Check a provider in an hour",
      steps: [
        {
          title: "Take the full legal name",
          text: "From the contract or the foot of the website, with the registration number. A brand alone can belong to anybody.",
        },
        {
          title: "Open the supervisor's own list",
          text: "Type its address yourself. A certificate sent as a picture proves nothing, since anybody can print one.",
        },
        {
          title: "Compare every letter",
          text: "Frauds use a licensed firm's name with one word added. Address, number and web domain have to match.",
        },
        {
          title: "Call the number on the list",
          text: "And ask whether the person who approached you works there.",
        },
        {
          title: "Read who holds the money",
          text: "Your own account, a trust account or theirs. If the answer is unclear, stop.",
        },
      ],
    },
    {
      kind: "fork",
      id: "signs",
      heading: "Signs of a fraud",
      caption: "Five questions about an offer. One yes is enough to stop.",
      asks: [
        {
          question: "A fee before the loan?",
          yes: "Stop. For insurance, a form or a release: lenders take costs out of the loan or bill them afterwards, with a receipt.",
        },
        {
          question: "A return without a risk?",
          yes: "Stop. It is fixed by the week or doubled by the month, with a bonus for friends you bring.",
        },
        {
          question: "A private channel?",
          yes: "Stop. A chat group, a wallet in somebody's own name, or a request to keep it from your bank.",
        },
        {
          question: "Your code or PIN?",
          yes: "Stop. No honest provider asks for either. The system treats whoever types it as you.",
        },
        {
          question: "Hurry?",
          yes: "Stop. An offer that ends tonight is meant to end before you have asked anybody.",
        },
      ],
      otherwise: "Then check the licence, as above.",
    },
    {
      kind: "notice",
      id: "lost",
      heading: "If you have paid already",
      tone: "caution",
      paragraphs: [
        "Call your bank or wallet at once and ask for the payment to be stopped; the first hour matters most. Then report it to the police and to the supervisor with numbers, names and screenshots. People who promise to recover the sum for a fee are usually the next fraud.",
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "See which services move money where you are",
      lead: "The list of countries shows mobile money, instant payment and cards, each with its source or marked as indicative.",
      actions: [
        { href: "/start-business#wallet-rails", label: "See what moves money" },
        { href: "/send", label: "Estimate a transfer" },
      ],
    },
  ],
  related: ["/home/credit-union", "/send", "/score", "/atm"],
  reviewedOn: "2026-11-21",
};
