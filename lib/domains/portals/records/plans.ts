import { revenueMix } from "#lib/data/content/claims.ts";
import type { PortalRecord } from "../types.ts";

/** The group's plans: any signed-in member may read them. */
export const plansPortals: readonly PortalRecord[] = [
  {
    key: "roadmap",
    path: "/portfolio/roadmap",
    name: "Roadmap",
    title: "Roadmap, stage by stage",
    description:
      "The group's four stages from the Liberia pilot to continental scale, with what each has to show before the next may begin. A plan, not a record of results.",
    eyebrow: "The group · Plans",
    family: "industry",
    access: "member",
    purpose: "The four stages of the plan, with what each has to show before the next one may begin.",
    about: [
      "The page for investors gives the roadmap in four lines. Members read here what lies behind each line: what is tried first, what has to be true before the group moves on, and what would stop it.",
      "It is a plan. Years may move, stages may be dropped, and no stage has published a result so far.",
    ],
    whoMayEnter: "Every signed-in member, whatever the country or the reason for registering.",
    inside: [
      {
        title: "The stages in detail",
        text: "Each of the four stages with its aim, its test and its main doubt.",
        stage: "open",
      },
      {
        title: "A log of changes",
        text: "Which stage moved, when and why. It begins with the first change after the pilot reports.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of a stage log, with made-up entries",
      columns: [{ label: "Entry" }, { label: "Stage" }, { label: "What changed" }],
      rows: [
        ["Sample entry 1", "Stage A", "A permit was applied for"],
        ["Sample entry 2", "Stage A", "A test was repeated with other numbers"],
        ["Sample entry 3", "Stage B", "The start was moved by two quarters"],
      ],
    },
    stored: "Reading the roadmap adds nothing to your account. Only your sign-in itself is recorded.",
    enquiries: ["/portfolio/roadmap"],
    memberSections: [
      {
        kind: "timeline",
        id: "stages",
        heading: "The four stages",
        lead: "What each stage is for. The years are the group's own targets.",
        entries: [
          {
            when: "2025–26",
            title: "Liberia pilot",
            text: "One country, a handful of divisions and small numbers. The pilot is there to find out what fails: which permit takes longest, where a harvest is lost, what people do not want. It ends with a written report, good or bad.",
            stage: "pilot",
          },
          {
            when: "2027–28",
            title: "ECOWAS expansion",
            text: "Ghana, Sierra Leone and Nigeria, one after the other rather than together. All four countries belong to the same trade bloc, and still each needs its own company, its own permits and its own people who answer for it.",
            stage: "planned",
          },
          {
            when: "2029–30",
            title: "Continental scale",
            text: "Regions beyond West Africa, with partners who already work there. What is repeated is the way of working, not the staff: a division opens where local hands can run it.",
            stage: "planned",
          },
          {
            when: "Beyond 2030",
            title: "Global recognition",
            text: "Goods, records and standards that buyers abroad accept without a second check. This is an ambition: it has no date, no budget and no measure yet.",
            stage: "later",
          },
        ],
      },
      {
        kind: "facts",
        id: "tests",
        heading: "What has to be true first",
        lead: "A stage that does not pass its test is repeated or dropped.",
        facts: [
          {
            term: "Before ECOWAS",
            text: "The pilot's report is published, its accounts have been looked at by somebody outside the group, and at least one division pays its own running costs.",
          },
          {
            term: "Before the continent",
            text: "A second country has opened without help from the first one's staff, and the permits for credit and cover are held where they are needed.",
          },
          {
            term: "Before anything global",
            text: "Buyers outside the continent have bought twice. One order shows interest; a second one shows that the goods arrived as promised.",
          },
        ],
      },
      {
        kind: "facts",
        id: "stops",
        heading: "What would stop a stage",
        facts: [
          {
            term: "A permit that does not come",
            text: "No division begins before its licence, and none begins in another form to get round one.",
          },
          {
            term: "A season that fails",
            text: "Drought, flood or disease in the pilot year means another pilot year.",
          },
          {
            term: "People who leave",
            text: "If those who answer for a division go, it pauses until somebody else does.",
          },
        ],
      },
      { kind: "claims", id: "claims", heading: "What is claimed", claims: ["roadmap", "divisions", "acres"] },
    ],
  },
  {
    key: "financials",
    path: "/portfolio/financials",
    name: "Financial plan",
    title: "Targets for revenue and funding",
    description:
      "The group's target revenue mix for Year 5 (2030) and the four sources of its funding. Targets only: no accounts have been published.",
    eyebrow: "The group · Plans",
    family: "finance",
    access: "member",
    purpose: "Where revenue is meant to come from in 2030, and how the group means to pay for getting there.",
    about: [
      "Members see the target mix of revenue with the thought behind each share, and the four sources of funding with the limits the group has set itself.",
      "There are no accounts to show. No revenue, profit or valuation appears here, because none has been audited; shares of a plan are all there is.",
    ],
    whoMayEnter: "Anybody who has signed in. Being an investor is not needed, and reading makes nobody one.",
    inside: [
      {
        title: "Target revenue mix",
        text: "Six parts that make 100 per cent, as a chart and as a table, marked as a target.",
        stage: "open",
      },
      {
        title: "Funding philosophy",
        text: "The four sources, in the order in which they are to be used, and what each must not be used for.",
        stage: "open",
      },
      {
        title: "Audited accounts",
        text: "A statement for each finished year, with the auditor's name. Nothing has been audited.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of a yearly statement, with made-up shares",
      columns: [
        { label: "Line" },
        { label: "Planned share", numeric: true },
        { label: "Reported share", numeric: true },
      ],
      rows: [
        ["Sample line A", "50%", "not reported"],
        ["Sample line B", "30%", "not reported"],
        ["Sample line C", "20%", "not reported"],
      ],
    },
    stored:
      "Nothing about you is kept for looking at these figures, apart from the record that you signed in.",
    enquiries: ["/portfolio/financials", "/investors"],
    memberSections: [
      {
        kind: "chart",
        id: "revenue-mix",
        heading: "Revenue mix in Year 5 (2030)",
        lead: "Shares of a whole whose size nobody has promised. Processing leads because that is where a harvest gains most of its value.",
        mark: "target",
        label: "Target shares of revenue in Year 5 (2030), in per cent",
        parts: revenueMix,
        source: "The group's plan for Year 5 (2030). A target that nobody has audited.",
      },
      {
        kind: "facts",
        id: "shares",
        heading: "The thought behind the shares",
        facts: [
          {
            term: "Processing & Export",
            text: "Dried, milled or pressed goods keep longer and sell further than raw ones. The share falls if the plants come late.",
          },
          {
            term: "Retail (AFM + AHX)",
            text: "A market for households and an exchange for volume. Both need sellers before they need software.",
          },
          {
            term: "Credit & Finance",
            text: "Only under a licence, and only from what members have saved. Without the licence this share is zero.",
          },
          {
            term: "Tech Platforms",
            text: "Fees for records and tools that others pay to use. No price list exists.",
          },
          {
            term: "Insurance/HealthShare",
            text: "Premiums less claims, once a regulator has agreed to the terms. It is the share with the most outside it to decide.",
          },
          {
            term: "Energy & Ancillary",
            text: "Power beyond what the group's own sites need, and work done for neighbours.",
          },
        ],
      },
      {
        kind: "facts",
        id: "philosophy",
        heading: "Funding philosophy",
        lead: "In this order, and none of it open to anybody today.",
        facts: [
          {
            term: "1. Operational surpluses",
            text: "What a division has left pays for its next step. Losses are not hidden in another division's books.",
          },
          {
            term: "2. Diaspora-backed credit",
            text: "Loans that members abroad stand behind, through a credit union with a licence of its own.",
          },
          {
            term: "3. Community profit-sharing",
            text: "A written share for those whose land or labour a site depends on, before any outside investor is paid.",
          },
          {
            term: "4. Phased institutional raises",
            text: "Sums from institutions, one stage at a time. A stage that missed its test raises nothing.",
          },
        ],
      },
      { kind: "claims", id: "claims", heading: "What is claimed", claims: ["revenue-mix", "funding", "sec"] },
    ],
  },
];
