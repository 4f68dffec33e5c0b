import type { PageRecord } from "../../types.ts";

/** How impact is to be measured and checked before anybody may claim it. */
export const investorImpactPage: PageRecord = {
  name: "Impact",
  title: "Impact: how it would be measured",
  description:
    "How the Akoma Group means to measure its work for people and land, who would check it, and which figures are targets. No result has been published.",
  eyebrow: "Impact and verification",
  lead: "There is no result to report yet. What can be judged today is the method: what would be counted, by whom, and how you could find out that we are wrong.",
  sections: [
    {
      kind: "notice",
      id: "no-results",
      heading: "No result is claimed here",
      tone: "info",
      paragraphs: [
        "Every number about the group on this page is a target. No investment is taken on this site, and nothing here is an offer or advice.",
      ],
    },
    {
      kind: "diagram",
      id: "method",
      heading: "From a promise to a figure",
      lead: "The same five steps for every division. A figure that has not passed all of them stays a target.",
      shape: "chain",
      caption: "Five stages; without the second there is nothing to report.",
      nodes: [
        {
          title: "Say what should change, and for whom",
          text: "One sentence that can turn out false: growers near a dryer lose less of their harvest than they did before.",
        },
        {
          title: "Measure before the work begins",
          text: "Without a first measurement there is nothing to compare with. Where none was made, no change is reported.",
        },
        {
          title: "Compare with those who had no part",
          text: "A good season lifts everybody. The difference to similar people nearby is what the work may count as its own.",
        },
        {
          title: "Let somebody else check",
          text: "A person or firm that is not paid by the result looks at a sample of the records and visits some of the places.",
        },
        {
          title: "Publish the whole table",
          text: "Also the rows that went badly, with the method and the number of people asked, so that others can work it out again.",
        },
      ],
    },
    {
      kind: "facts",
      id: "measures",
      heading: "What would be counted",
      lead: "Few measures, each of which somebody could count a second time.",
      facts: [
        {
          term: "Income of growers",
          text: "What a household earned from a crop in a season after its costs, in local currency, beside the market price of that season.",
        },
        {
          term: "Harvest lost",
          text: "The share that spoils between field and buyer, weighed at both ends and not estimated.",
        },
        {
          term: "Paid work",
          text: "Full-time posts with a contract, split by women and men, and how many still exist a year later.",
        },
        {
          term: "Land and water",
          text: "Hectares with and without a crop rotation, and cubic metres drawn from each source.",
        },
        {
          term: "Money kept near",
          text: "The part of what a buyer pays that is spent in the country where the crop grew.",
        },
        {
          term: "Complaints",
          text: "How many came in, how many were answered within thirty days, and what was changed because of them.",
        },
      ],
    },
    {
      kind: "facts",
      id: "verification",
      heading: "How verification is to work",
      lead: "Planned, not running. ClearSight and the identity checks are divisions without a licence or a client today.",
      facts: [
        {
          term: "A record for each claim",
          text: "Who measured, on which day, with what, and where the sheet is kept. A claim without a record is taken down.",
        },
        {
          term: "Two pairs of eyes",
          text: "Whoever enters a figure cannot release it. Corrections keep the old figure beside the new one.",
        },
        {
          term: "Checks by outsiders",
          text: "The auditor chooses the sample, not the division. The report is published with the auditor's name once there is one; today there is none.",
        },
        {
          term: "A door for objections",
          text: "Anybody may dispute a figure, also people who live beside a site. The objection and the answer stand beside the figure.",
        },
      ],
    },
    {
      kind: "claims",
      id: "targets",
      heading: "Which figures are targets",
      lead: "Taken from our register of claims. The column on the right says when a person last looked at the line.",
      claims: ["divisions", "value-chain", "members", "acres", "healthshare-price", "roadmap", "funding"],
    },
    {
      kind: "timeline",
      id: "when",
      heading: "When there could be something to check",
      entries: [
        {
          when: "2025–26",
          title: "First measurements",
          text: "In the pilot country, before the first season of any division. These are starting points and no success.",
          stage: "pilot",
        },
        {
          when: "2027–28",
          title: "First comparison",
          text: "After two seasons a difference can be told from luck. The table would come out whether it flatters or not.",
          stage: "planned",
        },
        {
          when: "2029–30",
          title: "Checks as a habit",
          text: "Each further country begins with its own first measurement. What was found in one is not claimed for another.",
          stage: "planned",
        },
      ],
    },
    {
      kind: "facts",
      id: "not-claimed",
      heading: "What is not claimed",
      facts: [
        {
          term: "No lives changed",
          text: "We publish no number of people helped, because nobody has been counted.",
        },
        { term: "No carbon", text: "No tonne of carbon is offered, sold or set off." },
        {
          term: "No seal",
          text: "We carry no label, score or certificate for impact. A logo of ours is not one.",
        },
        {
          term: "No approval",
          text: "Where a page says “designed to meet”, it names a rule that guides the design. No authority has confirmed it.",
        },
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "Read on, or ask for the records",
      lead: "The plan and its risks stand on a page of their own. The investor portal says what it is for and who may enter.",
      actions: [
        { href: "/investors", label: "The plan and its risks" },
        { href: "/portal/investor", label: "Investor portal" },
        { href: "/subsidiaries", label: "The divisions" },
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Dispute a figure, or suggest a better one",
      lead: "If a measure above would mislead, say which and why. People who audit or evaluate for a living are very welcome.",
      leadType: "contact",
      submitLabel: "Send",
    },
  ],
  related: ["/impact", "/investors", "/compliance"],
  reviewedOn: "2026-11-21",
};
