import type { Subsidiary } from "./types.ts";

/** The farmers market. */
export const afm: Subsidiary = {
  slug: "afm",
  name: "AFM",
  title: "AFM: a farmers market near the field",
  description:
    "AFM is the planned farmers market of the Akoma Group: how stalls, shops and an online counter are to work, who may sell, and what exists today.",
  eyebrow: "Trade and travel",
  lead: "Stalls, shops and an online counter where households buy produce close to where it grew. Nothing can be bought yet; growers and landlords can say where a counter is missing.",
  what: [
    "A household that buys tomatoes in a town often pays several times what the grower was given for them. Part of the difference is real work: sorting, carrying, cooling, standing at a stall. Part of it is waste, because a crate that waits two days in the sun is worth less with each hour. AFM is meant to do the real work in fewer hands and to waste less on the way.",
    "It is the shop of the group for households. AHX, the exchange, is for buyers who take a truckload; AFM is for those who take a bag. Both are to use the same grades, so that a grower sorts once and sells whichever way pays better that week.",
    "A counter opens only where three things come together: growers within a day's drive, a place with water and shade, and somebody from the neighbourhood who runs it. Where one of them is missing there will be no AFM, whatever the plan says.",
  ],
  forWhom: [
    {
      term: "Smallholders and outgrowers",
      text: "A price agreed before harvest for what meets the grade, and a written reason for what does not.",
    },
    {
      term: "Households",
      text: "Produce with the name of the district it came from, the day it was picked and a price by weight.",
    },
    {
      term: "Stall keepers",
      text: "Work close to home: stock on trust for the day, paid by what was sold in the evening.",
    },
    {
      term: "Cooks, schools and clinics",
      text: "A standing order for the week, collected at the counter at a fixed hour.",
    },
  ],
  works: {
    lead: "One day of one crate, as it is meant to go.",
    shape: "lanes",
    caption:
      "The way of a crate from the grower over the collection point and the counter to the household, and the payment on its way back.",
    nodes: [
      { by: "Grower", title: "Picks and sorts", text: "By the grade on the card, in the early morning." },
      {
        by: "Collection point",
        title: "Weighs and notes",
        text: "Weight, grade and field go on a slip; the grower keeps a copy.",
      },
      {
        by: "Collection point",
        title: "Cools and loads",
        text: "Shade and water first, a cold box where there is power.",
      },
      { by: "Counter", title: "Sells by weight", text: "The price of the day stands on a board and online." },
      { by: "Household", title: "Pays", text: "In cash or by mobile money, with a receipt." },
      {
        by: "Grower",
        title: "Is paid",
        text: "Within a stated number of days for what was accepted, whether it was sold or not.",
      },
    ],
  },
  today: [
    {
      term: "What there is",
      text: "This page, a form that reaches the office, and a portal page where vendors can ask for access.",
    },
    {
      term: "What there is not",
      text: "No stall, no shop, no online counter, no price list. Nobody may sell in the name of AFM.",
    },
    {
      term: "What we collect now",
      text: "Places where growers and buyers live within a day of each other and have no market between them. They decide where a first counter would be tried.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "One counter in Liberia",
      text: "A trial in the pilot country, small enough to be closed again. Its figures are to be published, good or bad.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "Ghana, Sierra Leone, Nigeria",
      text: "Counters follow the roadmap of the group, after the trial has paid its own way for a year.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "The online counter across borders",
      text: "Dry goods only, since fresh produce does not wait for customs.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Counters run by others",
      text: "Cooperatives that use the grades and the slips under their own name.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Who may sell",
      text: "Growers and processors who can show where a thing comes from. Imported produce is not for this market.",
    },
    {
      term: "What may be sold",
      text: "Food and plants that the law of the country allows to be sold without prescription. No live wild animals.",
    },
    {
      term: "Price",
      text: "Agreed in writing per grade before delivery. AFM's share is stated on the same paper.",
    },
    {
      term: "Refusal",
      text: "What misses the grade goes back to the grower or to processing, by the grower's own choice.",
    },
    { term: "Cost to join", text: "None is planned. Whoever asks for a joining fee in our name is not us." },
  ],
  risks: [
    {
      term: "Spoilage",
      text: "Fresh produce loses value by the hour. A lorry that breaks down can cost a week's margin.",
    },
    {
      term: "Side selling",
      text: "When the market price rises above the agreed one, growers have reason to sell elsewhere; when it falls, buyers have.",
    },
    {
      term: "Permits",
      text: "Markets need a trading licence, food safety checks and often the consent of the local council.",
    },
    {
      term: "Existing traders",
      text: "A new counter takes customers from people who live by trading. Without them as partners it will not last.",
    },
    { term: "Cash", text: "Where few people pay by phone, a counter holds cash and has to guard it." },
  ],
  questions: [
    {
      question: "Can I buy something now?",
      answer:
        "No. There is no shop behind this page and no price list. When a counter opens, its address, its hours and its manager will stand here.",
    },
    {
      question: "I grow vegetables. What can I do today?",
      answer:
        "Tell the office where you are, what you grow and in which months, and how far the next market is. You get a reference. Your answer helps to choose the first place; it is not a contract and nothing is promised.",
    },
    {
      question: "How is AFM different from AHX?",
      answer:
        "By the size of the sale. AFM sells by the kilogram to households and kitchens. AHX is meant for graded lots by the tonne, between firms.",
    },
  ],
  next: {
    lead: "Growers, stall keepers and owners of a place with water and shade: say what you have and where. A person reads it and you get a reference.",
    leadType: "division_question",
    submitLabel: "Send to AFM",
  },
  related: ["/subsidiaries/ahx", "/programs", "/where-to-buy", "/policies/packaging-safety"],
  reviewedOn: "2026-11-21",
  rests: ["roadmap", "members"],
  faq: {
    description:
      "Answers about the planned farmers market: how prices would be set, who carries spoilt produce, which papers a seller needs, how buyers complain.",
    lead: "What growers, stall keepers and buyers ask about a market that does not exist yet, answered as far as it is decided.",
    drawing: {
      kind: "flow",
      id: "slip",
      heading: "Who bears what, and when it passes",
      caption: "Until the slip is written the produce is the grower's risk; from then on it would be AFM's.",
      parties: ["Grower", "AFM", "Buyer"],
      passes: [
        {
          from: 1,
          to: 0,
          what: "Before the season: the price, worked out from three years in the nearest towns",
        },
        { from: 0, to: 1, what: "The agreed quantity, weighed near the field" },
        { from: 1, to: 0, what: "The slip: the risk passes with it" },
        { from: 1, to: 2, what: "Graded produce, with what it was treated with on the board" },
        { from: 2, to: 1, what: "Back on the same day, with the receipt, if it is bad" },
      ],
    },
    groups: [
      {
        id: "selling",
        heading: "Selling",
        items: [
          {
            question: "How would the price be set?",
            answer:
              "Before the season, for each grade, from the wholesale prices of the nearest towns in the three years before. The paper shows the calculation. If the market rises far above it, both sides may ask to open it once.",
          },
          {
            question: "Who bears the loss when produce spoils?",
            answer:
              "From the slip onward, AFM. Up to the slip, the grower. That is why weighing happens as near to the field as possible.",
          },
          {
            question: "Must I sell everything to AFM?",
            answer:
              "No. You agree on a quantity, not on your whole harvest. What goes beyond it is yours to sell where you like.",
          },
          {
            question: "Which papers would I need?",
            answer:
              "An identity document, something that shows your right to use the land or the consent of who holds it, and a phone number for payment. A business registration is needed only where the law asks for one; the country guides say where.",
          },
        ],
      },
      {
        id: "buying",
        heading: "Buying",
        items: [
          {
            question: "Would produce be organic?",
            answer:
              "Only what is certified would be called so. The board would say for every crop which treatments were used and when.",
          },
          {
            question: "Could I return what is bad?",
            answer:
              "Fresh produce on the same day, with the receipt, for money or exchange. Dry goods within the days printed on the bag.",
          },
          {
            question: "Will there be delivery?",
            answer:
              "Not in the trial. A standing order is collected at the counter. Delivery would come when somebody in the neighbourhood wants to live from it.",
          },
        ],
      },
      {
        id: "working",
        heading: "Working with us",
        items: [
          {
            question: "I trade at a market already. Do you want to replace me?",
            answer:
              "No. A counter needs people who know the customers and the crop. Traders who would rather keep their own stall can buy graded crates like anyone else.",
          },
          {
            question: "I own a place that would fit. What do you need to know?",
            answer:
              "Size, water, shade, power, who else uses it, and who decides about it. Send no title deed; a description is enough until somebody visits.",
          },
        ],
      },
    ],
  },
};
