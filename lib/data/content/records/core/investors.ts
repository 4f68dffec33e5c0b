import { claims, revenueMix } from "../../claims.ts";
import type { PageRecord } from "../../types.ts";

/** The plan, its risks and its limits, for people who might invest one day. */
export const investorsPage: PageRecord = {
  name: "Investors",
  title: "Investors: the plan and its risks",
  description:
    "How the Akoma Group means to fund itself, for what, at which risks, with its targets for 2030 and the roadmap. No investment is taken on this site.",
  eyebrow: "Investors",
  lead: "A plan before its pilot: how it is to be funded, what for, and what could go wrong. Read the risks before the targets.",
  sections: [
    {
      kind: "notice",
      id: "no-offer",
      heading: "This page is not an offer",
      tone: "caution",
      paragraphs: [
        "No investment is taken on this site and no security is offered. Nothing here is advice. Whoever asks you for money in our name is not us: do not pay, and write to the office.",
      ],
    },
    {
      kind: "apply",
      id: "ask",
      heading: "Join as Investor: say your interest",
      lead: "Institutions, development funders, family offices and people of the diaspora may write. The answer is information, or that there is none to show yet. No investment is taken: please send no money and no identity documents.",
      form: "investor-interest",
    },
    {
      kind: "facts",
      id: "funding",
      heading: "Funding philosophy",
      lead: "Four sources, none of them open today.",
      facts: [
        {
          term: "Operational surpluses",
          text: "What a division earns beyond its costs would go into the next one. Growth then waits for earnings: slow, but easy to check.",
        },
        {
          term: "Diaspora-backed credit",
          text: "Savings of members abroad would back loans at home, through the credit union and only if its licence allows it.",
        },
        {
          term: "Community profit-sharing",
          text: "Where land and labour come from a community, it would hold a share of the profit by written agreement.",
        },
        {
          term: "Phased institutional raises",
          text: "Larger sums from institutions, in stages, each tied to results of the stage before. None is open.",
        },
      ],
    },
    {
      kind: "facts",
      id: "use-of-funds",
      heading: "What money would be for",
      facts: [
        {
          term: "First: licences and people",
          text: "The pilot needs permits, accounts that can be audited and the staff to keep them, before it needs machines.",
        },
        {
          term: "Then: processing and storage",
          text: "Drying, milling, cooling and packing are where a harvest gains value, and where the target mix expects the largest share of revenue.",
        },
        {
          term: "Later: further countries",
          text: "A second country is to open when the first one pays its own way. No amounts are published until they have been audited.",
        },
      ],
    },
    {
      kind: "facts",
      id: "risks",
      heading: "Risks, stated plainly",
      lead: "These are the ones we would ask about ourselves. The list is not complete.",
      facts: [
        {
          term: "No track record",
          text: "The group has published no accounts and no operating result. You could lose everything you put in.",
        },
        {
          term: "Licences",
          text: "Credit, insurance, identity checks and aviation need approvals that may come late or not at all.",
        },
        {
          term: "Weather and disease",
          text: "A failed season or a sick herd hits several divisions at once, because they share one chain.",
        },
        {
          term: "Currency",
          text: "Earnings in a local currency can lose value against the dollar faster than a business grows.",
        },
        {
          term: "Law and politics",
          text: "Rules on land, exports and foreign ownership change. The country guides name the office that decides.",
        },
        {
          term: "Breadth",
          text: "Nineteen divisions are many. Each one takes attention from the others, and some may never open.",
        },
        { term: "Getting out", text: "There is no market on which a share could be sold." },
      ],
    },
    {
      kind: "chart",
      id: "revenue-mix",
      heading: "Revenue mix in Year 5 (2030)",
      lead: "Where revenue is meant to come from. These are shares, not amounts, and not a forecast anyone has audited.",
      mark: "target",
      label: "Target shares of revenue in 2030, in per cent",
      parts: revenueMix,
      source: "The group's plan for Year 5 (2030). A target.",
    },
    {
      kind: "timeline",
      id: "roadmap",
      heading: "Roadmap",
      lead: "Four stages. A stage begins when the one before has shown that it works, so the years may move.",
      entries: [
        {
          when: "2025–26",
          title: "Liberia pilot",
          text: "First divisions, one country, small numbers: to find out what fails. No results have been published.",
          stage: "pilot",
        },
        {
          when: "2027–28",
          title: "ECOWAS expansion",
          text: "Ghana, Sierra Leone and Nigeria: members of the same trade bloc as Liberia, each with its own law to meet.",
          stage: "planned",
        },
        {
          when: "2029–30",
          title: "Continental scale",
          text: "Further regions, where the chain can be repeated with local partners.",
          stage: "planned",
        },
        {
          when: "Beyond 2030",
          title: "Global recognition",
          text: "An ambition without a date: goods and standards that are known outside the continent.",
          stage: "later",
        },
      ],
    },
    {
      kind: "facts",
      id: "safeguards",
      heading: "What we do not do",
      facts: [
        {
          term: "Take money here",
          text: "There is no payment form on this site, no account number and no wallet address.",
        },
        {
          term: "Promise a return",
          text: "No yield, no dividend and no buy-back is promised anywhere on these pages.",
        },
        {
          term: "Give advice",
          text: "Ask somebody licensed in your country, who knows your means and owes you a duty.",
        },
        {
          term: "Claim approvals",
          text: "“Designed to meet” a rule means that we build with it in mind. It is not a licence.",
        },
      ],
    },
    {
      kind: "claims",
      id: "claims",
      heading: "What we claim, and what stands behind it",
      lead: "Our own register. A target is never shown as a result.",
      claims: claims.map(({ id }) => id),
    },
  ],
  related: ["/investor-impact", "/portfolio", "/governance"],
  reviewedOn: "2026-11-21",
};
