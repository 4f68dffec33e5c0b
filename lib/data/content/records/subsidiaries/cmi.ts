import type { Subsidiary } from "./types.ts";

/** Small infrastructure around a market, chosen and maintained by the people who use it. */
export const cmi: Subsidiary = {
  slug: "cmi",
  name: "CMI",
  title: "CMI: small works around a market",
  description:
    "CMI, Community Markets and Infrastructure: a planned programme of small works such as a store or a culvert, chosen and kept by those who use them.",
  eyebrow: "Programme",
  lead: "The letters stand for Community Markets and Infrastructure. A store, a water point, a culvert: works small enough for a market to choose and to keep. None has been built.",
  what: [
    "A market can lose a whole day because a culvert washed out. Grain can rot beside a good road because there is no dry floor. Such gaps are small in money and large in effect, and they fall between offices: too local for a ministry, too expensive for a stall keeper. Community Markets and Infrastructure, or CMI for short, is the plan for works of that size.",
    "Every work would begin at the market itself. Sellers, porters, buyers, drivers and those who live around it list what stops them, and rank the list in the open. What is chosen is drawn, costed and put out to local builders. Bills hang on a board. When it is finished, a committee that was elected before the work holds the key.",
    "CMI would build nothing that has no keeper. A water point without a caretaker's wage or a store without rules for rent is left on the list, even when there is money to build it.",
  ],
  forWhom: [
    {
      term: "Sellers and porters",
      text: "A dry floor, a water point, a toilet, a gate wide enough for a cart.",
    },
    { term: "Market associations", text: "Help with drawings, bids, accounts and the rules of use." },
    { term: "Local councils", text: "Works that fit their development plan and come with a keeper." },
    { term: "Builders nearby", text: "Small contracts, published, paid in stages against measured work." },
  ],
  works: {
    lead: "From a list of troubles to a work that lasts.",
    shape: "chain",
    caption:
      "Seven stages of a small work: list, rank, keeper, drawing, bids, building in stages, yearly check.",
    nodes: [
      { title: "List the troubles", text: "On market day, by walking round together." },
      { title: "Rank in the open", text: "Beans in bowls; women and men counted apart." },
      { title: "Elect a keeper", text: "Committee, key, fee, rules: before any cement." },
      { title: "Draw and cost", text: "With upkeep for ten years beside the price." },
      { title: "Take bids", text: "Three at least, opened in public." },
      { title: "Build in stages", text: "Each measured and paid, bills on a board." },
      { title: "Check each year", text: "Before the rains, with the list of faults." },
    ],
  },
  today: [
    { term: "Works", text: "None built, none under way, and no tender published." },
    {
      term: "Grants",
      text: "CMI has no fund to give from. Whoever collects contributions in its name is cheating you.",
    },
    {
      term: "Possible",
      text: "A market can rank its troubles now with the method here, and take the result to its council.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "Lists from markets in Liberia",
      text: "Ranked lists that associations send in are to be read side by side, to learn which works come up most. The result would go back to every market.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "One work in each country",
      text: "Liberia, Ghana, Sierra Leone, Nigeria: one work apiece, with council and association, each no bigger than can be rebuilt if it fails.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "A book of standard drawings",
      text: "Stores, water points, culverts, drains, with bills of quantity and known faults, free for councils.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Councils on their own",
      text: "The method in council budgets, without us.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Who may propose",
      text: "Any market with an association or a council, when sellers were asked in the open.",
    },
    {
      term: "Own share",
      text: "Sand, labour, land or cash, as agreed and receipted. No household is forced to give.",
    },
    {
      term: "Land",
      text: "On record as public or lent in writing, so that nobody can fence the work later.",
    },
    {
      term: "Access",
      text: "Open to all at the same fee, with a ramp and light, and a gate that a cart and a wheelchair pass.",
    },
    { term: "Too large", text: "Bridges, highways and dams. They need the state's engineers." },
  ],
  risks: [
    {
      term: "The wrong work",
      text: "What visitors like to open is not what porters need. Ranking in the open helps, though not always.",
    },
    {
      term: "Poor building",
      text: "Too little cement and no curing cannot be seen on the day of handing over.",
    },
    { term: "Capture", text: "One family holds the key, and fees rise." },
    {
      term: "Upkeep",
      text: "A fee that is not collected in the first month will not be collected in the twelfth.",
    },
    { term: "Water elsewhere", text: "A drain or culvert moves a flood downstream onto somebody." },
    { term: "Politics", text: "Works before elections are promised quickly and forgotten as quickly." },
  ],
  questions: [
    {
      question: "Can our market apply?",
      answer:
        "There is no round of applications and no budget. A ranked list from your market is welcome, and it has uses of its own: councils must often show that people were asked.",
    },
    {
      question: "How does CMI differ from AFM and Communities?",
      answer:
        "AFM is planned as a seller with its own counters. Communities is about places to live. CMI is about a single small work at a market that belongs to others.",
    },
    {
      question: "Who would own what is built?",
      answer:
        "The council or the association, as the land and the law allow. Never the group. The paper is signed before work starts.",
    },
  ],
  extra: [
    {
      kind: "table",
      id: "three-works",
      heading: "Three works and what decides them",
      caption:
        "A store, a water point and a culvert: the question that decides, the fault most seen, who has to agree, what upkeep means.",
      columns: [
        { label: "Work" },
        { label: "Question that decides" },
        { label: "Usual fault" },
        { label: "Who must agree" },
        { label: "Upkeep" },
      ],
      rows: [
        [
          "Store",
          "Who keeps goods for more than a week, and would pay?",
          "Damp floor, no air, rats",
          "Landholder, council, health office",
          "Sweeping, pallets, lock, roof screws",
        ],
        [
          "Water point",
          "Is there safe water in the driest month?",
          "Pump without spares; no drain",
          "Water authority, health office",
          "Caretaker, washers, test of the water",
        ],
        [
          "Culvert",
          "Where does the water come from and go to?",
          "Pipe too small; no stone at the mouth",
          "Roads office, people downstream",
          "Clearing before and after each storm",
        ],
      ],
    },
    {
      kind: "steps",
      id: "rank-needs",
      heading: "Rank your market's needs in one morning",
      steps: [
        {
          title: "Walk",
          text: "Five or six people of different trades go round at the busiest hour and note each place where somebody waits, slips, carries twice or throws away.",
        },
        {
          title: "Group",
          text: "Put the notes into at most eight troubles. Draw one on each card, so that all can read it.",
        },
        {
          title: "Vote with beans",
          text: "Three beans for each person, one bowl for each card. Separate colours for women, men and young people.",
        },
        {
          title: "Ask the second question",
          text: "For the top three: who would look after it, and what would each of us pay on market day?",
        },
        {
          title: "Hang it up",
          text: "The count stays on a wall for a week, then goes to the council with the names of those who counted.",
        },
      ],
    },
  ],
  next: {
    lead: "Associations and councils: send your ranked list, the name of the market and its day. Builders: tell us which small works you have done and where one can look at them.",
    leadType: "division_question",
    submitLabel: "Send to CMI",
  },
  related: ["/subsidiaries/communities", "/subsidiaries/afm", "/subsidiaries/travel-plazas", "/where-to-buy"],
  reviewedOn: "2026-11-21",
  rests: ["roadmap"],
  faq: {
    description:
      "Small works at markets: choosing and ranking, bids and stage payments, checking concrete, fees and committees, safe water, and complaints.",
    lead: "For market associations, councils and builders. The answers serve for works with any money.",
    drawing: {
      kind: "flow",
      id: "stages",
      heading: "How a builder is paid",
      caption: "In stages that can be measured, and a part held back until the first rains have passed.",
      parties: ["Committee", "Builder"],
      passes: [
        { from: 1, to: 0, what: "Foundation" },
        { from: 0, to: 1, what: "First part" },
        { from: 1, to: 0, what: "Walls, then the roof" },
        { from: 0, to: 1, what: "A part for each" },
        { from: 1, to: 0, what: "Finish" },
        { from: 0, to: 1, what: "The rest, less what is held back" },
        { from: 0, to: 1, what: "After the first rains: what was held back" },
      ],
    },
    groups: [
      {
        id: "choosing",
        heading: "Choosing and paying",
        items: [
          {
            question: "How do we compare three bids?",
            answer:
              "Give all builders the same drawing and list of quantities. Compare line by line. A bid far below the others has left something out, often steel or curing. Ask to see one work of each builder that is two years old.",
          },
          {
            question: "How should a builder be paid?",
            answer:
              "In stages that can be measured: foundation, walls, roof, finish. Hold back a part until the first rains have passed. Advance money for materials only against a delivery note at the site.",
          },
          {
            question: "What fee will keep a store or pump going?",
            answer:
              "Add a year's caretaker, cleaning and small repairs, and a part of what a replacement will cost. Divide by users and market days. If people find it too much, build smaller.",
          },
          {
            question: "How can a committee be kept honest?",
            answer:
              "Two signatures, a different person for cash and for book, accounts read aloud each quarter, terms of two years, and at least one member chosen by porters and hawkers.",
          },
        ],
      },
      {
        id: "building",
        heading: "Building and using",
        items: [
          {
            question: "How can a layperson check concrete?",
            answer:
              "Count cement bags against the drawing. Sand should be washed and free of salt. The mix should hold its shape and not run. After casting, wet sacks must cover it for a week: most weak slabs were left to dry in the sun.",
          },
          {
            question: "Is water from a new pump safe?",
            answer:
              "Not until it has been tested for germs, and in some regions for arsenic, fluoride or salt. The water or health office can test or name a laboratory. Test again each year after the rains.",
          },
          {
            question: "May children work on a site as the village's share?",
            answer:
              "No. Carrying blocks is hazardous work that labour law and the conventions of the International Labour Organization forbid to children. A household without an adult who can work gives nothing and loses nothing.",
          },
          {
            question: "A public work at our market was badly done. Where can we complain?",
            answer:
              "First to the council's works committee, with photographs and the contract if it can be seen. Then to the public procurement authority, the auditor general or the anti-corruption body. Some countries have right-to-information laws under which you may ask for the contract.",
          },
        ],
      },
    ],
  },
};
