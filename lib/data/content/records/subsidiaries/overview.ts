import { divisions, families, listDivisions, type Family } from "../../divisions.ts";
import type { PageRecord } from "../../types.ts";

const familyKeys = Object.keys(families) as Family[];

/** What the group is, and what can be done today in each of its 19 divisions. */
export const subsidiariesPage: PageRecord = {
  name: "Divisions",
  title: "Divisions of the group",
  description: `The ${divisions.length} planned divisions of the Akoma Group by field: what each is for, for whom, and what can and cannot be done today.`,
  eyebrow: "The group",
  lead: `${divisions.length} divisions in ${familyKeys.length} fields, from seed to market and from savings to justice. All are planned; each card says what you can do today.`,
  sections: [
    {
      kind: "prose",
      id: "what-it-is",
      heading: "What the group is",
      paragraphs: [
        "Akoma is a planned group with one holding above its divisions. The idea is to keep many links of one chain together: the seed, the field, the workshop, the shop, the account that pays for them and the cover that protects the people who work there. By the roadmap, Liberia is the pilot country in 2025–26; on 21 November 2026 nothing of the pilot operates, and no start has been reported.",
        "What works today is this site: 54 country guides with the steps, the costs and the offices for starting a business, and a form that reaches the office. None of the divisions below has reported a result, so you find none here. When one opens, its card will say so and name what it rests on: a licence, a site, a report.",
      ],
    },
    {
      kind: "cards",
      id: "divisions",
      rests: ["divisions", "acres", "healthshare-price"],
      heading: `The ${divisions.length} divisions`,
      lead: "By field. Under each name: what it is meant to do, for whom, and what is possible today. Each page says whether it exists in law and who answers.",
      groups: familyKeys.map((family) => ({
        name: families[family],
        cards: listDivisions(family).map(({ name, what, forWhom, today, stage, page }) => ({
          title: name,
          text: what,
          href: page,
          facts: [
            { term: "For", text: forWhom },
            { term: "Today", text: today },
          ],
          stage,
        })),
      })),
    },
    {
      kind: "cards",
      id: "programmes",
      heading: "Programmes beside the divisions",
      lead: "Plans as well. Each page holds something to use now: a checklist, a sum to work out, or a test.",
      groups: [
        {
          name: "Programmes",
          cards: [
            {
              title: "Agriculture",
              text: "How the farming divisions would share soil, seed, feed and manure; how to read an outgrower contract.",
              href: "/subsidiaries/agriculture",
              stage: "planned",
            },
            {
              title: "RegenHatch",
              text: "A start for small firms that serve farms; a way to test an idea within one season.",
              href: "/subsidiaries/regenhatch",
              stage: "planned",
            },
            {
              title: "Academy",
              text: "Cold chain, repair, bookkeeping and food safety; how to judge any course before paying.",
              href: "/subsidiaries/academy",
              stage: "planned",
            },
            {
              title: "Aquaponics Centre",
              text: "Fish and vegetables in one circuit of water; how to find out whether it pays where you live.",
              href: "/subsidiaries/aquaponics-center",
              stage: "planned",
            },
            {
              title: "Farm Depot",
              text: "Tools, parts and machines for hire; what an hour of a machine really costs.",
              href: "/subsidiaries/farm-depot",
              stage: "planned",
            },
            {
              title: "CMI",
              text: "Stores, water points and culverts at markets; how a market can rank what it needs.",
              href: "/subsidiaries/cmi",
              stage: "planned",
            },
          ],
        },
      ],
    },
    {
      kind: "diagram",
      id: "value-chain",
      rests: ["value-chain"],
      heading: "How the chain is meant to fit",
      lead: "A farmer loses most where one hand passes goods to the next. The plan is to keep 70–80% of the chain in-house: a target, not a result.",
      shape: "chain",
      caption: "Six links from learning to protection. All of them are planned.",
      nodes: [
        {
          title: "Learn and prepare",
          text: "AgX would teach agronomy, AeroAg would train people for farm aviation, and the Seed Bank would find varieties that suit the soil.",
        },
        {
          title: "Grow",
          text: "AAV would cultivate at scale; Livestock and the Herbal Trust would add herds and medicinal plants. Outgrowers would supply the same buyers from their own land.",
        },
        {
          title: "Process",
          text: "Manufacturing and Recycling would turn a harvest into goods that keep. Energy would supply the power for drying, cooling and milling.",
        },
        {
          title: "Sell",
          text: "AFM would sell to households, AHX to buyers in volume, and the Travel Plazas to people on the road.",
        },
        {
          title: "Pay and save",
          text: "The Credit Union and Afrivent would carry payments, savings and working capital, once licensed.",
        },
        {
          title: "Protect",
          text: "HealthShare would cover people, VerifiLiberia and ClearSight would check who is who, and Justice would help those who need a lawyer. Communities and Roots Diaspora are to give people a place in it.",
        },
      ],
    },
    {
      kind: "faq",
      id: "questions",
      heading: "Questions people ask first",
      items: [
        {
          question: "Can I buy, join or open an account now?",
          answer:
            "No. Nothing is sold here, no member is enrolled and no money is taken. You can read the guides, write to the office and say what you would need.",
        },
        {
          question: "Does a division need a licence?",
          answer:
            "Several do. Deposits, loans and insurance need the central bank or an insurance regulator; flight training needs the aviation authority; identity checks need a mandate of the state. A division that needs one stays closed until it has it.",
        },
        {
          question: "Why are some names short, such as AAV or AHX?",
          answer:
            "They are working names of the plan. What each stands for in law will be shown when a company is registered under it.",
        },
        {
          question: "Who runs a division?",
          answer:
            "No names are published yet. A division will show the people who answer for it, and the company that carries it, before it takes its first customer.",
        },
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "Where to go from here",
      lead: "Three ways on, depending on what you have in mind.",
      actions: [
        { href: "/contact", label: "Ask about a division" },
        { href: "/programs", label: "See how to take part" },
        { href: "/investors", label: "Read the plan; no investment is taken" },
      ],
    },
  ],
  related: ["/programs", "/portfolio", "/compliance", "/investors"],
  reviewedOn: "2026-11-21",
};
