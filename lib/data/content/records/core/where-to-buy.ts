import type { PageRecord } from "../../types.ts";

/** Nothing is on sale yet; the page gives advice on buying food and goods elsewhere. */
export const whereToBuyPage: PageRecord = {
  name: "Where to buy",
  title: "Where to buy: nothing of ours yet",
  description:
    "No product of the Akoma Group is on sale anywhere. How to buy well meanwhile: weights, grades, food-safety marks, dates, fake seed and medicine.",
  eyebrow: "Trade",
  lead: "We sell nothing, and no shop, trader or website sells anything of ours. This page is about buying well from those who do have something to sell.",
  contents: true,
  sections: [
    {
      kind: "notice",
      id: "nothing",
      heading: "If you see our name on a product",
      tone: "caution",
      paragraphs: [
        "It is not from us. Keep the packet, note the place, do not eat or plant what is inside, and tell the office. For food or medicine, tell the food and drugs authority of the country first.",
      ],
    },
    {
      kind: "table",
      id: "places",
      heading: "Choosing where to buy",
      caption: "Places to buy produce and supplies, what each is good for and what to check there",
      columns: [{ label: "Place" }, { label: "Good for" }, { label: "Check" }],
      rows: [
        [
          "Farm gate",
          "Freshness and a talk with the grower",
          "When it was last sprayed, and whether the waiting days have passed",
        ],
        [
          "Weekly market",
          "Choice and a price you can compare at ten stalls",
          "Go early, bring a small scale, ask for the measure before the price",
        ],
        [
          "Cooperative store",
          "Grain and pulses of one grade",
          "Moisture: a grain that does not crack between the teeth is too damp to keep",
        ],
        [
          "Wholesale market",
          "Sacks and crates, at dawn",
          "Open a sack from the middle; the top layer is chosen for you",
        ],
        [
          "Agro-dealer",
          "Seed, feed, fertiliser, chemicals",
          "Licence on the wall, sealed bags, a receipt with the lot number",
        ],
        ["Online", "Dry goods that travel", "Who takes them back, and pay on delivery where it is offered"],
      ],
    },
    {
      kind: "facts",
      id: "grades",
      heading: "What a grade tells you",
      lead: "A grade is a promise about size, moisture, damage and foreign matter. It says little about taste.",
      facts: [
        {
          term: "Standards",
          text: "National standards bureaux publish them, often shared within the East African Community or ECOWAS. Ask which standard a grade refers to; a word such as premium refers to none.",
        },
        {
          term: "Moisture",
          text: "The number that decides whether grain keeps. Buyers of sacks carry a meter; buyers of bags can bite, shake and smell.",
        },
        {
          term: "Sampling",
          text: "A lot is judged by handfuls from several depths, mixed. One handful from the top describes the top.",
        },
        {
          term: "Price per unit",
          text: "Tins and heaps differ from town to town. Convert to the kilogram before you compare.",
        },
      ],
    },
    {
      kind: "parts",
      id: "marks",
      heading: "Food-safety marks and dates",
      whole: "What a packet can carry",
      caption: "Five things to look for on a packet, and what each of them says.",
      parts: [
        {
          title: "Registration number",
          text: "Packed food and all medicine carry a number of the national food or drug authority. Many have a list online or a telephone number where it can be read back.",
        },
        {
          title: "Quality mark",
          text: "The sign of a standards bureau means that samples passed. It is granted to one product of one maker; look for the permit number beside it.",
        },
        {
          title: "HACCP",
          text: "A way for a maker to find and control dangers, described in the Codex Alimentarius. It concerns the factory and not the single packet.",
        },
        {
          title: "Organic",
          text: "Only with the name of a certifier, or of a group scheme whose members inspect each other.",
        },
        {
          title: "Two kinds of date",
          text: "Use by is about safety, best before about quality. Dried goods often outlive the second; milk and fish do not outlive the first.",
        },
      ],
      sources: [
        {
          label: "FAO and WHO, Codex Alimentarius",
          href: "https://www.fao.org/fao-who-codexalimentarius/en/",
          year: 2023,
        },
      ],
    },
    {
      kind: "steps",
      id: "fakes",
      heading: "Fake seed, medicine and spare parts",
      steps: [
        {
          title: "Look at the seal",
          text: "Glue twice applied, a label over a label, spelling that differs between box and leaflet.",
        },
        {
          title: "Use the scratch code",
          text: "Some countries put one on seed and medicine packets. Send it to the number you know, not to the one on the packet, where the authority publishes one.",
        },
        {
          title: "Test a little first",
          text: "Lay ten seeds in a wet cloth and count what sprouts within a week, before a field depends on it.",
        },
        {
          title: "Compare the price",
          text: "If it is far below every other dealer's, something is missing: quality, a permit or the true owner's consent.",
        },
        {
          title: "Keep packet and receipt",
          text: "Without the lot number nobody can recall the rest or compensate you.",
        },
      ],
    },
    {
      kind: "prose",
      id: "later",
      heading: "What is meant to come",
      paragraphs: [
        "Two divisions would sell one day: AFM to households and AHX to buyers in volume. When the first counter opens, its street, hours and manager are to stand on this page, with the grades it uses. A list of places without those three would be worth nothing to you.",
        "Until then the most useful thing you can send is a gap: the good you look for, the month in which it is missing, and the distance you travel for it.",
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Tell us what you cannot find",
      lead: "One product is enough. Say where you live and how much of it your household or kitchen uses in a week.",
      leadType: "division_question",
      submitLabel: "Send",
    },
  ],
  related: [
    "/subsidiaries/afm",
    "/subsidiaries/ahx",
    "/policies/packaging-safety",
    "/policies/delivery-returns",
  ],
  reviewedOn: "2026-11-21",
};
