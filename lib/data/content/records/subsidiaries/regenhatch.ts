import type { Subsidiary } from "./types.ts";

/** An incubator for small firms in regenerative farming. */
export const regenhatch: Subsidiary = {
  slug: "regenhatch",
  name: "RegenHatch",
  title: "RegenHatch: a start for small farm firms",
  description:
    "RegenHatch is a planned hatchery for small firms in regenerative farming: bench space, tools, mentors, how ideas are chosen, how to test yours now.",
  eyebrow: "Programme",
  lead: "Compost makers, nursery keepers, makers of hand tools: small firms that leave soil better than they found it. A planned place to begin in, and a way to test your idea without it.",
  what: [
    "Regenerative farming is an old practice under a recent name: keep the ground covered, disturb it little, mix plants, bring animals and trees back, return what was taken. Farmers who work like that buy other things than fertiliser. They need compost, inoculated seed, seedlings, rollers, fodder cutters, somebody who spreads mulch for a day's wage. For each of these a small firm can live.",
    "RegenHatch is meant to help such firms over the first two years. They would get a bench and shared machines, a mentor who has run a business, and the thing that helps most: a first order from a buyer who pays on delivery. Divisions of the group would be some of those buyers, at the same price as they pay anybody.",
    "A hatchery warms eggs; it lays none. People come with an idea that they have tried on a small scale. They leave when the firm can pay its own way, or when it is clear that it cannot.",
  ],
  forWhom: [
    {
      term: "People with a trial behind them",
      text: "Space, tools and an order large enough to learn from.",
    },
    {
      term: "Women's groups and cooperatives",
      text: "One shared machine and bookkeeping for a product they make already.",
    },
    { term: "Young technicians", text: "A workshop in which to turn a drawing into ten pieces that sell." },
    { term: "Mentors", text: "Two firms a year, a fixed hour each week, expenses refunded." },
  ],
  works: {
    lead: "From a trial to a firm on its own feet.",
    shape: "chain",
    caption:
      "Six stages of a firm in the hatchery: a trial of its own, a talk, a bench, a first order, open books, departure.",
    nodes: [
      { title: "Own trial", text: "Made, used and paid for by three strangers." },
      { title: "A talk", text: "What it cost, who paid, what broke." },
      { title: "Bench and mentor", text: "Half a year, with a goal on one page." },
      { title: "First order", text: "Quantity, quality, date and price in writing." },
      { title: "Open books", text: "Read with the mentor each month." },
      { title: "Leave", text: "With registration, two buyers, and no debt to the hatchery." },
    ],
  },
  today: [
    { term: "Premises", text: "No hatchery stands anywhere, and no cohort has been chosen." },
    { term: "Money", text: "There is no grant, loan or prize. Nobody may charge you for a place on a list." },
    {
      term: "What you can use",
      text: "The test and the cost sheet below, and the country guides for registering a firm.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "Orders before walls, in Liberia",
      text: "Collect what farms nearby would buy from small makers, with quantities. A building is considered when orders for a season are known.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "A bench in each country",
      text: "In Ghana, Sierra Leone and Nigeria inside existing workshops or technical schools that agree to share them.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Trade among hatcheries",
      text: "A tool drawn in one country is made under licence in another, with a fee to the inventor.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Kept by former tenants",
      text: "Firms that left take over the running of the house where they started.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Shares",
      text: "The hatchery takes none of the firm. Rent for the bench starts after the first paid order.",
    },
    { term: "Ideas", text: "What you invent stays yours. Nobody has to explain a secret in order to apply." },
    {
      term: "Proof",
      text: "Claims about soil need a comparison with an untreated strip, measured by somebody else.",
    },
    { term: "Stay", text: "A year at most, reviewed at half time by both sides." },
    {
      term: "Outside",
      text: "Products that need a licence, such as pesticides or veterinary medicine, until the licence is there.",
    },
  ],
  risks: [
    {
      term: "One friendly buyer",
      text: "An order from the group can hide that nobody else wants the product.",
    },
    { term: "Slow proof", text: "Soil changes over years; rent is due each month." },
    {
      term: "Quality",
      text: "Compost that was never hot carries weed seed and disease. One bad load ruins the name of all.",
    },
    {
      term: "Copying",
      text: "A good tool is copied within a season. Speed and service protect more than a patent that cannot be enforced.",
    },
    {
      term: "Mentor's shadow",
      text: "A mentor who decides instead of asking leaves a firm that cannot walk.",
    },
  ],
  questions: [
    {
      question: "Is there funding?",
      answer:
        "None. The plan consists of space, machines, advice and orders. A firm that needs capital first should look at savings groups, suppliers' credit and the public fund for small enterprises of its country.",
    },
    {
      question: "What counts as regenerative?",
      answer:
        "For the hatchery: something that helps a farmer to cover soil, feed it, disturb it less, save water or close a cycle, and that can be measured. The word has no legal definition in most countries.",
    },
    {
      question: "Must my firm be registered?",
      answer:
        "Not to write to us. Before a first order, yes, in the form the law of your country asks for. Steps and offices are in its guide.",
    },
  ],
  extra: [
    {
      kind: "steps",
      id: "season-test",
      heading: "Test an idea in one season",
      lead: "Cheaper than a business plan, and worth more to anybody who might buy or lend.",
      steps: [
        {
          title: "Find ten users",
          text: "Ask what they do now, what it costs them and what annoys them. Do not show your idea yet.",
        },
        {
          title: "Make the smallest version",
          text: "One barrow of compost, twenty seedlings, a single cutter.",
        },
        {
          title: "Sell it, at a price",
          text: "A gift teaches nothing. Note who refuses, and their reason in their words.",
        },
        {
          title: "Compare side by side",
          text: "Same field, same day, half with and half without. Mark the halves with stakes.",
        },
        {
          title: "Count again",
          text: "Hours, materials, transport, what came back. Who asked for a second one?",
        },
      ],
    },
    {
      kind: "table",
      id: "cost-sheet",
      heading: "A cost sheet for one piece",
      caption:
        "Lines of a cost sheet for one unit of a product, how to find each and what is often forgotten.",
      columns: [{ label: "Line" }, { label: "How to find it" }, { label: "Often forgotten" }],
      rows: [
        ["Material", "Price paid, with transport, divided by pieces made", "What was spoiled or stolen"],
        ["Labour", "Hours times what you would pay a stranger", "Your own hours"],
        ["Machine", "Price divided by pieces it makes before it is worn out", "Blades, fuel, repair"],
        ["Place", "Rent and power for a month, divided by a month's pieces", "The months without sales"],
        ["Selling", "Journeys, telephone, samples", "Buyers who pay late"],
      ],
    },
  ],
  next: {
    lead: "Say what you make or mean to make, who has paid for it so far, and what stops you. If nobody has paid yet, do the test first; your letter will be stronger.",
    leadType: "division_question",
    submitLabel: "Send to RegenHatch",
  },
  related: [
    "/subsidiaries/agriculture",
    "/subsidiaries/farm-depot",
    "/start-business",
    "/subsidiaries/afrivent",
  ],
  reviewedOn: "2026-11-21",
  rests: ["roadmap"],
  faq: {
    description:
      "Questions about the planned hatchery for farm firms: who would be chosen, ideas and debts, safe compost, and how to find a first buyer.",
    lead: "For founders, mentors and buyers. The hatchery is a plan, but most of these questions meet any young firm.",
    drawing: {
      kind: "parts",
      id: "price",
      heading: "Between which lines a price lies",
      caption: "If the cost is higher than the saving, change the product before the price.",
      whole: "The price of a new product",
      parts: [
        { title: "The line above", text: "What it saves or earns the user in a season." },
        { title: "The line below", text: "What it costs you, by your cost sheet." },
        { title: "What proves both", text: "The trial, and one delivery with a sealed sample." },
      ],
    },
    groups: [
      {
        id: "joining",
        heading: "Joining",
        items: [
          {
            question: "How would firms be chosen?",
            answer:
              "By three people, one of them a farmer, who look at the trial and the cost sheet and give their reasons in writing. A school record plays no part. Those turned down may come back after another season.",
          },
          {
            question: "Can a group apply instead of a person?",
            answer:
              "Yes, with a page that says who decides, who holds the money and how somebody leaves. Groups break over these three points more often than over the product.",
          },
          {
            question: "What if my firm fails while inside?",
            answer:
              "Then the bench is given back. Bills to suppliers remain yours, which is a reason to buy little on credit before the first order is paid.",
          },
        ],
      },
      {
        id: "making",
        heading: "Making and proving",
        items: [
          {
            question: "How do I make compost that is safe to sell?",
            answer:
              "Mix wet and dry material and keep it as moist as a wrung cloth. Turn it when it heats. It has to stay too hot to touch for days at a time, so that weed seed and germs die. Let it rest until it smells of forest. Leave out glass, plastic, sick plants and human waste.",
          },
          {
            question: "Do I need a permit to sell compost or seedlings?",
            answer:
              "In many countries fertilisers and planting material are registered by the ministry of agriculture or a standards body, above a certain volume or for any sale. Ask before printing a bag, since the label is part of the approval.",
          },
          {
            question: "May I write organic on the label?",
            answer:
              "Only where a certifier has checked you, if the law or the buyer's country protects the word. Say instead what is in the bag and what is not.",
          },
        ],
      },
      {
        id: "selling",
        heading: "Selling and mentoring",
        items: [
          {
            question: "How do I get a first large buyer?",
            answer:
              "Offer one delivery with a date and a sample that stays sealed with the buyer. Ask when invoices are paid and who signs. A buyer who cannot say who signs will not pay soon.",
          },
          {
            question: "I have run a business for years. Can I mentor?",
            answer:
              "You can write today and say in which trade. A mentor would agree to keep what is heard private, and not to buy from, lend to or employ the firm for the duration.",
          },
          {
            question: "What price should a new product have?",
            answer:
              "Start from what it saves or earns the user in a season, and from your cost sheet. Between these two lies the price. If the cost is higher than the saving, change the product before the price.",
          },
        ],
      },
    ],
  },
};
