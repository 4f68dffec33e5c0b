import type { Subsidiary } from "./types.ts";

/** How the farming divisions fit together. */
export const agriculture: Subsidiary = {
  slug: "agriculture",
  name: "Agriculture",
  title: "Agriculture: how the farming parts fit",
  description:
    "How the planned farming divisions of the Akoma Group are to work together, from soil and seed to outgrowers, and what a grower can use now.",
  eyebrow: "Programme",
  lead: "Four planned divisions and the outgrowers around them, drawn as one farm: what one part leaves over, the next one needs. It starts with the soil and comes back to it.",
  what: [
    "Farming companies often grow apart: one sells seed, another grows a crop, a third keeps cattle. Straw is burned on one side of the fence while feed is bought on the other. This programme is the plan for keeping four divisions on one map with the outgrowers who farm beside them: AAV, Seed Bank, Herbal Trust and Livestock.",
    "The rule is soil first. Before a crop is chosen, the ground is sampled and its history asked. Before a harvest is sold, it is settled what goes back to the field. A division that earns by taking more from the soil than it returns would have to show how that is made good.",
    "There is a second rule: no division may be the only buyer or seller a grower can turn to. Seed can be saved, crops sold elsewhere, animals taken to any market. A chain that holds people by force of contract breaks at the first good price outside it.",
  ],
  forWhom: [
    {
      term: "Outgrowers",
      text: "One contact for seed, advice, machines and sale, and one sheet that shows all deductions.",
    },
    {
      term: "Cooperatives",
      text: "A rotation agreed for several villages, so that not everybody harvests tomatoes in one week.",
    },
    { term: "Keepers of animals", text: "Stubble and residues to graze, against manure that is counted." },
    { term: "Researchers and students", text: "Fields with records, open for trials by agreement." },
  ],
  works: {
    lead: "One round of a shared farm. Each part hands something on.",
    shape: "cycle",
    caption:
      "Soil, seed, field crops, herbs and trees, animals, compost: each feeds the next, and compost returns to the soil.",
    nodes: [
      { title: "Soil", text: "Sampled and mapped; the slope and water noted." },
      { title: "Seed Bank", text: "Offers varieties that suit this soil and this rain." },
      { title: "AAV and outgrowers", text: "Grow in rotation: cereal, legume, root crop, rest." },
      { title: "Herbal Trust", text: "Herbs and trees on edges and slopes, for shade and bees." },
      { title: "Livestock", text: "Eats what people do not, after the harvest." },
      { title: "Compost", text: "Manure and straw, turned and weighed, go back." },
    ],
  },
  today: [
    {
      term: "Running",
      text: "No shared farm, no common store. The divisions named here are plans, with a page each.",
    },
    {
      term: "Contracts",
      text: "No outgrower contract has been offered. A paper that says otherwise is not ours.",
    },
    {
      term: "In reach",
      text: "The contract checklist below, the form for growers, and facts about farming and trade in every country guide.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "One rotation in Liberia, on paper",
      text: "Rice, cassava, a legume and a fallow with animals, worked out with growers who answer the form. Then a trial on a few of their plots.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "Three climates",
      text: "Cocoa under shade, inland swamps, dry savanna: the round is redrawn for Ghana, Sierra Leone and Nigeria.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "A common soil record",
      text: "Samples over years in one form, owned by those whose land it is.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Published results",
      text: "What rose and what fell in soil, yield and income, including failures.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Who decides",
      text: "The grower decides what is planted on their own land. Divisions may offer; none may order.",
    },
    {
      term: "Soil data",
      text: "Belong to whoever holds the land. Used for advice, and shared further only with written consent.",
    },
    { term: "Seed", text: "Saved seed of open varieties stays free to use and exchange." },
    { term: "Residues", text: "Burning them counts as a loss and has to be explained." },
    {
      term: "Between divisions",
      text: "Straw, manure and machine hours are paid for at a posted price, so that no part lives off another unseen.",
    },
  ],
  risks: [
    {
      term: "Failing together",
      text: "Parts that feed each other also fall together when rain or disease hits the first.",
    },
    {
      term: "Complexity",
      text: "Six parts need six people who keep appointments. A simple farm may do better.",
    },
    {
      term: "Labour peaks",
      text: "Rotation moves work to months in which families are busy with their own fields.",
    },
    {
      term: "Debt",
      text: "Inputs advanced against harvest turn into debt when it fails. Households with the least land suffer first.",
    },
    { term: "Lock-in", text: "A single group on both sides of the scale tempts those who hold the scale." },
  ],
  questions: [
    {
      question: "Is this one more division?",
      answer:
        "No. It is the plan by which the farming divisions would share land, seed, feed and manure. It would have a coordinator, and neither shop nor contract of its own.",
    },
    {
      question: "I grow a few crops and keep goats. Where do I begin?",
      answer:
        "With what you burn or throw away. Follow it for a month: straw, peels, dung, ash. Each heap that you can turn into feed or compost replaces something you buy.",
    },
    {
      question: "Can I join only one part?",
      answer: "That is how most would join. Nobody who sells maize has to take goats.",
    },
  ],
  extra: [
    {
      kind: "table",
      id: "who-does-what",
      heading: "Who would do what for a grower",
      caption:
        "Needs of a grower through the year, the planned part of the group for each, and where to turn as long as it does not exist.",
      columns: [{ label: "You need" }, { label: "Planned part" }, { label: "Until then" }],
      rows: [
        ["A soil test", "AgX and Seed Bank", "Soil laboratory of the ministry or a university"],
        [
          "Seed you can trust",
          "Seed Bank",
          "Certified dealers; seed fairs; your own selection of the best plants",
        ],
        [
          "A tractor for a day",
          "AAV and Farm Depot",
          "Owners nearby; hire services registered with the district",
        ],
        ["Advice on an animal", "Livestock", "Public veterinary office"],
        [
          "A buyer in volume",
          "AAV and AHX",
          "Cooperatives, millers, the commodity exchange where there is one",
        ],
      ],
    },
    {
      kind: "facts",
      id: "outgrower-contract",
      heading: "Read an outgrower contract",
      lead: "Before you sign with anybody, look for these. What is missing will be decided by the stronger side.",
      facts: [
        {
          term: "Price",
          text: "A number, or a formula with a source you can hear on the radio. “Market price” alone says nothing.",
        },
        { term: "Grade", text: "With photographs or samples, and who judges. May you bring your own scale?" },
        { term: "Deductions", text: "Each input with quantity and price, compared with the shop in town." },
        {
          term: "Failure",
          text: "What happens to the advance after drought or pests. Is part of it insured, and who is paid by the insurer?",
        },
        { term: "Delay", text: "The day of payment, and what is owed for each week after it." },
        {
          term: "Way out",
          text: "How long it runs, how it ends, which court or mediator settles a quarrel.",
        },
      ],
    },
  ],
  next: {
    lead: "Growers and cooperatives: tell us what grows, what is left over and what you lack. It shows us which parts would have to be neighbours.",
    leadType: "division_question",
    submitLabel: "Send to Agriculture",
  },
  related: [
    "/subsidiaries/aav",
    "/subsidiaries/seed-bank",
    "/subsidiaries/herbal-trust",
    "/programs/farm-with-us",
  ],
  reviewedOn: "2026-11-21",
  rests: ["roadmap"],
  faq: {
    description:
      "Farming as one system: rotation and fallow, manure and compost, inputs on credit, what outgrowers may sell elsewhere, and who owns soil records.",
    lead: "From growers and cooperatives who wonder what the parts together would change for them, and what they can try alone.",
    drawing: {
      kind: "diagram",
      id: "rotation",
      heading: "A simple rotation",
      shape: "cycle",
      caption: "Do not follow a crop with its cousin, because pests wait for it.",
      nodes: [
        { title: "Takes much", text: "Maize, for example." },
        { title: "Gives nitrogen", text: "Cowpea." },
        { title: "Loosens the ground", text: "Cassava." },
        { title: "Rests", text: "A fallow sown with a legume." },
      ],
    },
    groups: [
      {
        id: "soil-and-crops",
        heading: "Soil and crops",
        items: [
          {
            question: "What is a simple rotation?",
            answer:
              "A plant that takes much, one that gives nitrogen, one that loosens the ground, then rest: for example maize, cowpea, cassava, and a fallow sown with a legume. Do not follow a crop with its cousin, because pests wait for it.",
          },
          {
            question: "Is fertiliser against the rule of soil first?",
            answer:
              "No. Mineral fertiliser in a small dose beside the seed, on soil that has organic matter, can pay. Spread on bare, acid or sandy ground most of it is lost. The test says which case is yours.",
          },
          {
            question: "How much manure does a field need?",
            answer:
              "More than most farms have, so put it where it works: in the planting hole, on the poorest strip, on the best-paying crop. Keep the heap covered, as sun and rain take its value.",
          },
        ],
      },
      {
        id: "contracts",
        heading: "Contracts and credit",
        items: [
          {
            question: "Would outgrowers be fined for selling outside?",
            answer:
              "Not for what exceeds the agreed quantity. For the agreed part the contract would name the consequence, such as repaying the advance first, and nothing beyond that.",
          },
          {
            question: "Should I take inputs on credit?",
            answer:
              "Add up what you repay in bags of harvest at the worst price of recent years. If that leaves enough to eat and to sow, it may be worth it. If it works only at the best price, take less.",
          },
          {
            question: "Who is liable when advice was wrong?",
            answer:
              "Advice seldom comes with liability. Try it on a strip, ask for it in writing, and note the date. Where a seller gave false statements about seed or chemicals, consumer protection or the agriculture office can be asked.",
          },
        ],
      },
      {
        id: "records",
        heading: "Records",
        items: [
          {
            question: "Which records are worth keeping?",
            answer:
              "Five: rain, planting date, what was put on, hours of labour, what was weighed out. After three seasons they are worth more than most advice, and a lender can read them.",
          },
          {
            question: "Who would own a soil record if land is held by a family?",
            answer:
              "The family, through whoever speaks for it on land. Whoever works the plot, such as a spouse or a tenant, would receive a copy, because the next crop depends on them.",
          },
        ],
      },
    ],
  },
};
