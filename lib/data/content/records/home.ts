import type { CitedSource } from "#lib/data/countries/record/open/cited-source.ts";
import type { Href } from "#lib/data/site/paths.ts";
import type { ClaimId } from "../claims.ts";
import type { HomeSectionId } from "../home-sections.ts";
import type { Action } from "../types.ts";

type Detail = { term: string; text: string; href?: Href };

/** A section of the home page: one paragraph beside a drawing (components/home/drawings), with collapsed details below. */
export type HomeArgument = {
  id: HomeSectionId;
  heading: string;
  text: string;
  /** The collapsed content. `name` is its summary line. */
  details?: { name: string } & ({ facts: readonly Detail[] } | { links: readonly Action[] });
  sources?: readonly CitedSource[];
  rests?: readonly ClaimId[];
};

/**
 * The sections of the main home page between the countries and the closing section, in page order. components/home
 * renders hero, countries, summary and the closing section itself.
 */
export const homeRecords = {
  beforeSummary: [
    {
      id: "regional-hq",
      heading: "Offices: none open yet",
      text: "Four countries come first. A town is named when a lease is signed.",
      details: {
        name: "Why these four",
        facts: [
          {
            term: "Liberia",
            text: "2025–26, the pilot: where everything is to be tried first, on a small scale.",
            href: "/start-business/liberia",
          },
          {
            term: "Ghana",
            text: "2027–28, planned: seaports, large food markets, and courts that work in English.",
            href: "/start-business/ghana",
          },
          {
            term: "Sierra Leone",
            text: "2027–28, planned: shares a border with the pilot country, and many of its crops.",
            href: "/start-business/sierra-leone",
          },
          {
            term: "Nigeria",
            text: "2027–28, planned: the largest market in West Africa, to be entered only with local partners.",
            href: "/start-business/nigeria",
          },
        ],
      },
    },
  ],
  afterSummary: [
    {
      id: "global-expansion",
      heading: "From one country outward",
      text: "No stage operates yet. One that does not prove itself ends the next.",
      details: {
        name: "The four stages",
        facts: [
          { term: "2025–26: Liberia", text: "Find out on a small scale what breaks, and publish it." },
          {
            term: "2027–28: three more ECOWAS countries",
            text: "Repeat in Ghana, Sierra Leone and Nigeria what worked in the pilot.",
          },
          {
            term: "2029–30: across the continent",
            text: "Other regions, other laws, with people from there in charge.",
          },
          {
            term: "After 2030: known abroad",
            text: "Goods and standards that carry their origin with them.",
          },
        ],
      },
      rests: ["roadmap"],
    },
    {
      id: "problem",
      heading: "The problem, in figures",
      text: "What stands in the way first. Each dot is a country, the line their middle.",
    },
    {
      id: "finance",
      heading: "How it is to be paid for",
      text: "Four sources, the least costly first. None takes money today.",
      details: {
        name: "What each would be",
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
      },
      rests: ["funding"],
    },
    {
      id: "strategy",
      heading: "Strategy",
      text: "First the facts, given away; then one crop, seed to shop; then the next, if it pays.",
    },
    {
      id: "vision",
      heading: "Vision",
      text: "With a slow phone one finds out in an evening what it takes; later it buys seed, borrows, insures, sells.",
    },
    {
      id: "why-now",
      heading: "Why now",
      text: "One market by treaty, payment by phone, registers that go online.",
      details: {
        name: "What each changes",
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
      },
      sources: [
        {
          label: "African Union, Agreement establishing the African Continental Free Trade Area",
          href: "https://au.int/en/treaties/agreement-establishing-african-continental-free-trade-area",
          year: 2018,
        },
      ],
    },
    {
      id: "soil-first",
      heading: "Soil first",
      text: "A field that gives less each year makes every shop and loan above it poorer.",
      details: {
        name: "The four turns",
        facts: [
          { term: "Test", text: "Know what is there before buying anything." },
          { term: "Feed", text: "Compost, lime, legumes; bought fertiliser last." },
          { term: "Plant", text: "Varieties that suit the place." },
          { term: "Harvest", text: "Weigh what leaves the field; the next test begins with it." },
        ],
      },
    },
    {
      id: "integrated-solution",
      heading: "One chain, few hands",
      text: "Goods lose value wherever they wait. The plan keeps most links in one house.",
      rests: ["value-chain"],
    },
    {
      id: "integration-technology",
      heading: "What ties it together",
      text: "Three technical rules. Two hold on this site today.",
      details: {
        name: "The three rules",
        facts: [
          { term: "One sign-in", text: "A code by e-mail opens every portal somebody was granted." },
          {
            term: "Little data",
            text: "Light pages, a lite mode, and forms that work without script. Later: no weighing scale that needs the internet.",
          },
          {
            term: "One slip",
            text: "Planned: weight, grade and field are written once and follow the crate to the shelf.",
          },
        ],
      },
    },
    {
      id: "strategic-differentiators",
      heading: "What sets it apart",
      text: "It shows its gaps, serves those who never buy, and says what would end it.",
    },
    {
      id: "value-capture",
      heading: "Who is to keep what",
      text: "Value that leaves a region is lost to it. Each link is to leave something.",
      details: {
        name: "Link by link",
        facts: [
          {
            term: "Raw harvest",
            text: "Today it often leaves unprocessed, by the truckload. Drying, milling and packing are meant to stay within a day's drive.",
          },
          {
            term: "By-products",
            text: "Today they often leave as waste. Meant to stay: feed, compost and fibre.",
          },
          {
            term: "Payment",
            text: "Today often cash through many hands. Meant to stay: a record that a lender can read.",
          },
          {
            term: "Skills",
            text: "Today they often leave with the visiting expert. Meant to stay: apprentices who are examined locally.",
          },
        ],
      },
    },
    {
      id: "financials",
      heading: "Revenue meant for 2030",
      text: "Shares of a whole that does not exist yet, and no forecast of its size.",
      rests: ["revenue-mix"],
    },
    {
      id: "portfolio-overview",
      heading: "The planned divisions",
      text: "None is open. The page of each says what it would have to prove.",
      rests: ["members", "divisions"],
    },
    {
      id: "competitive-advantage",
      heading: "What could make it work",
      text: "Three things speak for it, and one against it.",
      details: {
        name: "Each in a sentence",
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
            term: "Against: the number of divisions",
            text: "Some may never open, and nobody should plan as if all did.",
          },
        ],
      },
    },
    {
      id: "guiding-values",
      heading: "Guiding values",
      text: "Five rules to hold this site and the plan to.",
      details: {
        name: "What each asks",
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
    },
    {
      id: "who-we-serve",
      heading: "Who it is for",
      text: "Three ways in lead to one set of facts.",
      details: {
        name: "Nine doors",
        links: [
          { href: "/start-business", label: "Starting a business" },
          { href: "/home/diaspora", label: "Diaspora" },
          { href: "/justice/support", label: "Families seeking legal support" },
          { href: "/programs/farm-with-us", label: "Growers and farmers" },
          { href: "/programs", label: "Vendors and affiliates" },
          { href: "/portal/onestop", label: "Members" },
          { href: "/investors", label: "Investors" },
          { href: "/subsidiaries/clearsight", label: "Firms and public bodies" },
          { href: "/downloads", label: "Multilaterals and researchers" },
        ],
      },
    },
    {
      id: "faqs",
      heading: "Asked often",
      text: "Does it cost anything? No: guides, comparison and answers are free.",
      details: {
        name: "Five more questions",
        facts: [
          {
            term: "Can I trust the figures?",
            text: "Check them: each names its source and its year, and a step that was not read in a source says so. If you have a better source, tell us by the correction form on the page About.",
            href: "/about",
          },
          {
            term: "Will you register my company for me?",
            text: "No. The guide tells you what the office asks for; you, or somebody licensed there, then deals with the office.",
          },
          {
            term: "Is any division open?",
            text: "Not one. What works is this site. A division's own page will say when that changes, and on what licence it rests.",
          },
          {
            term: "Can I invest now?",
            text: "No offer is made and no money is taken. The investors' page explains the plan, the risks and how to be told more.",
            href: "/investors",
          },
          {
            term: "Do I need an account?",
            text: "Only to follow requests and ask for a portal. Reading, comparing and asking need none.",
          },
        ],
      },
    },
    {
      id: "investor-safeguards",
      heading: "Safeguards for investors",
      text: "Nothing here takes money. Whoever shows you one of these is not us.",
      details: {
        name: "Two more rules",
        facts: [
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
    },
    {
      id: "institutional-model",
      heading: "How it is to be governed",
      text: "A plan: each layer answers to the one below, and a register shows it all.",
      details: {
        name: "Who would do what",
        facts: [
          { term: "Members, communities", text: "Say what is needed and what is not acceptable." },
          {
            term: "Councils",
            text: "Elected by the people a division affects; may stop a project on their land.",
          },
          { term: "Divisions", text: "Own accounts, own licence, own management." },
          { term: "Holding", text: "Sets the common rules; an auditor from outside reviews." },
          { term: "Public register", text: "Claims, decisions and complaints, open to all." },
        ],
      },
    },
  ],
} as const satisfies Record<string, readonly HomeArgument[]>;
