import type { Subsidiary } from "./types.ts";

/** A bank that preserves, multiplies and describes seed varieties. */
export const seedBank: Subsidiary = {
  slug: "seed-bank",
  name: "Seed Bank",
  title: "Seed Bank: varieties kept, tested and described",
  description:
    "The planned Seed Bank would keep, multiply and describe varieties. How to test and store seed at home, and why no seed is taken or sent today.",
  eyebrow: "Agriculture",
  lead: "A place to keep, multiply and describe varieties, so that growers find seed that suits their soil and rain. None is taken or sent today. Keepers of local varieties can describe them.",
  what: [
    "In many villages somebody keeps a sorghum that stands through a bad year, or a cowpea that cooks in half the time. It lives in a gourd above the fire and in one person's memory. When that person dies or sells the seed in a hungry month, it can be gone for good.",
    "The Seed Bank is meant to do three things with such varieties: keep a reserve of each, dry and cold; multiply it with growers; and describe it so that somebody with the same soil can find it. The description matters as much as the seed: where it grew, who selected it, when it ripens, what it withstands, how it tastes.",
    "Rights come before the catalogue. For many food crops the International Treaty on Plant Genetic Resources sets common terms, with a standard agreement for each transfer. It asks states to protect farmers' knowledge and their part in benefits. For other plants the Nagoya Protocol lets the country of origin ask for its consent. Seed laws add what may be sold, and under which name.",
  ],
  forWhom: [
    {
      term: "Growers",
      text: "A page for each variety in plain words, and a trial packet instead of a promise.",
    },
    {
      term: "Keepers of local seed",
      text: "A second home for what they keep, under their name and on their terms.",
    },
    {
      term: "Seed multipliers",
      text: "Foundation seed, a contract for a field, and an inspection before harvest.",
    },
    {
      term: "Breeders and researchers",
      text: "Samples with their history and the agreement under which they may be used.",
    },
  ],
  works: {
    lead: "The round of one variety. If growers stop asking for it, it rests in the cold room until somebody does.",
    shape: "cycle",
    caption:
      "Seed comes from a keeper, is agreed on, cleaned, dried, stored, tested, multiplied and goes back to growers.",
    nodes: [
      { title: "A keeper offers", text: "And tells its story: place, name, use, season." },
      { title: "Terms are agreed", text: "Who may grow, sell or breed from it, and who is named." },
      { title: "Cleaned and dried", text: "Slowly, in shade, down to a moisture that suits the crop." },
      { title: "Stored twice", text: "In two places, sealed, with a number and a date." },
      { title: "Tested", text: "Germination each year or two; weak lots are sown and harvested again." },
      { title: "Multiplied", text: "By growers, at a distance from fields that could cross with it." },
      { title: "Shared", text: "Small packets first; the keeper gets seed back for the asking." },
    ],
  },
  today: [
    {
      term: "Seed",
      text: "None is accepted, stored, sold or posted. Varieties are described by the form on this page.",
    },
    {
      term: "Catalogue",
      text: "There is no list of varieties. The Seed Bank portal shows a sample with invented ones.",
    },
    {
      term: "Seed you need now",
      text: "Ask the national gene bank, the research institute or the extension office, and for certified seed a dealer licensed by the seed authority.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "Descriptions first",
      text: "In Liberia: forms for varieties, filled in with their keepers, and draft terms read aloud before anybody agrees.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "A small collection",
      text: "With the national gene banks of Liberia, Ghana, Sierra Leone and Nigeria, if they agree, since the law often makes them the first address.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Multiplication",
      text: "Growers who raise seed for others, inspected by each seed authority; exchange between regions with plant health papers.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "A copy elsewhere",
      text: "Duplicates in a vault on another continent, sealed and owned by those who deposited them.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Who may deposit",
      text: "Growers, communities and institutes that hold a variety rightfully and say under which terms.",
    },
    {
      term: "Ownership",
      text: "A deposit transfers nothing. The keeper can ask for it back and for its page to be taken down.",
    },
    {
      term: "Use by breeders",
      text: "By written agreement only. It is to bar exclusive rights on a variety as it was received.",
    },
    { term: "Modified crops", text: "Not taken in. They fall under biosafety law and its own authority." },
    {
      term: "Crossing borders",
      text: "Import permit and phytosanitary certificate, every time, for a packet as for a sack.",
    },
  ],
  apply: {
    heading: "Describe a variety you keep",
    lead: "What is decided is which varieties are described first, together with their keepers. Send no seed, and leave out what your community would not tell a stranger.",
    form: "seed-accession",
  },
  risks: [
    {
      term: "Names without rights",
      text: "A catalogue can show a breeder where to look, and the community learns of it from a patent.",
    },
    {
      term: "Power cuts",
      text: "Warm and damp halve the life of seed again and again. A cold room without power is a cupboard.",
    },
    { term: "Mixed lots", text: "One careless harvest and a variety is no longer what its label says." },
    { term: "Disease", text: "Seed carries viruses and fungi to places that had none." },
    {
      term: "Kept and not grown",
      text: "A variety in a freezer stops learning the weather. Fields have to keep it, too.",
    },
  ],
  questions: [
    {
      question: "Can I get seed from you?",
      answer:
        "No. The extension office knows what is released for your district, and the national gene bank what was collected there.",
    },
    {
      question: "I keep an old variety. Should I tell you about it?",
      answer:
        "If you like, by the form on this page: crop, local name, district, what it is good for. Keep to yourself what your community keeps. Send nothing by post, and sign nothing.",
    },
    {
      question: "May I save and swap seed?",
      answer:
        "From local varieties, in most places yes. For protected ones the law differs: some states let farmers save seed for their own fields, and fewer allow swapping or selling. Ask the seed authority which varieties are protected.",
    },
  ],
  extra: [
    {
      kind: "steps",
      id: "germination-test",
      heading: "Test seed before you sow",
      lead: "It takes a week and a piece of cloth, and it tells you how thickly to sow, or whether to buy new seed.",
      steps: [
        {
          title: "Draw a fair sample",
          text: "From top, middle and bottom of the sack, mixed. Count out one hundred seeds without choosing.",
        },
        {
          title: "Lay them out",
          text: "In rows of ten on a damp cloth, not touching. Roll it up, put it in an open bag, keep it warm and moist.",
        },
        {
          title: "Wait and count",
          text: "After four to ten days, by crop. Count seedlings with a healthy root and shoot; leave out the crooked and the mouldy.",
        },
        {
          title: "Read the number",
          text: "Above eighty-five: sow as usual. Lower: sow more thickly. Near half or below: eat it, and find other seed.",
        },
        {
          title: "Store what is left",
          text: "Dry until it snaps or cracks, add dry ash or silica, close the jar, keep it cool and dark, write crop and date on it.",
        },
      ],
    },
  ],
  next: {
    lead: "Ask about seed, or say what you look for and on which soil. A variety you keep is described by the form above. No seed by post.",
    leadType: "division_question",
    submitLabel: "Send to the Seed Bank",
  },
  related: ["/portal/seed-bank", "/subsidiaries/herbal-trust", "/subsidiaries/aav", "/policies/grower"],
  reviewedOn: "2026-11-21",
  rests: ["roadmap"],
  sources: [
    {
      label: "FAO: International Treaty on Plant Genetic Resources for Food and Agriculture",
      href: "https://www.fao.org/plant-treaty/en/",
      year: 2001,
    },
  ],
  faq: {
    description:
      "Hybrids, certified and farm-saved seed, storage, breeders' rights and seed across borders: what growers ask about the planned seed bank.",
    lead: "About seed in general, and about a collection that is planned and holds not one grain.",
    drawing: {
      kind: "parts",
      id: "seed-to-sow",
      heading: "What to sow",
      caption: "Many growers sow two kinds, so that one bad month does not take all.",
      whole: "Seed",
      parts: [
        { title: "Hybrid", text: "Yields well with water and fertiliser; bought again each year." },
        { title: "Improved open variety", text: "Can be saved for some seasons." },
        { title: "Local", text: "Less at its best, more at its worst." },
        {
          title: "Not kept as seed",
          text: "Cocoa, rubber, mango and avocado die when they dry; cassava, yam and banana live as plants.",
        },
      ],
    },
    groups: [
      {
        id: "choosing",
        heading: "Choosing seed",
        items: [
          {
            question: "Hybrid, improved or local: which should I sow?",
            answer:
              "Hybrids yield well with water and fertiliser and have to be bought again each year. Improved open varieties can be saved for some seasons. Local ones yield less at their best and more at their worst. Many growers sow two kinds, so that one bad month does not take all.",
          },
          {
            question: "What does certified mean?",
            answer:
              "That an inspector saw the field, a laboratory tested the lot and the bag bears a tag with variety, lot and date. Quality declared seed is a lighter scheme, in which growers answer for the lot and a share is checked. Keep the tag until harvest.",
          },
          {
            question: "How do I recognise false seed?",
            answer:
              "Dyed grain, a bag that was sewn shut twice, no tag, a price far below the dealer's. Buy from a licensed shop, ask for a receipt with the lot number, and test before sowing.",
          },
        ],
      },
      {
        id: "keeping",
        heading: "Keeping seed",
        items: [
          {
            question: "Why does my seed die in store?",
            answer:
              "Mostly from damp, then heat, then weevils. As a rule of thumb, drier by one part in a hundred or cooler by five degrees doubles its life. Drying well comes first, since a sealed jar of damp seed rots.",
          },
          {
            question: "From which plants should I take it?",
            answer:
              "From many, and from the middle of the field. Mark healthy ones before harvest. With maize and other crops that cross, take from a hundred plants or more, or the variety grows weak within years.",
          },
          {
            question: "Do all seeds like to be dry and cold?",
            answer:
              "No. Cocoa, rubber, mango and avocado die when they dry. Cassava, yam and banana are kept as living plants. A bank for those is a garden or a laboratory.",
          },
        ],
      },
      {
        id: "rights",
        heading: "Rights and borders",
        items: [
          {
            question: "Could a company take our variety away from us?",
            answer:
              "It could seek rights on something bred from it. A dated description with the community's name makes it harder to claim as new. Agree first how much is told, since a published description can be read by all.",
          },
          {
            question: "May a cousin abroad post me seed?",
            answer:
              "Without papers it is likely to be seized, and rightly: one packet can bring in a disease. The plant protection office issues the import permit, the one over there the certificate.",
          },
        ],
      },
    ],
  },
};
