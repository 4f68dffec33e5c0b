import type { Subsidiary } from "./types.ts";

/** The exchange for graded goods in volume. */
export const ahx: Subsidiary = {
  slug: "ahx",
  name: "AHX",
  title: "AHX: an exchange for graded goods",
  description:
    "How the planned AHX exchange would trade graded goods by the lot: grades, warehouse receipts, who may offer, disputes, and what to prepare.",
  eyebrow: "Trade and travel",
  lead: "Goods sold in volume by grade, so that a buyer can order without seeing the heap. No trading takes place. Buyers can say which grade and volume they look for, and where.",
  what: [
    "Two sacks of maize can look alike and be worth different prices: one is dry, the other will grow mould in the ship. A grade turns that difference into measurements: moisture, broken grains, foreign matter, live insects, toxins. Once both sides trust the measurement, they can agree on a price from far apart.",
    "AHX is meant to be the place where such lots are offered, compared and sold between firms. It would publish the rules of grading, list what approved warehouses hold, match offers with bids, and see that goods and money change hands together.",
    "The hinge is the warehouse receipt: a paper or electronic record that a named warehouse holds a stated weight of a stated grade for whoever owns the receipt. Sold on, it carries the goods with it; pledged, it can secure a loan. Whether a court sees it that way depends on the law of the country. UNCITRAL and UNIDROIT adopted a model law for it in 2024, which each state may take up or leave.",
  ],
  forWhom: [
    {
      term: "Processors",
      text: "Raw material by specification, from several suppliers, with the test certificate before the lorry leaves.",
    },
    {
      term: "Exporters",
      text: "Lots that fill a container, with the papers of origin that a customs office abroad asks for.",
    },
    {
      term: "Cooperatives",
      text: "Selling together and later in the season, instead of each alone at harvest, when everybody sells.",
    },
    {
      term: "Lenders",
      text: "Security that can be counted and weighed, instead of a promise about next month.",
    },
  ],
  works: {
    lead: "The way of one lot as it is planned, from the gate in to the gate out.",
    shape: "lanes",
    caption:
      "A lot goes from the depositor into a warehouse, becomes a receipt, is sold on the exchange and is collected by the buyer.",
    nodes: [
      {
        by: "Depositor",
        title: "Brings a lot",
        text: "Cleaned, dried and bagged, with the village it comes from.",
      },
      {
        by: "Warehouse",
        title: "Samples and grades",
        text: "With the owner watching; half of the sample is sealed and kept.",
      },
      {
        by: "Warehouse",
        title: "Issues a receipt",
        text: "Weight, grade, place, date and charges, for one named owner.",
      },
      {
        by: "Depositor",
        title: "Offers or waits",
        text: "Names a lowest price now, or keeps the receipt for a later month.",
      },
      {
        by: "Buyer",
        title: "Bids and deposits",
        text: "The money lies with a settlement bank before any gate opens.",
      },
      {
        by: "Exchange",
        title: "Settles the sale",
        text: "Receipt to the buyer, money to the depositor, charges to the warehouse.",
      },
      { by: "Buyer", title: "Collects and tests", text: "Has a stated time to accept the lot or to object." },
    ],
  },
  today: [
    { term: "Trading", text: "None. There is no order book, no membership and no price list." },
    {
      term: "Warehouses",
      text: "None has been inspected or approved. A store that shows an AHX sign uses the name without right.",
    },
    {
      term: "Grades",
      text: "Not chosen yet. Codex Alimentarius, national standards bureaux and regional blocs publish standards for many crops, and AHX is to use those before it writes any of its own.",
    },
    {
      term: "Vendor portal",
      text: "Suppliers can ask to be let in. Those on the list of vendors are asked there to quote for what buyers want.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "Grades on paper",
      text: "For two or three dry goods in Liberia: limits, sampling rules and a specimen receipt, put before growers and buyers for comment.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "First lots for cash",
      text: "Sales from inspected stores in Ghana, Sierra Leone and Nigeria, where the law on receipts allows it. Ghana and Nigeria have exchanges of their own; AHX would have to work with them or leave the field to them.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Lots across borders",
      text: "Proof of origin under the AfCFTA and plant health papers tied to each lot, so that somebody in another region can order it.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Sales before harvest",
      text: "They need deposits, a clearing house and a commodities regulator. They come last, if at all.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Who may offer",
      text: "Registered firms and cooperatives that own the goods free of other claims, or say openly who holds one.",
    },
    {
      term: "Smallest lot",
      text: "To be set crop by crop, by what fits a lorry. Below it, AFM is the counter to use.",
    },
    {
      term: "Charges",
      text: "Storage, handling, grading and the exchange's own fee, each shown by itself before a lot is taken in.",
    },
    {
      term: "Own trades",
      text: "AHX would not buy or sell for itself. Where a division of the group trades, its orders are marked and wait in the same queue.",
    },
    {
      term: "Disputes",
      text: "The sealed half of the sample goes to a laboratory that both sides named beforehand.",
    },
  ],
  risks: [
    {
      term: "Receipts without goods",
      text: "A store that issues paper for grain it does not hold, or lets it be pledged twice, can ruin an exchange. Unannounced counts and insurance are the answer, and both cost money.",
    },
    { term: "Too few buyers", text: "On a floor with a single bidder there is a price but no market." },
    {
      term: "Damp and toxins",
      text: "Grain takes up water, insects breed, and mould can leave aflatoxin that no cleaning removes.",
    },
    {
      term: "Export bans",
      text: "Governments stop exports when food is expensive. A lot sold abroad can then wait in store for a season.",
    },
    {
      term: "Permission",
      text: "Some states count an exchange as part of the securities market. Opening without that permit would break the law.",
    },
  ],
  questions: [
    {
      question: "Can I trade on AHX now?",
      answer:
        "No. Nothing is listed and no bid is taken. What you send today tells the office which crops and grades to begin with.",
    },
    {
      question: "What is a warehouse receipt worth to a bank?",
      answer:
        "As much as the law and the store behind it. A lender wants to know whether a court would hand over the goods, whether the operator is licensed and insured, and whether the same bags could be pledged twice. Put these three points to your own lender before you pay for storage.",
    },
    {
      question: "Which grade should I ask for?",
      answer:
        "The loosest one that your use allows, since every tighter limit is paid for. Write limits as numbers with the test method beside each: “good quality” cannot be measured.",
    },
  ],
  extra: [
    {
      kind: "table",
      id: "specification",
      heading: "Write a specification that can be tested",
      lead: "Six lines prevent most quarrels between buyer and seller. They work with any supplier, today.",
      caption:
        "What a buyer of goods in volume writes down, what each line says and which quarrel it prevents",
      columns: [{ label: "Line" }, { label: "Say" }, { label: "Because" }],
      rows: [
        [
          "Product and crop year",
          "Name, variety if it matters, month of harvest",
          "Old stock can pass for new",
        ],
        [
          "Moisture",
          "The highest share, and by which meter or oven method",
          "Wet goods weigh more and spoil",
        ],
        [
          "Foreign matter, damage",
          "A limit for each, by weight of the sample",
          "Sorting takes time and weight",
        ],
        [
          "Contaminants",
          "Aflatoxin, residues, metals; which laboratory",
          "The port of arrival can refuse the load",
        ],
        [
          "Sampling",
          "Who draws it, from how many bags, who keeps the sealed part",
          "Most disputes are about the sample",
        ],
        [
          "Delivery",
          "Place by an Incoterms rule, last day, packing, tolerance",
          "It settles who pays freight and bears loss",
        ],
      ],
    },
  ],
  next: {
    lead: "Buyers: the goods, the use, the volume in a season, the place of delivery. Sellers: what you hold and can show for it. A message is not an order.",
    leadType: "division_question",
    submitLabel: "Send to AHX",
  },
  related: [
    "/subsidiaries/afm",
    "/portal/vendor",
    "/policies/import-export",
    "/subsidiaries/manufacturing-recycling",
  ],
  reviewedOn: "2026-11-21",
  rests: ["roadmap", "members"],
  sources: [
    {
      label: "UNIDROIT: UNCITRAL–UNIDROIT Model Law on Warehouse Receipts",
      href: "https://unidroit.org/instruments/warehouse-receipts",
      year: 2024,
    },
  ],
  faq: {
    description:
      "Grading, storage charges, settlement and disputes on the planned AHX exchange, and what buyers and sellers can check before they trade anywhere.",
    lead: "Asked by cooperatives, millers and exporters. AHX has no written rules so far; the craft of trading by grade is old and can be learnt now.",
    drawing: {
      kind: "flow",
      id: "a-lot",
      heading: "A lot from the pile to the money",
      caption:
        "The buyer's deposit lies there before the goods move, so that strangers need not trust each other.",
      parties: ["Seller", "Warehouse", "Buyer"],
      passes: [
        { from: 0, to: 1, what: "The lot, graded in the seller's presence" },
        { from: 1, to: 0, what: "A receipt for weight and grade; half of the sample stays sealed" },
        { from: 2, to: 1, what: "A deposit" },
        { from: 1, to: 2, what: "Goods of that weight and grade" },
        { from: 1, to: 0, what: "On the day of settlement: the money, out of the deposit" },
      ],
    },
    groups: [
      {
        id: "grading",
        heading: "Grading",
        items: [
          {
            question: "Who would grade my lot?",
            answer:
              "A trained grader of the warehouse, in your presence, with scales and meters whose calibration seal is valid. If you object, the sealed half is tested elsewhere, and whoever was wrong pays for the test.",
          },
          {
            question: "What if my goods meet no grade?",
            answer:
              "They could lie in a pile of their own and be sold by sample. They may not be blended into graded lots. Drying or cleaning once more is often the cheaper way out.",
          },
          {
            question: "How do I test dryness without a meter?",
            answer:
              "Roughly, with salt. Put dry grain and a spoon of dry table salt into a dry jar, close it, shake for some minutes and let it settle. Salt that sticks to the glass means that the grain is too damp to store. A buyer will still want a reading.",
          },
        ],
      },
      {
        id: "storing",
        heading: "Storing",
        items: [
          {
            question: "Does it pay to store and wait?",
            answer:
              "Only if the rise in price beats four things: storage, interest, weight lost to drying and pests, and the chance that the price falls. Write the four down before harvest and compare them with what the same month brought in earlier years.",
          },
          {
            question: "Who bears the loss if the warehouse burns?",
            answer:
              "Its insurer, if the policy names the goods of depositors. Ask for insurer, policy number and sum, and look whether the sum fits what lies in the store.",
          },
          {
            question: "Would my grain be mixed with that of others?",
            answer:
              "Bulk goods of one grade usually are: you get back weight and grade, not the same grains. Where origin matters, as with certified cocoa, ask for separate storage and expect to pay for the space.",
          },
        ],
      },
      {
        id: "paying",
        heading: "Money and papers",
        items: [
          {
            question: "When would a seller be paid?",
            answer:
              "On the day of settlement, out of the buyer's deposit. The rule is there so that strangers need not give each other credit.",
          },
          {
            question: "Can I sell a crop that still stands in the field?",
            answer:
              "Not here, for years to come. A contract with a processor can do it: fix the quantity, the grade, how the price is found, and what happens when the rain fails.",
          },
          {
            question: "Which papers does a lot need to cross a border?",
            answer:
              "Commonly an invoice, a packing list, a certificate of origin and a phytosanitary certificate of the plant protection office; at times proof of fumigation or a laboratory report. The buyer's customs broker knows what the country of arrival adds. Ask before you load.",
          },
        ],
      },
    ],
  },
};
