import type { Subsidiary } from "./types.ts";

/** Large-scale cultivation. */
export const aav: Subsidiary = {
  slug: "aav",
  name: "AAV",
  title: "AAV: cultivation on a large scale",
  description:
    "AAV is the planned large-scale cultivation of the Akoma Group: which land it would need, how a land agreement is made, what a community can refuse.",
  eyebrow: "Agriculture",
  lead: "Fields large enough to fill a lorry with one grade. The target is 10,000 acres; none is reported. Land comes first, and land belongs to somebody.",
  what: [
    "A mill or a ship asks for many tonnes of the same quality in the same week. Smallholders can deliver that together, but only when something steady stands beside them: a field that is planted whatever the price, machines that serve both, a store. AAV is meant to be that steady part.",
    "Its target is 10,000 acres under cultivation. It is a figure of a plan. No acre has been agreed, planted or measured, and the figure says nothing about where the land would lie. Several fields of middle size, in different districts, would serve better than one block, because rain and disease do not come everywhere at once.",
    "Cereals, cassava, oilseeds and legumes in rotation are what such fields would carry. A crop is chosen after the soil has been tested and a buyer has named a grade, in that order.",
    "Outgrowers around a field are part of the design. They would share its machines and its store, and sell to it or to others.",
  ],
  forWhom: [
    {
      term: "Landholders",
      text: "Rent or a share of the crop under an agreement that is recorded, limited in years and open to review.",
    },
    {
      term: "Communities with customary land",
      text: "A say before anything is measured, and the right to answer no.",
    },
    { term: "Outgrowers nearby", text: "Machine hours, drying and storage at a posted price." },
    { term: "Buyers in volume", text: "Lots of one variety, with the field and the treatments on record." },
  ],
  works: {
    lead: "From a piece of land to a sold lot. Each stage can end with a no.",
    shape: "chain",
    caption:
      "Seven stages of a field: who holds it, consent, soil test, agreement, first season, store and sale, review.",
    nodes: [
      { title: "Who holds it", text: "Owners, users, herders, women who gather: all are listed." },
      { title: "Consent", text: "Meetings, time to think, an adviser of their own choice." },
      { title: "Soil and water", text: "Samples and a season's water before a crop is named." },
      { title: "Agreement", text: "Written, translated, signed in public, registered." },
      { title: "First season", text: "On a part of the land, to learn what fails." },
      { title: "Store and sell", text: "Dried, weighed, graded, sold by lot." },
      { title: "Review", text: "Accounts shown to the landholders; go on, change or leave." },
    ],
  },
  today: [
    { term: "Land", text: "None. Neither owned, leased nor promised to AAV." },
    {
      term: "Machines and staff",
      text: "None reported. Nobody recruits for AAV in a village or asks for registration fees.",
    },
    {
      term: "Open to you",
      text: "Landholders and councils may ask how an agreement would be made, and send a description of the place.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "A model agreement for Liberia",
      text: "Drafted for comment by lawyers and communities before any land is looked for. A first field only if one is offered and agreed.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "One field in each further country",
      text: "Ghana, Sierra Leone and Nigeria have three different land laws, so the agreement has to be written again for each.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Towards the target",
      text: "More fields with stores between them, where earlier ones have paid rent and wages from their own sales.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Fields handed over",
      text: "Leases that end may pass to cooperatives which farmed beside them.",
      stage: "later",
    },
  ],
  terms: [
    { term: "Kind of right", text: "A lease or a crop share. AAV is not meant to buy farmland." },
    {
      term: "Length",
      text: "Long enough to repay what is built, with a review at fixed years and a way out for both sides.",
    },
    {
      term: "Rent",
      text: "In money or in crop, tied to an index written into the agreement so that inflation does not eat it.",
    },
    {
      term: "Left out",
      text: "Graves, sacred groves, water points, cattle routes, forest, and plots that feed a household.",
    },
    {
      term: "Work",
      text: "Hired locally where skill allows, in writing, at or above the legal wage. No children in the fields.",
    },
  ],
  risks: [
    {
      term: "Disputed land",
      text: "Two families, one boundary. A lease signed by the wrong person can be void, and a crop can be lost to it.",
    },
    {
      term: "Loss of access",
      text: "Herders, collectors of firewood and women with small plots lose most and are asked least.",
    },
    {
      term: "One crop, one price",
      text: "Large fields of a single crop invite pests, and a fall in the world market hits all of them at once.",
    },
    { term: "Soil under machines", text: "Heavy wheels on wet ground pack it hard. Repair takes years." },
    { term: "Water", text: "Drawing from a stream in the dry season takes from whoever lives below." },
    {
      term: "Scale without roads",
      text: "A harvest that cannot leave before the rain is worth little, however large it is.",
    },
  ],
  questions: [
    {
      question: "How much of the target has been reached?",
      answer:
        "Nothing has been reported. When a field is under crop, its size, its place and the form of its agreement are to appear here.",
    },
    {
      question: "Will you buy my land?",
      answer:
        "No. Leases and crop shares are what is planned. Be wary of anybody who offers to purchase land for AAV or asks you to pay for a survey.",
    },
    {
      question: "What may a community refuse?",
      answer:
        "The whole project, a part of the land, a crop, a chemical, a road line. A refusal should end the matter; nobody ought to come back with another chief.",
    },
  ],
  extra: [
    {
      kind: "steps",
      id: "land-agreement",
      heading: "Making a land agreement, whoever asks",
      lead: "Useful with any investor. It is no legal advice: land offices and lawyers of the country decide and advise.",
      sources: [
        {
          label: "FAO: Voluntary Guidelines on the Responsible Governance of Tenure",
          href: "https://www.fao.org/tenure/voluntary-guidelines/en/",
          year: 2012,
        },
        {
          label: "Liberia, Land Rights Act: summary in UNEP's law database",
          href: "https://leap.unep.org/en/countries/lr/national-legislation/land-rights-act",
          year: 2018,
        },
      ],
      steps: [
        {
          title: "Find out which kind of land it is",
          text: "Private, customary, public or government land follow different rules. Liberia's Land Rights Act names these four, and lets a community define and govern its customary land through a committee.",
        },
        {
          title: "Walk the boundary together",
          text: "Neighbours, elders, women and young people. Mark graves, wells, paths. Draw it, and let all sides keep a copy.",
        },
        {
          title: "Ask who comes",
          text: "Registered name, owners, money, earlier projects. Telephone a community that has dealt with them.",
        },
        {
          title: "Take your time",
          text: "Consent is free when nobody is pressed, prior when nothing has started, informed when the bad sides were told as well.",
        },
        {
          title: "Write down the hard parts",
          text: "Rent and its index, jobs, water, what happens on default, on sale of the company, on the last day.",
        },
        {
          title: "Register it",
          text: "An agreement that the land office does not know may not bind the next owner. Keep the receipt.",
        },
      ],
    },
  ],
  next: {
    lead: "Landholders, councils, buyers: describe the land or the crop in your own words. Leave out deeds and identity papers; nobody needs them at this point.",
    leadType: "division_question",
    submitLabel: "Send to AAV",
  },
  related: [
    "/subsidiaries/agriculture",
    "/subsidiaries/communities",
    "/programs/farm-with-us",
    "/policies/grower/apply",
  ],
  reviewedOn: "2026-11-21",
  rests: ["acres", "roadmap"],
  faq: {
    description:
      "Large-scale cultivation: land agreements and customary owners, rent and crop share, chemicals and water, outgrowers, and what if a project fails.",
    lead: "From landholders, neighbours of a field and buyers. The answers hold for a plan, and many of them for any company that comes asking for land.",
    drawing: {
      kind: "parts",
      id: "consent",
      heading: "Whose names belong on an agreement",
      caption:
        "One signature alone is rarely enough; the land authority says whose consent the law requires.",
      whole: "An agreement about customary land",
      parts: [
        {
          title: "Those who hold it",
          text: "A committee, a family head with principal members, a chief with the council.",
        },
        { title: "Those who use it", text: "Listed by user and place on the map." },
        { title: "Women", text: "A meeting of their own, and their list attached." },
        { title: "If the company is sold", text: "A clause that asks for the landholders' consent first." },
      ],
    },
    groups: [
      {
        id: "land",
        heading: "Land",
        items: [
          {
            question: "Who can sign for customary land?",
            answer:
              "It depends on the country: a community committee, a family head with principal members, a chief with the council, sometimes an authority on top. One signature alone is rarely enough. The land authority can say whose consent the law requires.",
          },
          {
            question: "Rent in money or a share of the crop?",
            answer:
              "Money is certain and loses value with inflation. A share follows the harvest and needs trust in the scale. Some agreements give a small fixed rent and a share above a stated yield, with the weighing done in public.",
          },
          {
            question: "What if the company is sold?",
            answer:
              "Unless the agreement says otherwise, it often passes to the buyer. A clause can require the landholders' consent first. Put it in before signing, since afterwards it is seldom granted.",
          },
          {
            question: "How can women's plots be protected?",
            answer:
              "List them by user and place on the map, even where custom records them under a husband's or father's name. Hold one meeting for women alone, at an hour when they can come, and attach the list to the agreement.",
          },
        ],
      },
      {
        id: "farming",
        heading: "Farming",
        items: [
          {
            question: "Would you spray?",
            answer:
              "Only products registered in the country, by trained people with protection, and after cheaper means: rotation, clean seed, right date. A list of what was used is to hang at the field gate.",
          },
          {
            question: "Do you plan genetically modified crops?",
            answer:
              "No decision has been taken. Where biosafety law forbids or limits them, the question is answered. Where it allows them, buyers and landholders would have to agree first.",
          },
        ],
      },
      {
        id: "people",
        heading: "People nearby",
        items: [
          {
            question: "How would outgrowers be protected from a single buyer?",
            answer:
              "By an agreement for a part of the harvest, deductions shown line by line, and the freedom to sell the rest. A store that also keeps goods for others helps more than a clause.",
          },
          {
            question: "Where could a complaint go?",
            answer:
              "First to a named person at the field, with a written reply within a stated time. Then outside: the land authority, the labour inspector, the environment agency or a court. The complaint book would be open to the community.",
          },
        ],
      },
    ],
  },
};
