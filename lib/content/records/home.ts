import { revenueMix } from "../claims.ts";
import { divisions } from "../divisions.ts";
import type { Section } from "../types.ts";

/**
 * The sections of the main home between the countries and the last word, in their order. Hero, countries, summary and
 * the last one are drawn by components/home.
 */
export const homeRecords = {
  beforeSummary: [
    {
      kind: "map",
      id: "regional-hq",
      heading: "Regional offices: none open yet",
      lead: "These four countries come first by the roadmap. A town is named when a lease is signed, and not before.",
      caption: "Liberia is marked as the pilot country; Ghana, Sierra Leone and Nigeria as planned.",
      places: [
        {
          slug: "liberia",
          stage: "pilot",
          text: "2025–26: where everything is to be tried first, on a small scale.",
        },
        {
          slug: "ghana",
          stage: "planned",
          text: "2027–28: seaports, large food markets, and courts that work in English.",
        },
        {
          slug: "sierra-leone",
          stage: "planned",
          text: "2027–28: shares a border with the pilot country, and many of its crops.",
        },
        {
          slug: "nigeria",
          stage: "planned",
          text: "2027–28: the largest market in West Africa, to be entered only with local partners.",
        },
      ],
    },
  ],
  afterSummary: [
    {
      kind: "timeline",
      id: "global-expansion",
      heading: "From one country outward",
      lead: "The roadmap in four stages. Years may move; a stage that does not prove itself ends the plan for the next.",
      entries: [
        {
          when: "2025–26",
          title: "Liberia",
          text: "Find out on a small scale what breaks, and publish it.",
          stage: "pilot",
        },
        {
          when: "2027–28",
          title: "Three more ECOWAS countries",
          text: "Repeat in Ghana, Sierra Leone and Nigeria what worked in the pilot.",
          stage: "planned",
        },
        {
          when: "2029–30",
          title: "Across the continent",
          text: "Other regions, other laws, with people from there in charge.",
          stage: "planned",
        },
        {
          when: "After 2030",
          title: "Known abroad",
          text: "Goods and standards that carry their origin with them.",
          stage: "later",
        },
      ],
      rests: ["roadmap"],
    },
    {
      kind: "spread",
      id: "problem",
      heading: "The problem, in figures",
      lead: "Whoever wants to grow, make or sell something meets these first. Each dot is a country; the line is the middle of all of them.",
      figures: [
        "electricity_access_pct",
        "internet_users_pct",
        "account_ownership_pct",
        "logistics_performance",
      ],
    },
    {
      kind: "facts",
      id: "finance",
      heading: "How it is to be paid for",
      lead: "Four sources, the least costly first. None takes money today.",
      facts: [
        { term: "Own surplus", text: "What one division earns is to pay for the next." },
        {
          term: "Credit backed by the diaspora",
          text: "Savings abroad would stand behind loans at home, once a licence allows it.",
        },
        {
          term: "Shared profit",
          text: "A community that brings in land and work would be paid from what they yield.",
        },
        {
          term: "Institutions",
          text: "Larger sums, in steps. Each step would wait for the results of the one before.",
        },
      ],
      rests: ["funding"],
    },
    {
      kind: "steps",
      id: "strategy",
      heading: "Strategy",
      steps: [
        {
          title: "Facts first",
          text: "Put down for every country what is known, with source and year, and give it away.",
        },
        {
          title: "Then one chain",
          text: "Carry one crop from seed to shop in one country, and count what is lost between.",
        },
        {
          title: "Then the next",
          text: "Add a crop or a country only when the one before pays its own way.",
        },
      ],
    },
    {
      kind: "prose",
      id: "vision",
      heading: "Vision",
      paragraphs: [
        "A person with an idea and a slow phone can find out in an evening, for any African country, what it takes, whom to ask and what it costs. Later the same person can buy seed, find power, borrow, insure and sell, and pays only those whose work adds something.",
      ],
    },
    {
      kind: "facts",
      id: "why-now",
      heading: "Why now",
      facts: [
        {
          term: "One market by treaty",
          text: "The African Continental Free Trade Area has been in force since 2019. Its rules of origin decide which goods cross a border without duty.",
        },
        {
          term: "Payment by phone",
          text: "A shop without a bank can be paid, and a farmer can be paid the same day. The guides name the rails of each country.",
        },
        {
          term: "Registers go online",
          text: "More registries take an application by internet each year, which makes a guide worth keeping up to date.",
        },
      ],
      sources: [
        {
          label: "African Union, Agreement establishing the African Continental Free Trade Area",
          href: "https://au.int/en/treaties/agreement-establishing-african-continental-free-trade-area",
          year: 2018,
        },
      ],
    },
    {
      kind: "diagram",
      id: "soil-first",
      heading: "Soil first",
      lead: "Everything else rests on it. A field that gives less each year makes every shop, loan and factory above it poorer.",
      shape: "cycle",
      caption:
        "Soil is tested, fed, planted, harvested and tested again; each round begins with what the last one took out.",
      nodes: [
        { title: "Test", text: "Know what is there before buying anything." },
        { title: "Feed", text: "Compost, lime, legumes; bought fertiliser last." },
        { title: "Plant", text: "Varieties that suit the place." },
        { title: "Harvest", text: "Weigh what leaves the field." },
      ],
    },
    {
      kind: "diagram",
      id: "integrated-solution",
      heading: "One chain, few hands",
      lead: "Goods lose value wherever they wait or change hands without a record. The plan keeps most links in one house.",
      shape: "chain",
      caption:
        "From seed over field, workshop and shop to payment and cover, with the division that is to do each.",
      nodes: [
        { title: "Seed", by: "Seed Bank", text: "Chosen, multiplied, described." },
        { title: "Field", by: "AAV, outgrowers", text: "Grown by contract, weighed at the edge." },
        { title: "Workshop", by: "Manufacturing", text: "Dried, milled, packed near the harvest." },
        { title: "Shop", by: "AFM and AHX", text: "Sold by the bag or by the tonne." },
        { title: "Payment", by: "Credit Union", text: "Settled, saved, lent again." },
        { title: "Cover", by: "HealthShare", text: "For the people who do the work." },
      ],
      rests: ["value-chain"],
    },
    {
      kind: "facts",
      id: "integration-technology",
      heading: "Technology that ties it together",
      facts: [
        {
          term: "One slip",
          text: "Planned: weight, grade and field are written once and follow the crate to the shelf.",
        },
        {
          term: "One sign-in",
          text: "A code by e-mail opens every portal somebody was granted. It works today.",
        },
        {
          term: "Little data",
          text: "Light pages, a lite mode, and forms that work without script, today. Later: no weighing scale that needs the internet.",
        },
      ],
    },
    {
      kind: "facts",
      id: "strategic-differentiators",
      heading: "What sets the plan apart",
      facts: [
        { term: "It shows its gaps", text: "A missing figure says so, and a planned division says planned." },
        {
          term: "It serves the asker",
          text: "The guides help those who will never buy anything from the group.",
        },
        { term: "It can stop", text: "Each stage names what would end it." },
      ],
    },
    {
      kind: "table",
      id: "value-capture",
      heading: "Who is to keep what",
      lead: "Value that leaves a region is lost to it. This is how each link is meant to leave something behind.",
      caption: "Links of the chain and what each is meant to leave where it happens",
      columns: [{ label: "Link" }, { label: "Today it often leaves" }, { label: "Meant to stay" }],
      rows: [
        ["Raw harvest", "Unprocessed, by the truckload", "Drying, milling and packing within a day's drive"],
        ["By-products", "As waste", "As feed, compost and fibre"],
        ["Payment", "As cash through many hands", "As a record that a lender can read"],
        ["Skills", "With the visiting expert", "With apprentices who are examined locally"],
      ],
    },
    {
      kind: "chart",
      id: "financials",
      heading: "Where revenue is meant to come from in 2030",
      lead: "Shares of a whole that does not exist yet, and no forecast of its size.",
      mark: "target",
      label: "Target revenue mix of Year 5 (2030), in per cent",
      parts: revenueMix,
      source: "Plan of the group for Year 5 (2030).",
    },
    {
      kind: "divisions",
      id: "portfolio-overview",
      heading: `The portfolio: ${divisions.length} planned divisions`,
      lead: "Each has a page with what exists, what does not, and what it would have to prove.",
    },
    {
      kind: "facts",
      id: "competitive-advantage",
      heading: "What could make it work",
      facts: [
        {
          term: "Grades in common",
          text: "If all divisions sort by the same card, goods need to be judged only once.",
        },
        {
          term: "Demand of its own",
          text: "Shops and plazas would buy what the fields bring. That would steady the first years.",
        },
        { term: "Patience", text: "A first stage of two years in one small country is slow on purpose." },
        {
          term: "What could prevent it",
          text: "The number of divisions. Some may never open, and nobody should plan as if all did.",
        },
      ],
      rests: ["divisions"],
    },
    {
      kind: "facts",
      id: "guiding-values",
      heading: "Guiding values",
      facts: [
        {
          term: "Welcome",
          text: "Pages that work on an old phone, with a keyboard, a screen reader or lite mode.",
        },
        {
          term: "Truth",
          text: "No claim without an entry in the register, and no picture of something that is not there.",
        },
        { term: "Fairness", text: "Prices and shares in writing, before the work." },
        { term: "Equality", text: "The same rules for a ministry and for somebody with one goat." },
        { term: "Led from Africa", text: "Decisions are to be taken where their effects are felt." },
      ],
    },
    {
      kind: "cards",
      id: "who-we-serve",
      heading: "Who it is for",
      groups: [
        {
          name: "Coming or returning",
          cards: [
            {
              title: "Starting a business",
              text: "Steps, costs and offices for each country.",
              href: "/start-business",
            },
            {
              title: "Diaspora",
              text: "From abroad to home, in the order that costs least.",
              href: "/home/diaspora",
            },
            {
              title: "Families seeking legal support",
              text: "First calls when somebody is held.",
              href: "/justice/support",
            },
          ],
        },
        {
          name: "Growing and making",
          cards: [
            {
              title: "Growers and farmers",
              text: "Six pillars of farming with us, and what is open.",
              href: "/programs/farm-with-us",
            },
            {
              title: "Vendors and affiliates",
              text: "Programmes, and how a request is decided.",
              href: "/programs",
            },
            { title: "Members", text: "Your account, requests and devices.", href: "/portal/onestop" },
          ],
        },
        {
          name: "Funding and checking",
          cards: [
            { title: "Investors", text: "The plan with its risks first.", href: "/investors" },
            {
              title: "Firms and public bodies",
              text: "What ClearSight is meant to check, and for whom.",
              href: "/subsidiaries/clearsight",
            },
            {
              title: "Multilaterals and researchers",
              text: "The data set, its sources and their licences.",
              href: "/downloads",
            },
          ],
        },
      ],
    },
    {
      kind: "faq",
      id: "faqs",
      heading: "Asked often",
      items: [
        {
          question: "Does it cost anything?",
          answer:
            "No. Guides, comparison, files and answers are free, and there is nothing to pay for on this site.",
        },
        {
          question: "Can I trust the figures?",
          answer:
            "Check them: each names its source and its year, and a step that was not read in a source says so. If you have a better source, tell us by the correction form on the page About.",
        },
        {
          question: "Will you register my company for me?",
          answer:
            "No. The guide tells you what the office asks for; you, or somebody licensed there, then deals with the office.",
        },
        {
          question: "Is any division open?",
          answer:
            "Not one. What works is this site. A division's own page will say when that changes, and on what licence it rests.",
        },
        {
          question: "Can I invest now?",
          answer:
            "No offer is made and no money is taken. The investors' page explains the plan, the risks and how to be told more.",
        },
        {
          question: "Do I need an account?",
          answer: "Only to follow requests and ask for a portal. Reading, comparing and asking need none.",
        },
      ],
    },
    {
      kind: "facts",
      id: "investor-safeguards",
      heading: "Safeguards for investors",
      facts: [
        {
          term: "Nothing to send money to",
          text: "No account number, card form or wallet stands anywhere on these pages. Whoever shows you one is not us.",
        },
        {
          term: "Targets are marked",
          text: "Every figure about the group carries its kind, here and in the files.",
        },
        {
          term: "Papers before promises",
          text: "Accounts, licences and land records would be shown to whoever is asked to fund, before any sum is named.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "institutional-model",
      heading: "How it is to be governed",
      lead: "A plan: the holding sets common rules, and each division answers for itself.",
      shape: "chain",
      caption:
        "Members and communities would elect councils, councils advise divisions, divisions report to the holding, and the holding publishes.",
      nodes: [
        { title: "Members, communities", text: "Say what is needed and what is not acceptable." },
        {
          title: "Councils",
          text: "Elected by the people a division affects; may stop a project on their land.",
        },
        { title: "Divisions", text: "Own accounts, own licence, own management." },
        { title: "Holding", text: "Sets the common rules; an auditor from outside reviews." },
        { title: "Public register", text: "Claims, decisions and complaints, open to all." },
      ],
    },
  ],
} as const satisfies Record<string, readonly Section[]>;
