import type { PageRecord } from "../../types.ts";

/** The home page of the planned credit union: what it is meant to be, and how little of it exists. */
export const creditUnionHomePage: PageRecord = {
  name: "Credit union",
  title: "A credit union owned by its members",
  description:
    "The planned Akoma credit union: accounts, loans and cards, what a member owns, which papers an account would need. No money moves yet.",
  eyebrow: "Credit union",
  lead: "Savers and borrowers who know one another through work, place or family, and who own the credit union together. It is planned; a licence comes first.",
  sections: [
    {
      kind: "notice",
      id: "not-open",
      heading: "No account can be opened today",
      tone: "caution",
      paragraphs: [
        "No deposit is taken, no loan is made and no money moves on this site. There is no fee for joining a list and nobody may collect one. If somebody asks you for money in the name of this credit union, do not pay, and write to the office.",
      ],
    },
    {
      kind: "facts",
      id: "member-owned",
      heading: "What member-owned means",
      facts: [
        {
          term: "One member, one vote",
          text: "However much somebody has saved. The members elect the board and can vote it out.",
        },
        {
          term: "Surplus stays with members",
          text: "What is left after costs and reserves goes into better rates, lower fees or a dividend, as the members decide.",
        },
        {
          term: "Loans come from savings",
          text: "One member's savings are another's loan. That is why lending is slow at first and why arrears concern everybody.",
        },
        {
          term: "A common bond",
          text: "Members share something: a region, an employer, a cooperative, a tie to the diaspora. The rules of the licence say what counts.",
        },
      ],
    },
    {
      kind: "flow",
      id: "round",
      heading: "How the money goes round",
      caption: "What goes from member to member, by way of the credit union.",
      parties: ["Members who save", "Credit union", "Members who borrow"],
      passes: [
        { from: 0, to: 1, what: "One share each, savings, and one vote" },
        { from: 1, to: 2, what: "Loans, out of the savings" },
        { from: 2, to: 1, what: "Repayments" },
        { from: 1, to: 0, what: "Savings, and a surplus as the members decide" },
      ],
    },
    {
      kind: "cards",
      id: "services",
      heading: "What is planned",
      lead: "Four services, in the order in which they could open. None is open.",
      groups: [
        {
          name: "First",
          cards: [
            {
              title: "Accounts",
              text: "A share account that makes somebody a member, and a savings account beside it.",
              facts: [
                { term: "Needs", text: "A national or citizen ID and proof of address." },
                { term: "Today", text: "Cannot be opened." },
              ],
              stage: "planned",
            },
            {
              title: "Payments",
              text: "To and from banks and mobile wallets, with the fee and the rate shown before sending.",
              facts: [
                { term: "Needs", text: "An account and a payment licence." },
                { term: "Today", text: "Nothing can be sent." },
              ],
              stage: "planned",
            },
          ],
        },
        {
          name: "Afterwards",
          cards: [
            {
              title: "Loans",
              text: "For tools, stock, school and homes, judged on what the borrower can repay.",
              facts: [
                { term: "Needs", text: "A record of saving. No loan is promised to anybody." },
                { term: "Today", text: "No application is taken." },
              ],
              stage: "planned",
            },
            {
              title: "Cards",
              text: "For paying in shops and drawing cash, tied to an account of the member.",
              facts: [
                { term: "Needs", text: "An account and a card scheme that accepts us." },
                { term: "Today", text: "No card is issued." },
              ],
              stage: "later",
            },
          ],
        },
      ],
    },
    {
      kind: "steps",
      id: "open-an-account",
      heading: "How an account would be opened",
      lead: "So that you can prepare. Keep your papers at home: this site neither asks for them nor stores them.",
      steps: [
        {
          title: "Show who you are",
          text: "A national or citizen ID is required to open an account. A passport alone, or the word of another member, would not be enough.",
        },
        {
          title: "Show where you live",
          text: "A bill, a lease or a letter of the local authority. For members abroad, of the country where they live.",
        },
        {
          title: "Say where the money comes from",
          text: "The law against money laundering obliges every credit union to ask. Wages, sales and gifts are all answers; silence is none.",
        },
        {
          title: "Buy one share",
          text: "The same price for everybody, paid back when you leave. The price is not set yet.",
        },
      ],
    },
    {
      kind: "facts",
      id: "rules",
      heading: "Rules it is designed to meet",
      lead: "An aim of the design. Not a licence, and no authority has approved it.",
      rests: ["ncua", "gdpr-psd2"],
      facts: [
        {
          term: "Designed to meet NCUA rules",
          text: "The rules for federally insured credit unions in the United States. We are not chartered or insured by the NCUA, and savings would not be covered by it until we are.",
        },
        {
          term: "Designed to meet PSD2",
          text: "The European law on payment services. We hold no authorisation under it.",
        },
        {
          term: "The law of each country",
          text: "The central bank decides where members live. A country without a licence gets no service, however many people ask.",
        },
      ],
    },
    {
      kind: "faq",
      id: "questions",
      heading: "Questions before joining",
      items: [
        {
          question: "Can I reserve a place or pay in early?",
          answer: "No. There is no waiting fee and no early share. Registering on this site costs nothing.",
        },
        {
          question: "Are my savings insured?",
          answer:
            "There are no savings yet. Before the first deposit, this page will say which fund covers them, up to which sum and under which law, or that none does.",
        },
        {
          question: "Do you look at a credit score?",
          answer:
            "No score is kept about you. How a loan would be judged is to be published, and a refusal would have to give its reason.",
        },
        {
          question: "I live abroad. May I become a member?",
          answer:
            "That is the intention, where both countries allow it. You would need the national or citizen ID of one of them.",
        },
      ],
    },
    {
      kind: "action",
      id: "now",
      heading: "What you can do now",
      lead: "Register with an e-mail address, then ask for access to the credit union portal. You see there whether your request was approved, and why if it was not.",
      actions: [
        { href: "/register?next=/portal/credit-union", label: "Register" },
        { href: "/portal/credit-union", label: "Ask for portal access" },
        { href: "/contact", label: "Ask a question" },
      ],
    },
  ],
  related: ["/subsidiaries/credit-union", "/score", "/financial-services"],
  reviewedOn: "2026-11-21",
};
