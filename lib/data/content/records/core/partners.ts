import type { PageRecord } from "../../types.ts";

/** Which partnerships the group looks for, and how the two sides would check each other. */
export const partnersPage: PageRecord = {
  name: "Partners",
  title: "Partners: whom we look for, and how to check us",
  description:
    "No partner is named because there is none yet. Which partnerships the Akoma Group wants, what each side would bring, and how to check the other.",
  eyebrow: "Take part",
  lead: "An empty page of logos would be easy to fill with wishes. Here instead is what a partner would do, what it would get, and which questions to settle before anybody signs.",
  sections: [
    {
      kind: "apply",
      id: "ask",
      heading: "Propose a partnership",
      lead: "Name one thing to try, where, and what would show that it failed. Leave presentations and company papers for later.",
      form: "partner",
    },
    {
      kind: "notice",
      id: "none",
      heading: "There are no partners to name",
      tone: "info",
      paragraphs: [
        "No company, university, ministry or agency is a partner of the group today. Ask anyone who introduces themselves as our partner, agent or representative for a signed agreement; there is none.",
      ],
    },
    {
      kind: "table",
      id: "kinds",
      heading: "Kinds of partnership wanted",
      caption: "Kinds of partner, what each would bring, what it would get and what is ruled out",
      columns: [
        { label: "Partner" },
        { label: "Would bring" },
        { label: "Would get" },
        { label: "Ruled out" },
      ],
      rows: [
        [
          "Cooperatives and growers' unions",
          "Members, a calendar of harvests, a place to weigh",
          "Grades, slips, a buyer to negotiate with",
          "Exclusive rights over members' crops",
        ],
        [
          "Licensed banks, insurers, wallets",
          "The licence and the supervision that goes with it",
          "Customers with records a lender can read",
          "Our brand on a product before the supervisor has agreed",
        ],
        [
          "Universities and colleges",
          "Teachers, trials, somebody who doubts",
          "Plots, placements, data that may be published",
          "A veto of ours over results",
        ],
        [
          "Public bodies and councils",
          "Mandates, land plans, inspection",
          "Open figures on what happens in their area",
          "Payments or favours to those who decide",
        ],
        [
          "Laboratories and certifiers",
          "Tests of soil, seed and food",
          "Samples with a documented origin",
          "Fees that depend on passing",
        ],
        [
          "Associations and faith groups",
          "Trust, translation, early warning of harm",
          "A say before plans are fixed",
          "Recruiting their members for a fee",
        ],
        [
          "Publishers of data",
          "Figures with a licence to reuse",
          "Attribution, corrections from readers",
          "Use beyond what the licence allows",
        ],
      ],
    },
    {
      kind: "diagram",
      id: "stages",
      heading: "From a message to an agreement",
      shape: "chain",
      caption: "Five stages from a message to a contract.",
      nodes: [
        {
          title: "A message",
          text: "By the form above: who you are, what you do today, and one thing that both could try within a year. The answer comes within ten working days.",
        },
        {
          title: "A conversation",
          text: "With notes that both sides receive. Nothing confidential is needed at this point.",
        },
        { title: "Checks in both directions", text: "The two lists below, answered with documents." },
        {
          title: "A small trial",
          text: "With an end date, a measure and somebody on each side who may stop it.",
        },
        {
          title: "A contract",
          text: "Only after the trial. Its purpose, money and term are to be published with the partner's consent.",
        },
      ],
    },
    {
      kind: "facts",
      id: "check-us",
      heading: "What you should ask us",
      facts: [
        {
          term: "Who signs",
          text: "The company, its number, its directors. If we cannot show them on that day, do not sign on that day.",
        },
        {
          term: "What exists",
          text: "Ask for the thing itself: the permit, the lease, the account. Plans are on this site already.",
        },
        {
          term: "Who else depends on it",
          text: "Whether your success is tied to a division that may never open.",
        },
        {
          term: "How it ends",
          text: "Notice, return of data and material, and who speaks to the people affected.",
        },
      ],
    },
    {
      kind: "facts",
      id: "check-you",
      heading: "What we would ask you",
      facts: [
        {
          term: "Existence",
          text: "The entry in the register of your country, and who may bind the organisation.",
        },
        { term: "Owners", text: "The natural persons behind it. Hidden ownership ends the conversation." },
        {
          term: "Sanctions and courts",
          text: "Lists of the United Nations and of the countries concerned, and cases that are public.",
        },
        {
          term: "Conduct",
          text: "How you treat workers, land and complaints. An old mistake openly told is easier than a clean sheet.",
        },
        {
          term: "Interests",
          text: "Any tie between your people and ours, or an official who decides about either.",
        },
      ],
    },
    {
      kind: "faq",
      id: "questions",
      heading: "Before you write",
      items: [
        {
          question: "Do you pay for introductions?",
          answer:
            "No. Nobody earns a commission for bringing a partner, and an intermediary who asks you for one does so on their own account.",
        },
        {
          question: "Can we use your name or mark?",
          answer: "Not before a contract says how. A conversation is no endorsement in either direction.",
        },
        {
          question: "We are very small. Is that a problem?",
          answer: "A partner who knows one valley well is worth more to a pilot than a network of addresses.",
        },
      ],
    },
  ],
  related: ["/governance", "/compliance", "/programs", "/subsidiaries/clearsight"],
  reviewedOn: "2026-11-21",
};
